import { financeEnquiry, fleetEnquiry, sellYourCar, serviceBooking } from '@forecourt/enquiry/forms';

/** Our forms, each with a page of its own. */
export const forms = [
  {
    ...serviceBooking(),
    intro: 'Tell us about your Tarrin, then choose a drop-off time. The price is agreed before we begin.',
  },
  { ...sellYourCar({ state: 'WA' }), title: 'Trade in your car' },
  financeEnquiry(),
  fleetEnquiry(),
];
