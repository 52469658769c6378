import type { EnquiryRules, SavedDetails } from '@forecourt/lead';
import { chosenTime } from './chosen-time.ts';
import type { EnquiryOptions } from '../manifest.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import type { SalesPlace } from './sales-places.ts';

/** The visible fields of the enquiry form, by their names in the payload. */
export const formFields = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'location',
  'dateTime',
  'message',
  'opt_in',
  'terms_conditions',
] as const;

export type FormField = (typeof formFields)[number];

/** The values of the form: texts as typed, checkboxes as booleans. */
export interface FormValues extends SavedDetails {
  location: string;
  /** The selected time of a test drive; a day without a time, `YYYY-MM-DD`; empty for none. */
  dateTime: string;
  message: string;
  opt_in: boolean;
  terms_conditions: boolean;
}

/** The error message of each invalid field. */
export type FormErrors = Partial<Record<FormField, string>>;

/** An empty form with an initial message and location. */
export function emptyForm(message = '', location = ''): FormValues {
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    location,
    dateTime: '',
    message,
    opt_in: false,
    terms_conditions: false,
  };
}

/** The values of a form, read from its form data. */
export function readForm(form: FormData): FormValues {
  const text = (name: FormField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 5000) : '';
  };
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    location: text('location'),
    dateTime: chosenTime(form),
    message: text('message'),
    opt_in: form.has('opt_in'),
    terms_conditions: form.has('terms_conditions'),
  };
}

/** The required fields of a form on this site. Only general enquiries have a location field. */
export function formRules(
  options: Pick<EnquiryOptions, 'messageRequired' | 'disclaimer'>,
  places: readonly SalesPlace[],
  { unsaid }: Pick<EnquiryTopic, 'unsaid'>,
): EnquiryRules & { readonly message: boolean } {
  return {
    message: options.messageRequired && unsaid === null,
    location: places.length > 0,
    terms: options.disclaimer !== null,
  };
}

/** The invalid fields in the order of the form. */
export function errorList(errors: FormErrors): { field: FormField; text: string }[] {
  return formFields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text }];
  });
}
