export {
  platformApi,
  useAppointmentsQuery,
  useCarQuery,
  useCarViewQuery,
  usePostLeadMutation,
  useSimilarCarsQuery,
} from './platformApi.ts';
export type { PlatformError } from './platformApi.ts';
