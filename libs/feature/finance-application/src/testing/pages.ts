import { answerRows, APPLICATION_STEPS, STEP_FIELDS, STEP_TITLES } from '@forecourt/credit-application';
import type { ApplicationStep } from '@forecourt/credit-application';
import type { ApplicationPage, RefusedPost, SentView } from '../logic/page.ts';
import { approved } from './applicants.ts';

const answers = Object.assign({}, ...Object.values(approved));

/** A lender with short texts. */
export const lender = {
  name: 'Demonstration Finance',
  texts: {
    version: '2026-07',
    creditGuide: 'We ask what you need.\n\nWe check what you say.',
    privacy: 'We keep it safe.',
  },
};

const car = { id: 7, slug: '2021-toyota-rav4-gxl', name: '2021 Toyota RAV4 GXL', price: 34_990 };

const loan = {
  rows: [
    ['Loan amount', '$29,990'],
    ['Estimated repayment', '$135 weekly'],
    ['Interest rate', '6.29% p.a.'],
    ['Comparison rate', '8.19% p.a.'],
  ],
  example: 'Based on a loan of $29,990 over 5 years.',
  warning: 'This comparison rate is true only for the example given.',
} as const;

/** A page without a draft, at its first step. */
export const page: ApplicationPage = {
  head: { title: '', description: '', canonical: '' },
  ...{ kind: 'application', lender: lender.name, notice: null, keptUntil: null },
  intro: 'Six short steps, about ten minutes.',
  view: {
    ...{ at: 'step', step: 'loan', fields: STEP_FIELDS.loan, answers: {} },
    ...{ about: { carId: null, loan: '' }, car: null, loan: null },
  },
};

/** The first step about a vehicle, with the loan of its page. */
export const aboutCar: ApplicationPage = {
  ...page,
  view: {
    ...{ at: 'step', step: 'loan', fields: STEP_FIELDS.loan, answers: approved.loan },
    ...{ about: { carId: car.id, loan: 'term=5' }, car, loan },
  },
};

/** A step of a draft. */
export const stepPage = (step: Exclude<ApplicationStep, 'consent'>): ApplicationPage => ({
  ...page,
  keptUntil: '2026-12-05',
  view: {
    at: 'step',
    step,
    fields: STEP_FIELDS[step],
    answers: approved[step],
    about: null,
    car,
    loan: null,
  },
});

/** The last step. */
export const consentPage: ApplicationPage = {
  ...page,
  keptUntil: '2026-12-05',
  view: {
    ...{ at: 'consent', texts: lender.texts, car, loan: null },
    sections: APPLICATION_STEPS.filter((step) => step !== 'consent').map((step) => ({
      ...{ step, title: STEP_TITLES[step] },
      rows: answerRows(step, answers).filter(({ text }) => text !== ''),
    })),
  },
};

/** An application that was sent. */
export const sentPage = (status: SentView['status']): ApplicationPage => ({
  ...page,
  view: { at: 'sent', reference: 'FA-7K3M-9PQR', status, car, loan: null },
});

/** A refused post. */
export const refused = (changes: Partial<RefusedPost>): RefusedPost => ({
  ...{ answers: {}, errors: {}, failure: null, more: false, status: 422 },
  ...changes,
});
