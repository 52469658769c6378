import { financeEnquiry, partsRequest, sellYourCar, serviceBooking } from '@forecourt/enquiry/forms';

/** Our forms, each with a page of its own. */
export const forms = [
  {
    ...serviceBooking({
      jobs: [
        'Logbook service',
        'Tyres',
        'Chain or belt',
        'Brakes',
        'Roadworthy certificate',
        'Fit an accessory',
        'Something else',
      ],
      loanCar: false,
    }),
    intro:
      'Tell us about your bike, then choose a drop-off time. There is a bench, a kettle and a bus to town.',
  },
  partsRequest(),
  { ...sellYourCar({ state: 'VIC' }), title: 'Sell or trade in your bike' },
  financeEnquiry(),
];
