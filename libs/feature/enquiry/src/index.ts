export { enquiry } from './manifest.ts';
export type { EnquiryVehicleProps } from './slots.ts';
