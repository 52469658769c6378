import { z } from 'zod';

/** Trims, and refuses control characters other than line breaks and tabs. */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is refused
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();
}

/** Text of one line or several, trimmed, without control characters. */
export function words(min: number, max: number) {
  return z.string().max(max).overwrite(clean).min(min).max(max);
}

/** Text of one line: line breaks become spaces, so that it cannot add headers to a mail. */
export function line(min: number, max: number) {
  return z
    .string()
    .max(max)
    .overwrite((text) => clean(text.replace(/\s+/g, ' ')))
    .min(min)
    .max(max);
}

/** An e-mail address, in lower case. */
export const emailField = z
  .string()
  .max(254)
  .overwrite((text) => text.trim().toLowerCase())
  .pipe(z.email());

/** A moment, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true });

/** The slug of a dealer site. */
export const siteSlug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .meta({ description: 'Slug of a dealer site on which the staff member has a role.' });

/** A whole number in a path or a query. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The path of a call about a site. */
export const atSite = z.object({ site: siteSlug });

/** The path of a call about something with a UUID. */
export const atUuid = z.object({ site: siteSlug, id: z.uuid() });

/** The path of a call about something with a number. */
export const atNumber = z.object({ site: siteSlug, id: wholeNumber });

/** A page of a list. */
export const paging = {
  cursor: z
    .string()
    .max(300)
    .optional()
    .meta({ description: '`next` of the previous page; omitted for the first.' }),
  limit: wholeNumber
    .refine((count) => count >= 1 && count <= 200)
    .optional()
    .meta({ description: 'Rows of a page, 1 to 200. Default: 50.' }),
};

/** `next` of a page. */
export const nextPage = z
  .string()
  .nullable()
  .meta({ description: '`cursor` of the next page; null after the last.' });

/** A list in a query: `new,open`. */
export function listOf<Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .max(300)
    .transform((text) => text.split(',').filter((each) => each !== ''))
    .pipe(z.array(z.enum(values)).min(1));
}

/** The key of a write: a UUID made when the form is shown, the same for all retries. */
export const writeKey = z
  .uuid()
  .meta({ description: 'A UUID made once for each thing to do and kept over retries: it is done once.' });

/** The response to a write that has nothing to tell. */
export const done = z.object({ done: z.literal(true) });

/** The dispute of a payment. */
export const disputeSchema = z
  .enum(['open', 'lost'])
  .nullable()
  .meta({
    description:
      'Whether the holder of the card disputes the payment. Null without a dispute, and once the dealer has won it.',
  });
