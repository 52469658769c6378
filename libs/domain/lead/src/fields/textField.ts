import { z } from 'zod';
import { leadMessages } from '../messages.ts';

/**
 * A text that any store can hold: without NUL, which databases refuse, and with U+FFFD for half a character, which a browser may
 * leave where it cut an emoji. A lead must not be lost over either.
 */
const heldText = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** A required text of 1 to `max` characters, trimmed; `message` is shown when nothing was entered. */
export function requiredText(max: number, message: string) {
  return z
    .string({ error: message })
    .overwrite(heldText)
    .trim()
    .min(1, { error: message })
    .max(max, { error: leadMessages.tooLong, abort: true });
}

/** An optional text of at most `max` characters, trimmed; absent, `null` and empty are all `null`. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(heldText)
    .trim()
    .max(max, { error: leadMessages.tooLong })
    .nullish()
    .transform((text) => (text ? text : null));
}
