import { oneLine } from '@forecourt/lead';
import { periodName, type ApplicationField, type Answers } from './applicationField.ts';
import { STEP_FIELDS, type ApplicationStep } from './steps.ts';

/** The longest text that is kept as it was typed, so that the shopper can shorten it. */
const KEPT = 10_000;

/** The names under which a field posts its answer. */
export function namesOf({ kind, name }: ApplicationField): string[] {
  return kind === 'periodAmount' ? [name, periodName(name)] : [name];
}

/**
 * The answers of one step from a post: each field of the step on one line without control characters, and nothing else. A missing field
 * and one that is no text are no answer.
 */
export function cleanAnswers(step: ApplicationStep, posted: Readonly<Record<string, unknown>>): Answers {
  const names = STEP_FIELDS[step].flatMap(namesOf);
  return Object.fromEntries(
    names.map((name) => {
      const value = Object.hasOwn(posted, name) ? posted[name] : undefined;
      return [name, typeof value === 'string' ? oneLine(value.slice(0, KEPT)) : ''];
    }),
  );
}
