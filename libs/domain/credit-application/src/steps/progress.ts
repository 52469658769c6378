import type { Answers } from './applicationField.ts';
import { checkStep } from './checkStep.ts';
import { APPLICATION_STEPS, type ApplicationStep } from './steps.ts';

/**
 * The first step that is not complete; `consent` if all before it are.
 *
 * @param today local date of the dealer, `YYYY-MM-DD`.
 */
export function firstOpenStep(answers: Answers, today: string): ApplicationStep {
  const open = APPLICATION_STEPS.find((step) => Object.keys(checkStep(step, answers, today)).length > 0);
  return open ?? 'consent';
}

/** The step after a step; the last is its own. */
export function nextStep(step: ApplicationStep): ApplicationStep {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + 1] ?? 'consent';
}

/** The step before a step; null for the first. */
export function previousStep(step: ApplicationStep): ApplicationStep | null {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) - 1] ?? null;
}
