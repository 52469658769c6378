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
  serviceBooking({
    jobs: [
      'Logbook service',
      'Brakes',
      'Tyres and wheel alignment',
      'Air conditioning',
      'Battery',
      'Warning light',
      'Truck or heavy vehicle service',
      'Something else',
    ],
  }),
  partsRequest(),
  sellYourCar(),
  financeEnquiry({ applications: true }),
  fleetEnquiry(),
  careers({ roles: ['Service adviser', 'Diesel fitter', 'Sales consultant', 'Apprentice technician'] }),
];
