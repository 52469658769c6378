import type { InvoicePage } from '../invoices/invoice-page.ts';

/** The form of somebody who is signed in. */
export const invoicePage: InvoicePage = {
  head: { title: '', description: '', canonical: '' },
  intro: 'You find the number at the top right of the invoice.',
  ...{ minCents: 100, maxCents: 500_000, payment: null, receipt: null, isBack: false },
  typed: { email: 'kim@shopper.example' },
};

/** A payment that waits. */
export const openPayment: NonNullable<InvoicePage['payment']> = {
  ...{
    reference: 'IP-7K3M-9PQR',
    invoice: 'INV-1042',
    amount_cents: 125_050,
    refunded_cents: 0,
    status: 'open',
    receipt: false,
  },
  ...{ pay_until: '2026-11-26T02:35:00.000Z', paid_at: null },
  payment_url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  ...{ payUntil: 'Thursday 26 November 2026, 12:35 pm', paidAt: null },
};

/** A payment that was made. */
export const madePayment: typeof openPayment = {
  ...{ ...openPayment, status: 'paid', payment_url: null, receipt: true },
  ...{ paid_at: '2026-11-26T02:06:00.000Z', paidAt: 'Thursday 26 November 2026, 12:06 pm' },
};
