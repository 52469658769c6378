import type { Answers } from '../steps/applicationField.ts';

export const TODAY = '2026-11-21';

/** A complete application that the local lender approves. */
export const complete: Answers = {
  ...{ price: '30,000', deposit: '5000', balloon: '', term: '5 years', use: 'Mostly personal' },
  ...{ first_name: 'Priya', last_name: 'Nair', birth_date: '1990-04-12', email: 'priya.nair@example.com' },
  ...{ phone: '0491 570 156', residency: 'Australian citizen', household: 'On my own', dependants: '0' },
  ...{ street: '12 Commercial Road', suburb: 'Newstead', state: 'QLD', postcode: '4006' },
  ...{ living: 'Renting', housing: '450', housing_per: 'week', home_time: '3 years or more' },
  ...{ previous_address: '', employment: 'Full time', employer: 'Riverside Clinic', occupation: 'Nurse' },
  ...{ abn: '', work_time: '3 years or more', income: '1,450', income_per: 'week' },
  ...{ other_income: '', other_income_per: '', living_costs: '1700', living_costs_per: 'month' },
  ...{ loans: '0', loans_per: 'month', card_limits: '3000', other_costs: '', other_costs_per: '' },
  ...{ change: 'No', change_text: '' },
};
