import { EVENTS_PATH, VITALS_PATH } from '@forecourt/analytics';

/** Method and path of an API call: the part of its declaration that a browser needs. `{slug}` is a parameter. */
export interface Route {
  /** Name of the call. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch';
  readonly path: `/api/${string}`;
  /** The response may be an empty 204, which is null. */
  readonly orNothing?: true;
}

// Each is a separate export for tree shaking. The rest of a declaration, with its schemas and texts, is `operations` in
// `../contracts`: it is for servers and for types.

export const postLead = { id: 'postLead', method: 'post', path: '/api/leads' } as const;
export const postUploads = { id: 'postUploads', method: 'post', path: '/api/uploads' } as const;
export const postPhoneReveal = {
  id: 'postPhoneReveal',
  method: 'post',
  path: '/api/leads/phone-reveal',
} as const;
export const patchLead = { id: 'patchLead', method: 'patch', path: '/api/leads/{id}' } as const;
export const rego = { id: 'rego', method: 'get', path: '/api/rego', orNothing: true } as const;
export const postValuation = { id: 'postValuation', method: 'post', path: '/api/valuations' } as const;
export const postMiscellaneous = {
  id: 'postMiscellaneous',
  method: 'post',
  path: '/api/miscellaneous',
} as const;
export const applicationStart = {
  id: 'applicationStart',
  method: 'get',
  path: '/api/finance-applications/start',
} as const;
export const postApplication = {
  id: 'postApplication',
  method: 'post',
  path: '/api/finance-applications',
} as const;
export const application = {
  id: 'application',
  method: 'get',
  path: '/api/finance-applications/mine',
} as const;
export const patchApplication = {
  id: 'patchApplication',
  method: 'patch',
  path: '/api/finance-applications/mine',
} as const;
export const sendApplication = {
  id: 'sendApplication',
  method: 'post',
  path: '/api/finance-applications/mine/send',
} as const;
export const discardApplication = {
  id: 'discardApplication',
  method: 'post',
  path: '/api/finance-applications/mine/discard',
} as const;
export const account = { id: 'account', method: 'get', path: '/api/account', orNothing: true } as const;
export const postSignInCode = { id: 'postSignInCode', method: 'post', path: '/api/account/codes' } as const;
export const postSignIn = { id: 'postSignIn', method: 'post', path: '/api/account/sessions' } as const;
export const financeGate = { id: 'financeGate', method: 'get', path: '/api/account/finance-gate' } as const;
export const accountSessions = {
  id: 'accountSessions',
  method: 'get',
  path: '/api/account/sessions',
} as const;
export const endSessions = { id: 'endSessions', method: 'post', path: '/api/account/sessions/end' } as const;
export const accountData = { id: 'accountData', method: 'get', path: '/api/account/data' } as const;
export const accountReservations = {
  id: 'accountReservations',
  method: 'get',
  path: '/api/account/reservations',
} as const;
export const deleteAccount = { id: 'deleteAccount', method: 'post', path: '/api/account/delete' } as const;
export const askPasskey = {
  id: 'askPasskey',
  method: 'post',
  path: '/api/account/passkey-challenges',
} as const;
export const postPasskeySignIn = {
  id: 'postPasskeySignIn',
  method: 'post',
  path: '/api/account/passkey-sessions',
} as const;
export const passkeys = { id: 'passkeys', method: 'get', path: '/api/account/passkeys' } as const;
export const askNewPasskey = {
  id: 'askNewPasskey',
  method: 'post',
  path: '/api/account/passkeys/challenges',
} as const;
export const addPasskey = { id: 'addPasskey', method: 'post', path: '/api/account/passkeys' } as const;
export const renamePasskey = {
  id: 'renamePasskey',
  method: 'post',
  path: '/api/account/passkeys/rename',
} as const;
export const removePasskey = {
  id: 'removePasskey',
  method: 'post',
  path: '/api/account/passkeys/remove',
} as const;
export const watchlist = { id: 'watchlist', method: 'get', path: '/api/watchlist' } as const;
export const saveCar = { id: 'saveCar', method: 'post', path: '/api/watchlist/save-car' } as const;
export const noteCar = { id: 'noteCar', method: 'post', path: '/api/watchlist/note-car' } as const;
export const sharedList = { id: 'sharedList', method: 'get', path: '/api/shared-watchlist' } as const;
export const shareOfList = {
  id: 'shareOfList',
  method: 'get',
  path: '/api/watchlist/share',
  orNothing: true,
} as const;
export const shareList = { id: 'shareList', method: 'post', path: '/api/watchlist/share' } as const;
export const unshareList = { id: 'unshareList', method: 'post', path: '/api/watchlist/unshare' } as const;
export const removeCar = { id: 'removeCar', method: 'post', path: '/api/watchlist/remove-car' } as const;
export const checkout = { id: 'checkout', method: 'get', path: '/api/reservations/{slug}' } as const;
export const postCheckout = { id: 'postCheckout', method: 'post', path: '/api/reservations/{slug}' } as const;
export const ownCheckout = {
  id: 'ownCheckout',
  method: 'get',
  path: '/api/reservations/{slug}/own',
  orNothing: true,
} as const;
export const quotePurchase = {
  id: 'quotePurchase',
  method: 'post',
  path: '/api/reservations/{slug}/purchase',
} as const;
export const cancelCheckout = {
  id: 'cancelCheckout',
  method: 'post',
  path: '/api/reservations/{slug}/cancel',
} as const;
export const refundCheckout = {
  id: 'refundCheckout',
  method: 'post',
  path: '/api/reservations/{slug}/refund',
} as const;
export const checkoutReceipt = {
  id: 'checkoutReceipt',
  method: 'get',
  path: '/api/reservations/{slug}/receipt',
} as const;
export const paymentNews = { id: 'paymentNews', method: 'post', path: '/api/payments/webhook' } as const;
export const sandboxPage = {
  id: 'sandboxPage',
  method: 'get',
  path: '/api/payments/sandbox/{session}',
} as const;
export const sandboxPay = {
  id: 'sandboxPay',
  method: 'post',
  path: '/api/payments/sandbox/{session}',
} as const;
export const postInvoice = { id: 'postInvoice', method: 'post', path: '/api/invoices' } as const;
export const invoice = { id: 'invoice', method: 'get', path: '/api/invoices' } as const;
export const invoiceReceipt = { id: 'invoiceReceipt', method: 'get', path: '/api/invoices/receipt' } as const;
export const spin = { id: 'spin', method: 'get', path: '/api/spin-to-win' } as const;
export const postSpin = { id: 'postSpin', method: 'post', path: '/api/spin-to-win' } as const;
export const subscriptions = { id: 'subscriptions', method: 'get', path: '/api/subscriptions' } as const;
export const postSubscriptions = {
  id: 'postSubscriptions',
  method: 'post',
  path: '/api/subscriptions',
} as const;
export const postStop = { id: 'postStop', method: 'post', path: '/api/subscriptions/stop' } as const;
export const postUnsubscribe = { id: 'postUnsubscribe', method: 'post', path: '/api/unsubscribe' } as const;
export const alertOffer = { id: 'alertOffer', method: 'get', path: '/api/alerts' } as const;
export const postAlert = { id: 'postAlert', method: 'post', path: '/api/alerts' } as const;
export const alertLink = { id: 'alertLink', method: 'get', path: '/api/alerts/link' } as const;
export const confirmAlerts = { id: 'confirmAlerts', method: 'post', path: '/api/alerts/confirm' } as const;
export const myAlerts = { id: 'myAlerts', method: 'get', path: '/api/alerts/mine' } as const;
export const changeAlerts = { id: 'changeAlerts', method: 'post', path: '/api/alerts/mine' } as const;
export const addAlertDevice = { id: 'addAlertDevice', method: 'post', path: '/api/alerts/devices' } as const;
export const moveAlertDevice = {
  id: 'moveAlertDevice',
  method: 'post',
  path: '/api/alerts/devices/move',
} as const;
export const stopAlertDevice = {
  id: 'stopAlertDevice',
  method: 'post',
  path: '/api/alerts/devices/stop',
} as const;
export const stopAlerts = { id: 'stopAlerts', method: 'post', path: '/api/alerts/stop' } as const;
export const carAddresses = { id: 'carAddresses', method: 'get', path: '/api/cars' } as const;
export const car = { id: 'car', method: 'get', path: '/api/cars/{slug}' } as const;
export const similarCars = { id: 'similarCars', method: 'get', path: '/api/cars/{slug}/similar' } as const;
export const carView = { id: 'carView', method: 'get', path: '/api/cars/{slug}/view.json' } as const;
export const autogauge = { id: 'autogauge', method: 'get', path: '/api/cars/{slug}/autogauge' } as const;
export const carFinance = {
  id: 'carFinance',
  method: 'get',
  path: '/api/cars/{id}/finance',
  orNothing: true,
} as const;
export const carPdf = { id: 'carPdf', method: 'get', path: '/api/cars/{slug}/pdf' } as const;
export const postEvents = { id: 'postEvents', method: 'post', path: EVENTS_PATH } as const;
export const postVitals = { id: 'postVitals', method: 'post', path: VITALS_PATH } as const;
export const deliveryEstimate = { id: 'deliveryEstimate', method: 'get', path: '/api/delivery' } as const;
export const appointments = { id: 'appointments', method: 'get', path: '/api/appointments' } as const;
export const youxQuote = {
  id: 'youxQuote',
  method: 'post',
  path: '/api/youx/quote',
  orNothing: true,
} as const;
