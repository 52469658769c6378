import { financeEnquiry, partsRequest, sellYourCar, serviceBooking } from '@forecourt/enquiry/forms';

/** Our forms, each with a page of its own. */
export const forms = [
  {
    ...serviceBooking({
      jobs: [
        'Annual service',
        'Wheel bearings and brakes',
        'Gas check',
        'Water leak',
        'Electrical',
        'Awning',
        'Something else',
      ],
      loanCar: false,
    }),
    intro: 'Tell us about your van and when you’re passing through. We’ll call to confirm the time.',
  },
  partsRequest(),
  { ...sellYourCar(), title: 'Sell or trade in your van' },
  financeEnquiry(),
];
