import type { ApplicationField } from './applicationField.ts';
import { CHANGE, EMPLOYED, EMPLOYMENTS, SELF_EMPLOYED, TERMS, TIMES, USES } from './choices.ts';

const WORKING = [...EMPLOYED, SELF_EMPLOYED];

/** Step 1: what is borrowed. */
export const loanFields: readonly ApplicationField[] = [
  {
    kind: 'amount',
    name: 'price',
    label: 'Price of the vehicle',
    min: 1_000,
    max: 2_000_000,
    required: true,
  },
  { kind: 'amount', name: 'deposit', label: 'Deposit and trade-in', min: 0, max: 2_000_000, required: false },
  {
    ...{ kind: 'amount', name: 'balloon', label: 'Final payment (balloon)', min: 0, max: 2_000_000 },
    hint: 'An amount you pay at the end of the loan. Leave it empty if you don’t want one.',
    required: false,
  },
  { kind: 'choice', name: 'term', label: 'Over how long?', options: TERMS, required: true },
  { kind: 'choice', name: 'use', label: 'You’ll use it', options: USES, required: true },
];

/** Step 4: what comes in. */
export const workFields: readonly ApplicationField[] = [
  { kind: 'choice', name: 'employment', label: 'Work', options: EMPLOYMENTS, required: true },
  {
    ...{ kind: 'text', name: 'employer', label: 'Employer or business', max: 200, required: true },
    autoComplete: 'organization',
    when: { field: 'employment', is: WORKING },
  },
  {
    ...{ kind: 'text', name: 'occupation', label: 'Occupation', max: 100, required: true },
    autoComplete: 'organization-title',
    when: { field: 'employment', is: WORKING },
  },
  {
    kind: 'abn',
    name: 'abn',
    label: 'ABN',
    required: true,
    when: { field: 'employment', is: [SELF_EMPLOYED] },
  },
  {
    ...{ kind: 'choice', name: 'work_time', label: 'Time in this job', options: TIMES, required: true },
    when: { field: 'employment', is: WORKING },
  },
  {
    ...{ kind: 'periodAmount', name: 'income', label: 'Income after tax', min: 0, max: 1_000_000 },
    required: true,
  },
  {
    ...{
      kind: 'periodAmount',
      name: 'other_income',
      label: 'Other income after tax',
      min: 0,
      max: 1_000_000,
    },
    hint: 'Such as rent, child support or a second job.',
    required: false,
  },
];

/** Step 5: what goes out, besides the home. */
export const spendingFields: readonly ApplicationField[] = [
  {
    ...{ kind: 'periodAmount', name: 'living_costs', label: 'Everyday costs', min: 0, max: 1_000_000 },
    usual: 'month',
    hint: 'Food, bills, transport, insurance, school and everything else except your home.',
    required: true,
  },
  {
    ...{ kind: 'periodAmount', name: 'loans', label: 'Repayments on other loans', min: 0, max: 1_000_000 },
    usual: 'month',
    hint: 'Write 0 if you have none.',
    required: true,
  },
  {
    ...{ kind: 'amount', name: 'card_limits', label: 'Credit card limits, all cards together' },
    ...{ min: 0, max: 1_000_000 },
    hint: 'The limits, not what you owe. Include buy now, pay later accounts. Write 0 if you have none.',
    required: true,
  },
  {
    ...{
      kind: 'periodAmount',
      name: 'other_costs',
      label: 'Anything else you have to pay',
      min: 0,
      max: 1_000_000,
    },
    usual: 'month',
    required: false,
  },
  {
    ...{
      kind: 'choice',
      name: 'change',
      label: 'Do you expect any change that would make repayments harder?',
    },
    ...{ options: ['No', CHANGE], required: true },
  },
  {
    ...{ kind: 'text', name: 'change_text', label: 'What will change?', max: 500, required: true },
    when: { field: 'change', is: [CHANGE] },
  },
];
