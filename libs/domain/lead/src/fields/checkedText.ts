import { validPhone } from '@forecourt/phone/valid';
import { leadMessages } from '../messages.ts';
import { isEmail } from './isEmail.ts';
import { normalisePostcode } from './normalisePostcode.ts';
import { oneLine } from './oneLine.ts';

/** The value of a field, or the sentence that says what is wrong with what was entered. */
export type Checked<Value> = { value: Value } | { problem: string };

/** What a text has to be. */
export interface TextRule {
  /** The most characters. */
  readonly max: number;
  /** The sentence when nothing was entered; null if nothing is needed. */
  readonly missing: string | null;
}

/**
 * Checks a text that was entered, without a schema library: forms load this in a browser.
 *
 * @param clean normalises the text first: `oneLine` or `manyLines`.
 * @returns the cleaned text, null for an optional one that is empty, or what is wrong.
 * @example checkedText('  Kim ', { max: 100, missing: 'Please enter your first name.' }) // { value: 'Kim' }
 */
export function checkedText(
  given: string,
  { max, missing }: TextRule & { missing: string },
  clean?: (text: string) => string,
): Checked<string>;
export function checkedText(
  given: string,
  rule: TextRule,
  clean?: (text: string) => string,
): Checked<string | null>;
export function checkedText(
  given: string,
  { max, missing }: TextRule,
  clean: (text: string) => string = oneLine,
): Checked<string | null> {
  const text = clean(given);
  if (text.length > max) return { problem: leadMessages.tooLong };
  if (text !== '') return { value: text };
  return missing === null ? { value: null } : { problem: missing };
}

/** The rules of the contact details, which are required in every form. */
export const contactRules = {
  name: { max: 100, missing: leadMessages.name },
  last_name: { max: 100, missing: leadMessages.lastName },
  email: { max: 254, missing: leadMessages.email },
  phone: { max: 40, missing: leadMessages.phone },
} as const satisfies Record<string, TextRule>;

/** Checks an e-mail address. */
export function checkedEmail(given: string): Checked<string> {
  return having(checkedText(given, contactRules.email), isEmail, leadMessages.email);
}

/** Checks a phone number, which is kept as typed. */
export function checkedPhone(given: string): Checked<string> {
  const isPhone = (text: string) => validPhone(text) !== null;
  return having(checkedText(given, contactRules.phone), isPhone, leadMessages.phone);
}

/** Checks a postcode. */
export function checkedPostcode(given: string): Checked<string> {
  const postcode = normalisePostcode(given);
  return postcode === null ? { problem: leadMessages.postcode } : { value: postcode };
}

function having(checked: Checked<string>, fits: (text: string) => boolean, problem: string): Checked<string> {
  return 'value' in checked && !fits(checked.value) ? { problem } : checked;
}
