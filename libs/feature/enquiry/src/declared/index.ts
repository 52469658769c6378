/** Forms for `enquiry({ forms: [...] })`. Each is plain data: `{ ...serviceBooking(), title: 'Book in' }` changes one. */
export { careers, fleetEnquiry } from './business.ts';
export { financeEnquiry } from './finance.ts';
export { sellYourCar } from './selling.ts';
export { partsRequest, serviceBooking } from './service.ts';
