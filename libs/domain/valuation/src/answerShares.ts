import type { ValuationAnswers } from './answers.ts';

/** An answer that changes the value: its text for a shopper, and its share of the trade-in value. */
export interface AnswerShare {
  text: string;
  /** E.g. -0.08 for 8 % less; never 0. */
  share: number;
}

const CONDITION = {
  excellent: { text: 'Excellent condition', share: 0.03 },
  good: null,
  fair: { text: 'Fair condition', share: -0.08 },
  poor: { text: 'Poor condition', share: -0.2 },
} as const;

const SERVICE_HISTORY = {
  full: null,
  partial: { text: 'Part of the service history is missing', share: -0.02 },
  none: { text: 'No service history', share: -0.06 },
} as const;

const ACCIDENTS = {
  none: null,
  repaired: { text: 'Repaired accident damage', share: -0.04 },
  unrepaired: { text: 'Accident damage that is not repaired', share: -0.2 },
} as const;

/** The answers that change a value. Good condition, a full service history and no accident are what the value assumes. */
export function answerShares(answers: Omit<ValuationAnswers, 'finance'>): AnswerShare[] {
  return [
    CONDITION[answers.condition],
    SERVICE_HISTORY[answers.service_history],
    ACCIDENTS[answers.accidents],
  ].filter((each) => each !== null);
}
