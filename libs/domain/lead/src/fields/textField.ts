import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';
import { manyLines } from './manyLines.ts';
import { oneLine } from './oneLine.ts';

/** A required text of 1 to `max` characters on one line; `message` is shown when nothing was entered. */
export const requiredText = (max: number, message: string) => required(max, message, oneLine);

/** A required text of several lines. */
export const requiredLines = (max: number, message: string) => required(max, message, manyLines);

/** An optional text of at most `max` characters on one line; absent, `null` and empty are all `null`. */
export const optionalText = (max: number) => optional(max, oneLine);

/** An optional text of several lines. */
export const optionalLines = (max: number) => optional(max, manyLines);

function required(max: number, message: string, clean: (text: string) => string) {
  return z
    .string({ error: message })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: message }),
      z.maxLength(max, { error: leadMessages.tooLong, abort: true }),
    );
}

function optional(max: number, clean: (text: string) => string) {
  const text = z.string().check(z.overwrite(clean), z.maxLength(max, { error: leadMessages.tooLong }));
  return z.pipe(
    z.nullish(text),
    z.transform((given) => (given ? given : null)),
  );
}
