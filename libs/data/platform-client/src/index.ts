export { createPlatformFetch } from './client/createPlatformFetch.ts';
export type {
  CallOptions,
  CarVersion,
  PlatformFetch,
  PlatformFetchOptions,
} from './client/createPlatformFetch.ts';
export { postLead } from './client/postLead.ts';
export type { PostLeadOptions } from './client/postLead.ts';
export { PlatformProblem } from './client/PlatformProblem.ts';
export { HONEYPOT_FIELD } from './client/honeypot.ts';
export { contentKey, newKey } from './client/leadKey.ts';
export type { Appointments } from './contracts/appointments.ts';
export type { Autogauge, CarAddresses, CarView, SimilarCars } from './contracts/cars.ts';
export type { LeadAccepted, LeadRequest, LeadRequestInput } from './contracts/leadRequest.ts';
export type { Problem } from './contracts/problem.ts';
