import { z } from 'zod';
import { partsOf } from './parts-of.ts';

/** What a value of a declaration may name: a page of the site, a file of the app, a location by id, a dealership by slug. */
export const referents = ['page', 'file', 'location', 'dealership'] as const;
export type Referent = (typeof referents)[number];

/** A value of a declaration that names something else of the site. */
export interface Reference {
  to: Referent;
  /** Where the value stands: `nav.legal[0].url`. */
  path: string;
  value: string | number;
}

/** Everything that a checked value names, by the `refersTo` of its schemas. */
export function referencesOf(schema: z.ZodType, value: unknown, at = ''): Reference[] {
  return partsOf(schema, value, at).flatMap(({ node, value: part, path }) => {
    const refersTo = node.meta()?.['refersTo'];
    const to = referents.find((each) => each === refersTo);
    return to && (typeof part === 'string' || typeof part === 'number') ? [{ to, path, value: part }] : [];
  });
}

/** A link that a dealer declares: a page of the site, or a place elsewhere that nobody can mistake for one. */
export const link = z
  .string()
  .refine((value) => /^(\/(?!\/)|https:\/\/|tel:|mailto:|#)/.test(value), {
    message: 'A link is a path of this site ("/finance") or an https address.',
    params: { fix: 'Begin it with "/" for a page of this site, or with "https://" for another one.' },
  })
  .meta({
    description: 'A path of this site, an https address, tel: or mailto:.',
    example: '/contact-us',
    refersTo: 'page',
  });

/** A link that opens a page, here or elsewhere: neither a call nor a mail. */
export const webLink = z
  .string()
  .refine((value) => /^(\/(?!\/)|https:\/\/)/.test(value), {
    message: 'A link is a path of this site or begins with https://.',
    params: { fix: 'Begin it with "/" for a page of this site, or with "https://" for another one.' },
  })
  .meta({
    description: 'Path of this site, or an address that begins with https://.',
    example: '/contact-us',
    refersTo: 'page',
  });

/** A picture or another file of the app's `public` folder, or one of the demonstration's pictures. */
export const file = z
  .string()
  .startsWith('/')
  .meta({ description: 'Path of a file in public/.', example: '/logo.svg', refersTo: 'file' });
