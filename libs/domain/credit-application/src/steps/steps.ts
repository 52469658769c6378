import type { ApplicationField } from './applicationField.ts';
import { homeFields, youFields } from './personFields.ts';
import { loanFields, spendingFields, workFields } from './moneyFields.ts';

/** The steps of an application, first to last. */
export const APPLICATION_STEPS = ['loan', 'you', 'home', 'work', 'spending', 'consent'] as const;

/** The id of a step. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The headings of the steps. */
export const STEP_TITLES: Readonly<Record<ApplicationStep, string>> = {
  loan: 'The loan',
  you: 'About you',
  home: 'Your home',
  work: 'Work and income',
  spending: 'Spending',
  consent: 'Check and send',
};

/** The fields of each step, in order. The last step has no fields of its own: the shopper reads the answers and consents. */
export const STEP_FIELDS: Readonly<Record<ApplicationStep, readonly ApplicationField[]>> = {
  loan: loanFields,
  you: youFields,
  home: homeFields,
  work: workFields,
  spending: spendingFields,
  consent: [],
};

/** Whether a text names a step. */
export function isStep(text: string | undefined): text is ApplicationStep {
  return APPLICATION_STEPS.some((each) => each === text);
}
