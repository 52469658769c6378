import { z } from 'zod';
import { partsOf } from './parts-of.ts';

/** The kinds of references in a declaration: a page of the site, a file of the app, a location by id, a dealership by slug. */
export const referents = ['page', 'file', 'location', 'dealership'] as const;
export type Referent = (typeof referents)[number];

/** A value of a declaration that refers to another part of the site. */
export interface Reference {
  to: Referent;
  /** Path of the value: `nav.legal[0].url`. */
  path: string;
  value: string | number;
}

/** All references in a checked value, by the `refersTo` of its schemas. */
export function referencesOf(schema: z.ZodType, value: unknown, at = ''): Reference[] {
  return partsOf(schema, value, at).flatMap(({ node, value: part, path }) => {
    const refersTo = node.meta()?.['refersTo'];
    const to = referents.find((each) => each === refersTo);
    return to && (typeof part === 'string' || typeof part === 'number') ? [{ to, path, value: part }] : [];
  });
}

/** The targets of a link: the pattern of its beginning, and its name. */
const targets = {
  page: { begins: String.raw`/(?![/\\])`, name: 'a path of this site' },
  web: { begins: String.raw`https://[^\s/]`, name: 'an https address' },
  call: { begins: 'tel:', name: 'tel:' },
  mail: { begins: 'mailto:', name: 'mailto:' },
  anchor: { begins: '#', name: '#' },
};

/** The one schema of a link that a dealer declares. It refuses scripts and paths that browsers resolve to another host. */
function linkTo(...to: (keyof typeof targets)[]) {
  const names = to.map((target) => targets[target].name);
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
  const toPage = to.includes('page');
  const form = new RegExp(`^(${to.map((target) => targets[target].begins).join('|')})`);
  return z
    .string()
    .refine((value) => form.test(value) && (!value.startsWith('https:') || URL.canParse(value)), {
      message: `A link is ${list}.`,
      params: {
        fix: toPage
          ? 'Begin it with "/" for a page of this site, or with "https://" for another one.'
          : 'Begin it with "https://".',
      },
    })
    .meta({
      description: `${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
      example: toPage ? '/contact-us' : 'https://example.com/',
      ...(toPage && { refersTo: 'page' }),
    });
}

/** Any link for visitors. */
export const link = linkTo('page', 'web', 'call', 'mail', 'anchor');

/** A page of this site or another one, not a phone or mail link. */
export const webLink = linkTo('page', 'web');

/** A page of another site. */
export const externalLink = linkTo('web');

/** The URL of a service that our server calls; not a link for visitors. */
export const serviceUrl = z.url({ protocol: /^https?$/ });

/** A picture or another file of the app's `public` folder, or one of the demonstration's pictures. */
export const file = z
  .string()
  .startsWith('/')
  .meta({ description: 'Path of a file in public/.', example: '/logo.svg', refersTo: 'file' });
