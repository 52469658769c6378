import { valuationFields } from '@forecourt/lead';
import type { FormDeclarationInput } from '@forecourt/lead';
import { STATES } from '@forecourt/values';
import type { State } from '@forecourt/values';

/** What a valuation is looked up with, by the names of the lead. */
const plateIn = (state: State): FormDeclarationInput['steps'][number] => ({
  title: 'Your plate and kilometres',
  fields: [
    { kind: 'text', name: 'rego', label: 'Registration', max: 10 },
    {
      ...{ kind: 'choice', name: 'regoState', label: 'State or territory' },
      options: [...STATES],
      initial: state,
    },
    { kind: 'number', name: 'kms', label: 'Kilometres', max: 2_000_000 },
  ],
});

/** What a shopper asks about a trade-in, and what we can say about all dealers. */
const FAQ: FormDeclarationInput['faq'] = [
  {
    question: 'How do you work out the value?',
    answer:
      'We look at the advertised prices of vehicles like yours here over the last 90 days, and take off what it costs to prepare, guarantee and sell one. You see each step.',
  },
  {
    question: 'Is the figure final?',
    answer:
      'No. It’s a range, because we haven’t seen your vehicle yet. We confirm a figure when we look at it with you.',
  },
  {
    question: 'Does every vehicle get an online estimate?',
    answer:
      'No. Vehicles over 7 years old or 100,000 km generally get no online estimate. Send us the details of yours anyway, and we’ll look at it with you.',
  },
  {
    question: 'What if I still owe money on it?',
    answer:
      'That’s fine. We need a letter from your finance institution with the outstanding balance. We pay what you owe out of the value, and what’s left goes towards your next vehicle.',
  },
  {
    question: 'Do I have to buy from you?',
    answer: 'No. We also buy vehicles from people who aren’t looking for another one.',
  },
];

/**
 * The form for a vehicle that its owner wants to sell or trade in, at `/sell-my-car`, `/sell-your-car`, `/trade-in` and `/cars/trade-in`;
 * with `?car_id=` it is about the vehicle that they want instead, and goes to the location of that one; else a dealer with several sales locations
 * has the shopper choose. It shows a value where the site has online valuations
 * (`enquiry.onlineValuation`); else a person answers with an offer.
 *
 * @param options `state`: the state or territory of the plate that is chosen at first. Default: `'QLD'`.
 */
export function sellYourCar({ state = 'QLD' }: { state?: State } = {}): FormDeclarationInput {
  return {
    id: 'sell-your-car',
    paths: ['sell-my-car', 'sell-your-car', 'trade-in', 'cars/trade-in'],
    title: 'Sell or trade in your vehicle',
    intro: 'Tell us what you drive. It takes about two minutes.',
    button: 'Send my details',
    category: 'Trade-In',
    unsaid: 'I would like an offer for my vehicle.',
    valuation: true,
    places: 'sales',
    faq: FAQ,
    steps: [
      plateIn(state),
      {
        title: 'Your vehicle',
        fields: [
          { kind: 'number', name: 'Trade-In Year', label: 'Year', min: 1900, max: 2100 },
          { kind: 'text', name: 'Trade-In Make', label: 'Make' },
          { kind: 'text', name: 'Trade-In Model', label: 'Model' },
          ...valuationFields,
          {
            ...{ kind: 'lines', name: 'notes', label: 'Anything else about it?', required: false },
            hint: 'Extras, tyres, or how soon you want to sell.',
          },
          {
            ...{ kind: 'file', name: 'photos', label: 'Photos of it', accept: 'photos', required: false },
            hint: 'Front, back, inside, and any damage.',
          },
        ],
      },
      {
        title: 'Your details',
        fields: [
          {
            ...{
              kind: 'choice',
              name: 'do-you-have-a-trade-in',
              label: 'Are you buying another one from us?',
            },
            options: ['Yes', 'No'],
          },
          {
            ...{ kind: 'choice', name: 'PreferredContactMethod', label: 'How should we contact you?' },
            options: ['Phone', 'Email', 'SMS'],
            initial: 'Phone',
          },
        ],
      },
    ],
  };
}
