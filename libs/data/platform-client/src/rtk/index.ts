export { platformApi, useAppointmentsQuery, usePostLeadMutation } from './platformApi.ts';
export type { PlatformError } from './platformApi.ts';
