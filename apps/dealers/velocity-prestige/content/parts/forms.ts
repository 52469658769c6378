import { financeEnquiry, sellYourCar } from '@forecourt/enquiry/forms';

/** Our forms, each with a page of its own. */
export const forms = [
  {
    ...sellYourCar({ state: 'VIC' }),
    title: 'Sell us your car',
    intro: 'Tell us about your car. One of us will come to see it, and make you an offer on the spot.',
  },
  financeEnquiry(),
];
