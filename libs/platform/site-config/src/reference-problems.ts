import { canonicalPath } from './canonical-path.ts';
import type { DealerConfig } from './dealer-schema.ts';
import type { RouteEntry } from './feature.ts';
import { nearest } from './nearest.ts';
import { pageParams } from './page-params.ts';
import { ownerOf } from './paths.ts';
import type { ConfigProblem } from './problem.ts';
import type { Reference } from './references.ts';
import type { ContentLink } from './site-definition.ts';
import { hasPage, pagesOf } from './site-pages.ts';

/** The valid targets of references in a declaration. */
interface Known {
  dealer: Pick<DealerConfig, 'locations' | 'dealerships'>;
  routes: readonly RouteEntry[];
  /** Ids of the features that are listed. */
  features: readonly string[];
}

/** Problems of references without a target: a page that no feature has, a location or dealership that is not declared. The build checks files. */
export function referenceProblems(references: readonly Reference[], known: Known): ConfigProblem[] {
  return references.flatMap((reference) =>
    mayBeContent(reference, known) ? [] : (problemOf(reference, known) ?? []),
  );
}

/** Links to pages that the `content` folder may have, each with its problem if it does not. */
export function contentLinks(references: readonly Reference[], known: Known): ContentLink[] {
  return references.flatMap((reference) => {
    const problem = mayBeContent(reference, known) ? problemOf(reference, known) : null;
    return problem ? [{ href: String(reference.value).replace(/[?#].*$/, ''), problem }] : [];
  });
}

function mayBeContent({ to, value }: Reference, { routes }: Known): boolean {
  return (
    to === 'page' &&
    routes.some(({ content }) => content) &&
    !hasPage({ pages: pagesOf(declared(routes)) }, String(value))
  );
}

const declared = (routes: readonly RouteEntry[]) => routes.filter(({ content }) => !content);

/** References to files, including links to a file of the app. */
export function isFile({ to, value }: Reference): boolean {
  return to === 'file' || (to === 'page' && /^\/[^?#]*\.[a-z0-9]{2,5}$/i.test(String(value)));
}

function problemOf(reference: Reference, { dealer, routes, features }: Known): ConfigProblem | null {
  const { to, path, value } = reference;
  if (isFile(reference)) return null;
  if (to === 'location') {
    const ids = dealer.locations.map(({ id }) => id);
    return ids.includes(Number(value)) ? null : notListed(path, value, 'id of a location', ids);
  }
  if (to === 'dealership') {
    const slugs = dealer.dealerships.map(({ slug }) => slug);
    return slugs.includes(String(value)) ? null : notListed(path, value, 'slug of a dealership', slugs);
  }
  return pageProblem(path, String(value), routes, features);
}

function notListed(
  path: string,
  value: string | number,
  kind: string,
  known: readonly (string | number)[],
): ConfigProblem {
  const near = nearest(String(value), known.map(String));
  return {
    path,
    what: `${JSON.stringify(value)} is not the ${kind}`,
    why: 'The setting would have no effect.',
    fix: `${near ? `Did you mean ${near}? ` : ''}Valid: ${known.join(', ')}.`,
  };
}

function pageProblem(
  path: string,
  href: string,
  routes: readonly RouteEntry[],
  features: readonly string[],
): ConfigProblem | null {
  const missing = hasPage({ pages: pagesOf(declared(routes)) }, href) ? unknownValue(href, routes) : true;
  if (!missing) return spellingProblem(path, href);
  const owner = ownerOf(href);
  const add = owner && !features.includes(owner) ? `add ${owner}() to features, which has that page` : null;
  const known = declared(routes).flatMap(addresses);
  const near = nearest(href, known);
  const other = near ? `Did you mean "${near}"?` : `The pages are: ${known.join(', ')}.`;
  return {
    path,
    what: `"${href}" is not a page of this site`,
    why: 'The link would lead to the error page.',
    fix: add ? `Remove the link, or ${add}.` : other,
  };
}

function spellingProblem(path: string, href: string): ConfigProblem | null {
  if (!href.startsWith('/')) return null;
  const canonical = href.replace(/^[^?#]*/, canonicalPath);
  if (canonical === href) return null;
  return {
    path,
    what: `"${href}" is not the canonical form of its address`,
    why: 'Each visitor who follows the link would be redirected.',
    fix: `Write "${canonical}".`,
  };
}

/** Whether a parameter of the page has an invalid value, such as an unknown location. */
function unknownValue(href: string, routes: readonly RouteEntry[]): boolean {
  const path = href.replace(/[?#].*$/, '');
  const matches = routes.flatMap((route) => {
    const params = pageParams(route.path, path);
    return params ? [{ route, params }] : [];
  });
  return (
    matches.length > 0 &&
    matches.every(({ route, params }) =>
      Object.entries(route.values ?? {}).some(
        ([name, values]) => values.length > 0 && !values.includes(params[name] ?? ''),
      ),
    )
  );
}

/** The known addresses of a page: one for each known value of its parameter. */
function addresses({ path, values = {} }: RouteEntry): string[] {
  const named = /:(\w+)/.exec(path)?.[1];
  if (named === undefined) return path.includes('*') ? [`/${path.replace('*', '')}`] : [`/${path}`];
  return (values[named] ?? []).map((value) => `/${path.replace(`:${named}`, value)}`);
}
