export {
  platformApi,
  useAppointmentsQuery,
  usePatchLeadMutation,
  usePostLeadMutation,
  useRegoQuery,
  useValuationQuery,
} from './platformApi.ts';
export type { PlatformError } from './platformApi.ts';
