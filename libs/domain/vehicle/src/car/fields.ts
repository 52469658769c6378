import {
  epochMs,
  readAmount,
  readDate,
  readFlag,
  readNumber,
  readState,
  readText,
  readTextList,
  STATES,
} from '@forecourt/values';
import { z } from 'zod';

/** A text or `null`. */
export const textField = () => z.preprocess(readText, z.string().nullable());

/** The letters of an Australian state, or `null`. */
export const stateField = () => z.preprocess(readState, z.enum(STATES).nullable());

/** A required text. */
export const requiredTextField = () => z.preprocess(readText, z.string().min(1));

/** A number of any sign, or `null`. */
export const numberField = () => z.preprocess(readNumber, z.number().nullable());

/** A number that is not negative, or `null`. */
export const amountField = () => z.preprocess(readAmount, z.number().nonnegative().nullable());

/** A size, a mass or a count that no vehicle has 0 of, or `null`: in feeds 0 is a value that is not known. */
export const sizeField = () =>
  z.preprocess((value) => readAmount(value) || null, z.number().positive().nullable());

/** A whole number that is not negative, or `null`. */
export const wholeField = () => z.preprocess(toWhole, z.int().nonnegative().nullable());

/** A boolean, with the default for a missing value. */
export const flagField = (silence: boolean) =>
  z.preprocess((value) => readFlag(value) ?? silence, z.boolean());

/** A calendar date, `YYYY-MM-DD` or `YYYY-MM`, or `null`. */
export const dateField = () => z.preprocess(readDate, z.string().nullable());

/** An instant as ISO 8601 in UTC, or `null`. */
export const instantField = () => z.preprocess((value) => toIso(epochMs(value)), z.string().nullable());

/** An instant in seconds since 1970 (a fraction carries the milliseconds), or `null`. */
export const secondsField = () => z.preprocess((value) => toSeconds(epochMs(value)), z.number().nullable());

/** A list of texts; a text is split at `|`, or at commas where it has no `|`. Blanks are dropped. */
export const textListField = () => z.preprocess(readTextList, z.array(z.string()));

/** An object, or `null` for any other value. */
export const objectField = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? value : null), shape.nullable());

/** Whether a value is an object with keys (no array, no null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toWhole(value: unknown): number | null {
  const amount = readAmount(value);
  return Number.isSafeInteger(amount) ? amount : null;
}

function toIso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

function toSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}
