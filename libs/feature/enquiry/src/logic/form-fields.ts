import type { EnquiryRules, SavedDetails } from '@forecourt/lead';
import type { EnquiryOptions } from '../manifest.ts';
import type { EnquiryTopic } from './enquiry-topic.ts';
import type { SalesPlace } from './sales-places.ts';

/** The fields of the enquiry form that a visitor fills in, by the names of the payload. */
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

/** What the form holds: texts as they were typed, the tick boxes as booleans. */
export interface FormValues extends SavedDetails {
  location: string;
  /** The chosen time of a test drive, as it was offered; empty for none. */
  dateTime: string;
  message: string;
  opt_in: boolean;
  terms_conditions: boolean;
}

/** The sentence about each refused field. */
export type FormErrors = Partial<Record<FormField, string>>;

/** An empty form, with the message and the location it starts with. */
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

/** What stands in a form, read from what a browser would post. */
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
    dateTime: text('dateTime'),
    message: text('message'),
    opt_in: form.has('opt_in'),
    terms_conditions: form.has('terms_conditions'),
  };
}

/** Which fields a form of this site requires. A choice of location is asked of general questions only. */
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

/** The refused fields in the order of the form. */
export function errorList(errors: FormErrors): { field: FormField; text: string }[] {
  return formFields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text }];
  });
}
