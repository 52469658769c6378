import { declaredFields } from '@forecourt/lead';
import type { DeclaredField, DeclaredValues, EnquiryEntries, EnquiryRules } from '@forecourt/lead';
import { chosenTime } from './chosen-time.ts';
import type { EnquiryOptions } from '../manifest.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import type { SalesPlace } from './sales-places.ts';

/** The fields that every form may have, by their names in the payload. */
export const formFields = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'location',
  'dateTime',
  'offer_accepted',
  'message',
  'opt_in',
  'terms_conditions',
] as const;

/** One of them. */
export type CommonField = (typeof formFields)[number];

/** A field of a form; the fields of a declared form have the prefix `values.`. */
export type FormField = CommonField | `values.${string}`;

/** The values of the form: texts as typed, checkboxes as booleans. */
export interface FormValues extends EnquiryEntries {
  /** The answer to the value of the shopper's own vehicle: `Yes`, `No`, or empty for none. */
  offer_accepted: string;
  /** The answers of a declared form, by the names of its fields. */
  values: DeclaredValues;
}

/** The error message of each invalid field. */
export type FormErrors = Partial<Record<FormField, string>>;

/** An empty form with an initial message and the id of a location. */
export function emptyForm(message = '', location = ''): FormValues {
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    location,
    dateTime: '',
    offer_accepted: '',
    message,
    opt_in: false,
    terms_conditions: false,
    values: {},
  };
}

/** The values of a form, read from its form data; nothing that was typed is shortened. */
export function readForm(form: FormData, fields: readonly DeclaredField[] = []): FormValues {
  const text = (name: FormField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    location: text('location'),
    dateTime: chosenTime(form),
    offer_accepted: text('offer_accepted'),
    message: text('message'),
    opt_in: form.has('opt_in'),
    terms_conditions: form.has('terms_conditions'),
    values: Object.fromEntries(
      fields.map(({ name, kind }) => [
        name,
        kind === 'ticks' || kind === 'file'
          ? form
              .getAll(`values.${name}`)
              .filter((value): value is string => typeof value === 'string' && value !== '')
          : text(`values.${name}`),
      ]),
    ),
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

/** The fields of a form, first to last: those of its declaration, then the common ones. */
export function fieldsOf({ form }: Pick<EnquiryTopic, 'form'>): FormField[] {
  const own = form === null ? [] : declaredFields(form).map(({ name }): FormField => `values.${name}`);
  return [...own, ...formFields];
}

/** The invalid fields in the order of the form. */
export function errorList(
  errors: FormErrors,
  topic: Pick<EnquiryTopic, 'form'>,
): { field: FormField; text: string }[] {
  return fieldsOf(topic).flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text }];
  });
}
