export { findInvoice } from './invoices/findInvoice.ts';
export type { InvoicePayment } from './invoices/InvoicePayment.ts';
export { invoiceLog } from './invoices/invoiceLog.ts';
export { listInvoices } from './invoices/listInvoices.ts';
export type { NamedPayment } from './invoices/listInvoices.ts';
export {
  addInvoiceEvents,
  invoiceEvents,
  recordInvoice,
  refreshInvoice,
  settleInvoice,
} from './invoices/settleInvoice.ts';
export { tellRefunds } from './invoices/tellRefunds.ts';
export { INVOICE_TOPIC, keepInvoiceSession, startInvoice } from './invoices/startInvoice.ts';
export type { PaymentProvider } from './payments/PaymentProvider.ts';
export { openPayments, openSandbox } from './payments/openPayments.ts';
export type { Payments, SandboxMount } from './payments/openPayments.ts';
export { eraseHolds } from './person/eraseHolds.ts';
export { FORGET_TOPIC, forgetDue, forgetHolds, forgetLater } from './person/forgetHolds.ts';
export { holdData } from './person/holdData.ts';
export { invoiceData } from './person/invoiceData.ts';
export { holdsOfPerson } from './person/holdsOfPerson.ts';
export { reconcile } from './reconcile.ts';
export type { Reconciliation } from './reconcile.ts';
export { ownPath, paymentPage } from './sandbox/paymentPage.ts';
export { giveUp, refreshHold, settleHold } from './settle.ts';
export { addEvents } from './store/addEvents.ts';
export { findHold, runningStatus } from './store/findHold.ts';
export { keepSession, nameLead, tellOnce } from './store/keep.ts';
export { hasHolds, listHolds } from './store/listHolds.ts';
export { holdLog, noteHold } from './store/log.ts';
export type { CheckoutServices, HeldCar, Hold, Purchase, Shopper } from './store/records.ts';
export { startHold } from './store/startHold.ts';
export { totalSuffix } from './store/totalSuffix.ts';
export { STEP_TOPIC } from './store/stepMessage.ts';
export { checkoutMigrations } from './store/migrations.ts';
export { newToken } from './store/tokens.ts';
