import { formatNumber, longDate, typedAmount } from '@forecourt/values';
import { z } from 'zod';
import { isAsked, periodName, type Answers, type ApplicationField } from './applicationField.ts';
import { STEP_FIELDS, type ApplicationStep } from './steps.ts';

/** An answer as people read it. */
export interface AnswerRow {
  name: string;
  label: string;
  /** Empty for no answer. */
  text: string;
}

/** The answers of a step in the order of its questions; without those that are not asked. */
export function answerRows(step: ApplicationStep, answers: Answers): AnswerRow[] {
  return STEP_FIELDS[step]
    .filter((field) => isAsked(field, answers))
    .map((field) => ({ name: field.name, label: field.label, text: textOf(field, answers) }));
}

function textOf(field: ApplicationField, answers: Answers): string {
  const typed = answers[field.name] ?? '';
  if (field.kind === 'birthDate') return z.iso.date().safeParse(typed).success ? longDate(typed) : typed;
  if (field.kind !== 'amount' && field.kind !== 'periodAmount') return typed;
  const { amount } = typedAmount(typed);
  if (amount === null) return typed;
  const period = answers[periodName(field.name)];
  return `$${dollars(amount)}${field.kind === 'periodAmount' && period ? ` a ${period}` : ''}`;
}

/** Dollars, with both digits of the cents where there are cents. */
function dollars(amount: number): string {
  const cents = Math.round(amount * 100) % 100;
  const whole = formatNumber(Math.trunc(amount));
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
