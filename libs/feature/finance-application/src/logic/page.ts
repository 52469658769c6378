import type { AnswerRow, Answers, ApplicationField, ApplicationStep } from '@forecourt/credit-application';
import type { PageHead } from '@forecourt/page/head';
import type { ShoppersApplication } from '@forecourt/platform-client';
import type { ApplicationKind } from './kinds.ts';

/** A sentence above the page about what has just happened. */
export type Notice = 'back' | 'over' | 'deleted';

/** What is shown beside every step. */
export interface Beside {
  car: ShoppersApplication['car'];
  /** The loan that the page of the vehicle worked out; a repayment is never without its rates, example and warning. */
  loan: {
    rows: readonly (readonly [label: string, text: string])[];
    example: string;
    warning: string;
  } | null;
}

/** A step with questions. */
export interface StepView extends Beside {
  at: 'step';
  step: ApplicationStep;
  fields: readonly ApplicationField[];
  answers: Answers;
  /** What the application becomes about with this step; null for no change. */
  about: { carId: number | null; loan: string } | null;
}

/** The last step: the answers, and the texts to agree to. */
export interface ConsentView extends Beside {
  at: 'consent';
  sections: readonly { step: ApplicationStep; title: string; rows: readonly AnswerRow[] }[];
  texts: { version: string; creditGuide: string; privacy: string };
}

/** A sent application. */
export interface SentView extends Beside {
  at: 'sent';
  reference: string;
  status: Exclude<ShoppersApplication['status'], 'draft'>;
}

/** Loader data of the pages of applications. */
export interface ApplicationPage {
  head: PageHead;
  kind: ApplicationKind;
  lender: string;
  intro: string;
  notice: Notice | null;
  /** The day until which a draft is kept, `YYYY-MM-DD`; null without a draft. */
  keptUntil: string | null;
  view: StepView | ConsentView | SentView;
}

/** A refused post. */
export interface RefusedPost {
  /** What was typed. */
  answers: Answers;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing could be done; null for errors of fields. */
  failure: string | null;
  /** True if the step has more questions because of its answers, and no errors. */
  more: boolean;
  status: number;
}
