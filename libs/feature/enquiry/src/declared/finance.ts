import type { FormDeclarationInput } from '@forecourt/lead';

/** The pages of applications, `@forecourt/finance-application`; without that feature they are enquiries too. */
const APPLICATION_PATHS = ['apply-for-finance', 'finance-pre-approval'];

/** The field that the value of the shopper's own vehicle fills in. */
export const OFFER_FIELD = 'deposit';

/**
 * The finance enquiry and its variants, at `/finance`, `/finance-enquiry`, `/apply-for-finance`, `/finance-pre-approval`,
 * `/finance-and-insurance` and `/personalised/finance`. It asks for what a first conversation needs, and for no document; with `?car_id=`
 * it is about a vehicle, and `?vehiclePriceBudget=` fills in the price.
 *
 * @param options `applications`: the site takes finance applications, which have the pages `/apply-for-finance` and
 *   `/finance-pre-approval`. Default: `false`.
 */
export function financeEnquiry({
  applications = false,
}: { applications?: boolean } = {}): FormDeclarationInput {
  return {
    id: 'finance-enquiry',
    paths: [
      ...['finance', 'finance-enquiry', 'finance-and-insurance', 'personalised/finance'],
      ...(applications ? [] : APPLICATION_PATHS),
    ],
    title: 'Talk to us about finance',
    intro:
      'A few questions, no credit check. We’ll call you with what a lender may offer, including the interest rate and comparison rate.',
    button: 'Ask about finance',
    category: 'Finance Enquiry',
    unsaid: 'I would like to talk about finance.',
    signInWithVin: true,
    steps: [
      {
        title: 'The loan',
        fields: [
          {
            kind: 'number',
            name: 'vehiclePriceBudget',
            label: 'Vehicle price, roughly',
            min: 500,
            max: 2_000_000,
          },
          {
            kind: 'number',
            name: OFFER_FIELD,
            label: 'Deposit or trade-in',
            max: 2_000_000,
            required: false,
          },
          {
            ...{ kind: 'choice', name: 'term', label: 'Over how long?' },
            options: ['3 years', '4 years', '5 years', '7 years', 'Not sure'],
          },
          {
            kind: 'choice',
            name: 'use',
            label: 'You’ll use it for',
            options: ['Personal use', 'Business use'],
          },
        ],
      },
      {
        title: 'You',
        fields: [
          {
            ...{ kind: 'choice', name: 'work', label: 'Work' },
            options: ['Full time', 'Part time', 'Casual', 'Self-employed', 'Other'],
          },
          {
            ...{ kind: 'text', name: 'abn', label: 'ABN', max: 20, required: false },
            when: { field: 'work', is: 'Self-employed' },
          },
          {
            ...{ kind: 'choice', name: 'callTime', label: 'Best time to call' },
            options: ['Morning', 'Afternoon', 'After 5 pm'],
          },
        ],
      },
    ],
  };
}
