/** Method and path of a desk call: the part of its declaration that a browser needs. `{site}` is a parameter. */
export interface DeskRoute {
  /** Name of the call. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch';
  readonly path: `/api/desk/${string}`;
}

// Each is a separate export for tree shaking. The rest of a declaration, with its schemas and roles, is `deskOperations`
// in `../contracts`: it is for servers and for types.

export const requestCode = { id: 'requestCode', method: 'post', path: '/api/desk/session/code' } as const;
export const signIn = { id: 'signIn', method: 'post', path: '/api/desk/session' } as const;
export const signOut = { id: 'signOut', method: 'post', path: '/api/desk/session/end' } as const;
export const me = { id: 'me', method: 'get', path: '/api/desk/me' } as const;
export const enrolSecondFactor = {
  id: 'enrolSecondFactor',
  method: 'post',
  path: '/api/desk/session/second-factor',
} as const;
export const confirmSecondFactor = {
  id: 'confirmSecondFactor',
  method: 'post',
  path: '/api/desk/session/second-factor/confirm',
} as const;
export const verifySecondFactor = {
  id: 'verifySecondFactor',
  method: 'post',
  path: '/api/desk/session/second-factor/verify',
} as const;

export const leads = { id: 'leads', method: 'get', path: '/api/desk/sites/{site}/leads' } as const;
export const lead = { id: 'lead', method: 'get', path: '/api/desk/sites/{site}/leads/{id}' } as const;
export const leadDrafts = {
  id: 'leadDrafts',
  method: 'get',
  path: '/api/desk/sites/{site}/leads/{id}/drafts',
} as const;
export const leadFile = {
  id: 'leadFile',
  method: 'get',
  path: '/api/desk/sites/{site}/leads/{id}/files/{file}',
} as const;
export const assignLead = {
  id: 'assignLead',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/assign',
} as const;
export const noteLead = {
  id: 'noteLead',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/notes',
} as const;
export const setLeadStatus = {
  id: 'setLeadStatus',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/status',
} as const;
export const mergeLead = {
  id: 'mergeLead',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/merge',
} as const;
export const snoozeLead = {
  id: 'snoozeLead',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/snooze',
} as const;
export const replyToLead = {
  id: 'replyToLead',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/replies',
} as const;
export const logCall = {
  id: 'logCall',
  method: 'post',
  path: '/api/desk/sites/{site}/leads/{id}/calls',
} as const;

export const templates = {
  id: 'templates',
  method: 'get',
  path: '/api/desk/sites/{site}/templates',
} as const;
export const createTemplate = {
  id: 'createTemplate',
  method: 'post',
  path: '/api/desk/sites/{site}/templates',
} as const;
export const updateTemplate = {
  id: 'updateTemplate',
  method: 'patch',
  path: '/api/desk/sites/{site}/templates/{id}',
} as const;

export const settings = { id: 'settings', method: 'get', path: '/api/desk/sites/{site}/settings' } as const;
export const updateSettings = {
  id: 'updateSettings',
  method: 'patch',
  path: '/api/desk/sites/{site}/settings',
} as const;
export const figures = { id: 'figures', method: 'get', path: '/api/desk/sites/{site}/figures' } as const;

export const appointments = {
  id: 'appointments',
  method: 'get',
  path: '/api/desk/sites/{site}/appointments',
} as const;
export const releaseAppointment = {
  id: 'releaseAppointment',
  method: 'post',
  path: '/api/desk/sites/{site}/appointments/release',
} as const;
export const setCapacity = {
  id: 'setCapacity',
  method: 'patch',
  path: '/api/desk/sites/{site}/appointments/capacity',
} as const;

export const setDayCapacity = {
  id: 'setDayCapacity',
  method: 'patch',
  path: '/api/desk/sites/{site}/appointments/days',
} as const;

export const deliveries = {
  id: 'deliveries',
  method: 'get',
  path: '/api/desk/sites/{site}/deliveries',
} as const;
export const retryDelivery = {
  id: 'retryDelivery',
  method: 'post',
  path: '/api/desk/sites/{site}/deliveries/{id}/retry',
} as const;
export const retryAllDeliveries = {
  id: 'retryAllDeliveries',
  method: 'post',
  path: '/api/desk/sites/{site}/deliveries/retry',
} as const;

export const unsubscribes = {
  id: 'unsubscribes',
  method: 'get',
  path: '/api/desk/sites/{site}/unsubscribes',
} as const;
export const addUnsubscribe = {
  id: 'addUnsubscribe',
  method: 'post',
  path: '/api/desk/sites/{site}/unsubscribes',
} as const;

export const reservations = {
  id: 'reservations',
  method: 'get',
  path: '/api/desk/sites/{site}/reservations',
} as const;
export const reservation = {
  id: 'reservation',
  method: 'get',
  path: '/api/desk/sites/{site}/reservations/{id}',
} as const;
export const extendReservation = {
  id: 'extendReservation',
  method: 'post',
  path: '/api/desk/sites/{site}/reservations/{id}/extend',
} as const;
export const refundReservation = {
  id: 'refundReservation',
  method: 'post',
  path: '/api/desk/sites/{site}/reservations/{id}/refund',
} as const;
export const convertReservation = {
  id: 'convertReservation',
  method: 'post',
  path: '/api/desk/sites/{site}/reservations/{id}/convert',
} as const;
export const noteReservation = {
  id: 'noteReservation',
  method: 'post',
  path: '/api/desk/sites/{site}/reservations/{id}/notes',
} as const;
export const payments = { id: 'payments', method: 'get', path: '/api/desk/sites/{site}/payments' } as const;
export const payment = {
  id: 'payment',
  method: 'get',
  path: '/api/desk/sites/{site}/payments/{id}',
} as const;
export const refundPayment = {
  id: 'refundPayment',
  method: 'post',
  path: '/api/desk/sites/{site}/payments/{id}/refund',
} as const;
export const notePayment = {
  id: 'notePayment',
  method: 'post',
  path: '/api/desk/sites/{site}/payments/{id}/notes',
} as const;
export const financeApplications = {
  id: 'financeApplications',
  method: 'get',
  path: '/api/desk/sites/{site}/finance-applications',
} as const;
export const financeApplication = {
  id: 'financeApplication',
  method: 'get',
  path: '/api/desk/sites/{site}/finance-applications/{id}',
} as const;
export const decideFinanceApplication = {
  id: 'decideFinanceApplication',
  method: 'post',
  path: '/api/desk/sites/{site}/finance-applications/{id}/decision',
} as const;

export const imports = { id: 'imports', method: 'get', path: '/api/desk/sites/{site}/imports' } as const;
export const importRows = {
  id: 'importRows',
  method: 'get',
  path: '/api/desk/sites/{site}/imports/{id}/rows',
} as const;
export const searchIndex = {
  id: 'searchIndex',
  method: 'get',
  path: '/api/desk/sites/{site}/search-index',
} as const;
export const draftLink = {
  id: 'draftLink',
  method: 'post',
  path: '/api/desk/sites/{site}/draft-link',
} as const;
export const compareSearch = {
  id: 'compareSearch',
  method: 'post',
  path: '/api/desk/sites/{site}/search-index/compare',
} as const;
export const phoneReveals = {
  id: 'phoneReveals',
  method: 'get',
  path: '/api/desk/sites/{site}/phone-reveals',
} as const;
export const stockHealth = {
  id: 'stockHealth',
  method: 'get',
  path: '/api/desk/sites/{site}/stock-health',
} as const;
export const carFlags = {
  id: 'carFlags',
  method: 'get',
  path: '/api/desk/sites/{site}/cars/{id}/flags',
} as const;
export const cars = { id: 'cars', method: 'get', path: '/api/desk/sites/{site}/cars' } as const;

export const staff = { id: 'staff', method: 'get', path: '/api/desk/sites/{site}/staff' } as const;
export const inviteStaff = {
  id: 'inviteStaff',
  method: 'post',
  path: '/api/desk/sites/{site}/staff',
} as const;
export const updateStaff = {
  id: 'updateStaff',
  method: 'patch',
  path: '/api/desk/sites/{site}/staff/{id}',
} as const;
export const removeStaff = {
  id: 'removeStaff',
  method: 'post',
  path: '/api/desk/sites/{site}/staff/{id}/remove',
} as const;
export const resetSecondFactor = {
  id: 'resetSecondFactor',
  method: 'post',
  path: '/api/desk/sites/{site}/staff/{id}/second-factor/reset',
} as const;

export const exportLeads = {
  id: 'exportLeads',
  method: 'get',
  path: '/api/desk/sites/{site}/exports/leads.csv',
} as const;
export const exportPerson = {
  id: 'exportPerson',
  method: 'post',
  path: '/api/desk/sites/{site}/people/export',
} as const;
export const erasePerson = {
  id: 'erasePerson',
  method: 'post',
  path: '/api/desk/sites/{site}/people/erase',
} as const;
export const audit = { id: 'audit', method: 'get', path: '/api/desk/sites/{site}/audit' } as const;
export const live = { id: 'live', method: 'get', path: '/api/desk/sites/{site}/live' } as const;
