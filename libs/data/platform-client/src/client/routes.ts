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
export const subscriptions = { id: 'subscriptions', method: 'get', path: '/api/subscriptions' } as const;
export const postSubscriptions = {
  id: 'postSubscriptions',
  method: 'post',
  path: '/api/subscriptions',
} as const;
export const postStop = { id: 'postStop', method: 'post', path: '/api/subscriptions/stop' } as const;
export const postUnsubscribe = { id: 'postUnsubscribe', method: 'post', path: '/api/unsubscribe' } as const;
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
