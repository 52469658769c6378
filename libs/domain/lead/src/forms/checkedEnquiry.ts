import {
  checkedEmail,
  checkedPhone,
  checkedPostcode,
  checkedText,
  contactRules,
} from '../fields/checkedText.ts';
import type { Checked } from '../fields/checkedText.ts';
import { manyLines } from '../fields/manyLines.ts';
import { leadMessages } from '../messages.ts';
import { enquiryRule } from './enquiryRule.ts';
import type { EnquiryRules } from './enquiryRule.ts';
import { isSlot } from './isSlot.ts';
import type { SavedDetails } from './savedDetails.ts';

/** The fields of an enquiry form as a browser has them: texts as typed, checkboxes as booleans. */
export interface EnquiryEntries extends SavedDetails {
  location: string;
  /** The selected time of a test drive, as appointments are offered; a day without a time, `YYYY-MM-DD`, is refused; empty for none. */
  dateTime: string;
  message: string;
  opt_in: boolean;
  terms_conditions: boolean;
}

/** The same, checked: texts trimmed, an empty one null. */
export interface CheckedEnquiry extends SavedDetails {
  location: string | null;
  dateTime: string | null;
  message: string | null;
  opt_in: boolean;
  terms_conditions: boolean;
}

/**
 * Checks an enquiry form as `enquirySchemaFor` and `testDriveSchema` do, without a schema library: forms load this in a browser. A test compares both.
 *
 * @returns the checked fields, or for each wrong one a sentence.
 */
export function checkedEnquiry(
  entries: EnquiryEntries,
  rules: EnquiryRules,
): { enquiry: CheckedEnquiry } | { problems: Partial<Record<keyof CheckedEnquiry, string>> } {
  const problems: Partial<Record<keyof CheckedEnquiry, string>> = {};
  const value = <Value>(field: keyof CheckedEnquiry, checked: Checked<Value>, otherwise: Value): Value => {
    if ('value' in checked) return checked.value;
    problems[field] = checked.problem;
    return otherwise;
  };
  const { location, message } = enquiryRule;
  const enquiry: CheckedEnquiry = {
    name: value('name', checkedText(entries.name, contactRules.name), ''),
    last_name: value('last_name', checkedText(entries.last_name, contactRules.last_name), ''),
    email: value('email', checkedEmail(entries.email), ''),
    phone: value('phone', checkedPhone(entries.phone), ''),
    postcode: value('postcode', checkedPostcode(entries.postcode), ''),
    location: value('location', checkedText(entries.location, location(rules)), null),
    dateTime: value('dateTime', checkedSlot(entries.dateTime), null),
    message: value('message', checkedText(entries.message, message(rules), manyLines), null),
    terms_conditions: value('terms_conditions', checkedTerms(entries.terms_conditions, rules), false),
    opt_in: entries.opt_in,
  };
  return Object.keys(problems).length > 0 ? { problems } : { enquiry };
}

const checkedSlot = (text: string): Checked<string | null> => {
  if (text === '') return { value: null };
  return isSlot(text) ? { value: text } : { problem: leadMessages.dateTime };
};

const checkedTerms = (ticked: boolean, { terms = false }: EnquiryRules): Checked<boolean> =>
  terms && !ticked ? { problem: leadMessages.terms } : { value: ticked };
