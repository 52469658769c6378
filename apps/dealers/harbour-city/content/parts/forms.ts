import {
  careers,
  financeEnquiry,
  fleetEnquiry,
  partsRequest,
  sellYourCar,
  serviceBooking,
} from '@forecourt/enquiry/forms';

/** Our forms, each with a page of its own. */
export const forms = [
  serviceBooking(),
  partsRequest(),
  sellYourCar(),
  financeEnquiry({ applications: true }),
  fleetEnquiry(),
  careers(),
];
