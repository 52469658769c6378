import { z } from 'zod';
import { leadMessages } from '../messages.ts';

/** A required text of 1 to `max` characters, trimmed; `message` is shown when nothing was entered. */
export function requiredText(max: number, message: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(max, { error: leadMessages.tooLong, abort: true });
}

/** An optional text of at most `max` characters, trimmed; absent, `null` and empty are all `null`. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: leadMessages.tooLong })
    .nullish()
    .transform((text) => (text ? text : null));
}
