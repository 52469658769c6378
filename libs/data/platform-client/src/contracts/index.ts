export { appointmentsSchema } from './appointments.ts';
export type { Appointments } from './appointments.ts';
export { defineOperation, problemStatuses } from './defineOperation.ts';
export type { Operation, ProblemText } from './defineOperation.ts';
export {
  autogaugeSchema,
  carAddressesSchema,
  carViewSchema,
  publicCarSchema,
  similarCarsSchema,
} from './cars.ts';
export type { Autogauge, CarAddresses, CarView, SimilarCars } from './cars.ts';
export { countedEventSchema } from './counting.ts';
export type { CountedEvent, VitalsReport } from './counting.ts';
export { deliveryEstimateSchema } from './delivery.ts';
export type { DeliveryEstimate } from './delivery.ts';
export { leadRequestSchema, leadRequestSchemaFor } from './leadRequest.ts';
export type { LeadAccepted, LeadRequest, LeadRequestInput } from './leadRequest.ts';
export { lenderInfoSchema } from './lender.ts';
export { operations } from './operations.ts';
export type { Operations } from './operations.ts';
export { problemSchema } from './problem.ts';
export type { Problem } from './problem.ts';
export { regoVehicleSchema, valuationSchema } from './valuation.ts';
export type { RegoVehicle, ValuationAnswer, ValuationRequest } from './valuation.ts';
export { keptFilesSchema } from './uploadOperations.ts';
export type { KeptFiles } from './uploadOperations.ts';
export { youxQuoteRequestSchema, youxQuoteSchema } from './youx.ts';
export type { YouxQuote, YouxQuoteRequest } from './youx.ts';
