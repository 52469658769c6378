import type { Answers } from '@forecourt/credit-application';

/** Complete answers that the local lender approves, by step. */
export const approved = {
  loan: { price: '30,000', deposit: '5000', balloon: '', term: '5 years', use: 'Mostly personal' },
  you: {
    ...{ first_name: 'Priya', last_name: 'Nairbridge', birth_date: '1990-04-12' },
    ...{ email: 'priya@shopper.example', phone: '0491 570 156', residency: 'Australian citizen' },
    ...{ household: 'On my own', dependants: '0' },
  },
  home: {
    ...{ street: '12 Commercial Road', suburb: 'Newstead', state: 'QLD', postcode: '4006' },
    ...{ living: 'Renting', housing: '450', housing_per: 'week', home_time: '3 years or more' },
  },
  work: {
    ...{ employment: 'Full time', employer: 'Riverside Clinic', occupation: 'Nurse' },
    ...{ work_time: '3 years or more', income: '1,450', income_per: 'week' },
  },
  spending: {
    ...{ living_costs: '1700', living_costs_per: 'month', loans: '0', loans_per: 'month' },
    ...{ card_limits: '3000', change: 'No' },
  },
} as const satisfies Record<string, Answers>;

/** Changes of the answers, and what the local lender answers then. */
export const others = {
  referred: { employment: 'Casual' },
  declined: { income: '400' },
  silent: { email: 'priya+timeout@shopper.example' },
} as const satisfies Record<string, Answers>;
