import { validPhone } from '@forecourt/phone/valid';
import { askFor, formatNumber, isAbn, typedAmount } from '@forecourt/values';
import { z } from 'zod';
import { isPeriod } from '../rules/period.ts';
import { ageOn } from './age.ts';
import { isAsked, periodName, type Answers, type ApplicationField } from './applicationField.ts';
import { checkLoan } from './checkLoan.ts';
import { STEP_FIELDS, type ApplicationStep } from './steps.ts';

/** What is wrong, by the name of the field, as a sentence for the shopper. */
export type StepErrors = Readonly<Record<string, string>>;

const EMAIL = z.email().max(254);
const OLDEST = 110;

/**
 * What is wrong with the answers of a step; empty if it is complete. A question that is not asked is not checked.
 *
 * @param today local date of the dealer, `YYYY-MM-DD`.
 */
export function checkStep(step: ApplicationStep, answers: Answers, today: string): StepErrors {
  const errors: Record<string, string> = {};
  for (const field of STEP_FIELDS[step]) {
    if (!isAsked(field, answers)) continue;
    const text = answers[field.name] ?? '';
    const problem = text === '' ? missing(field) : wrong(field, text, { answers, today });
    if (problem !== null) errors[field.name] = problem;
  }
  return step === 'loan' && Object.keys(errors).length === 0 ? checkLoan(answers) : errors;
}

function missing({ required, kind, label }: ApplicationField): string | null {
  if (!required) return null;
  return kind === 'choice' ? askFor(label, 'please choose one') : askFor(label, 'please fill this in');
}

function wrong(
  field: ApplicationField,
  text: string,
  { answers, today }: { answers: Answers; today: string },
): string | null {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return text.length > field.max ? askFor(label, `please shorten this to ${field.max} characters`) : null;
    case 'choice':
      return field.options.includes(text) ? null : askFor(label, 'please choose one of the options');
    case 'email':
      return EMAIL.safeParse(text).success ? null : 'Please enter a valid email address.';
    case 'phone':
      return text.length <= 40 && validPhone(text) !== null ? null : 'Please enter a valid phone number.';
    case 'postcode':
      return /^\d{4}$/.test(text) ? null : 'Invalid postcode. Please enter a 4-digit number.';
    case 'abn':
      return isAbn(text) ? null : 'ABN: please enter the 11 digits of your business number.';
    case 'birthDate':
      return birthProblem(text, today);
    case 'amount':
      return amountProblem(field, text);
    case 'periodAmount':
      return (
        amountProblem(field, text) ??
        (isPeriod(answers[periodName(field.name)] ?? '') ? null : askFor(label, 'please choose how often'))
      );
  }
}

function birthProblem(text: string, today: string): string | null {
  if (!z.iso.date().safeParse(text).success) return 'Date of birth: please enter a date.';
  const age = ageOn(text, today);
  if (age < 0 || age > OLDEST) return 'Date of birth: please check the year.';
  return age < 18 ? 'You must be 18 or older to apply.' : null;
}

function amountProblem(
  { label, min, max }: Extract<ApplicationField, { min: number }>,
  text: string,
): string | null {
  const { amount } = typedAmount(text);
  if (amount !== null && amount >= min && amount <= max) return null;
  return askFor(label, `please enter an amount from $${formatNumber(min)} to $${formatNumber(max)}`);
}
