import { canonicalPath } from '@forecourt/site-config';
import { redirectFields } from '@forecourt/site-content';
import type { ContentFile } from './content-folders.ts';
import { checkYamlList } from './front-matter.ts';
import type { ContentProblem } from './problem-at.ts';

/** A redirect of a site. */
export interface Redirect {
  /** The old address in its canonical spelling, as requests have it. */
  from: string;
  /** As a browser can be sent it. */
  to: string;
  /** The lines of both. */
  fromLine: number;
  toLine: number;
}

/** The redirects of a site; none if their file has a problem. */
export interface ReadRedirects {
  redirects: Redirect[];
  problems: ContentProblem[];
}

/** Reads `content/redirects.yaml`. */
export function readRedirects(file: ContentFile): ReadRedirects {
  const checked = checkYamlList(file, 'redirects', redirectFields);
  if ('problems' in checked) return { redirects: [], problems: checked.problems };
  const { value: entries, lineOf } = checked;
  const redirects = entries.map(({ from, to }, at) => ({
    from: asked(from),
    to: encoded(to),
    fromLine: lineOf(`[${at}].from`),
    toLine: lineOf(`[${at}].to`),
  }));
  const first = new Map<string, Redirect>();
  const problems: ContentProblem[] = [];
  redirects.forEach((redirect, at) => {
    if (first.has(redirect.from))
      problems.push({
        line: redirect.fromLine,
        what: `"${entries[at]?.from}" is redirected twice`,
        why: 'Only one of the two would count.',
        fix: 'Remove one of them.',
      });
    else first.set(redirect.from, redirect);
  });
  for (const { line, addresses } of circles(first))
    problems.push({
      line,
      what: `it leads in a circle: ${addresses.join(' → ')}`,
      why: 'A browser would follow it until it gives up, and show an error.',
      fix: 'Let it lead to a page.',
    });
  return problems.length > 0 ? { redirects: [], problems } : { redirects, problems };
}

/** Old addresses, with the final one of each, and the query and fragment of those in between. The redirects have no circle. */
export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const next = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const table = new Map<string, string>();
  for (const redirect of redirects) {
    const passed: Redirect[] = [];
    let at: Redirect | undefined = redirect;
    while (at && !table.has(at.from)) {
      passed.push(at);
      at = next.get(nextOf(at));
    }
    let end = at && table.get(at.from);
    for (const { from, to } of passed.toReversed()) {
      end = end === undefined ? to : withRest(end, to);
      table.set(from, end);
    }
  }
  // In the order of the file.
  return new Map(redirects.flatMap(({ from }) => [[from, table.get(from) ?? '']]));
}

/** An address with the query and the fragment of the one that led to it, as they would be after one redirect at a time. */
function withRest(address: string, passed: string): string {
  const [, query, fragment = ''] = /^[^?#]*(?:\?([^#]*))?(#.*)?$/s.exec(passed) ?? [];
  const [, before = '', own = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const asked = query ? `${before}${before.includes('?') ? '&' : '?'}${query}` : before;
  return asked + (own || fragment);
}

/** The circles, each once: the line of its first redirect, and its addresses, the first one again at the end. */
function circles(redirects: ReadonlyMap<string, Redirect>): { line: number; addresses: string[] }[] {
  const found: { line: number; addresses: string[] }[] = [];
  const known = new Set<string>();
  for (const first of redirects.values()) {
    const passed = new Map<string, number>();
    let at: Redirect | undefined = first;
    while (at && !known.has(at.from) && !passed.has(at.from)) {
      passed.set(at.from, passed.size);
      at = redirects.get(nextOf(at));
    }
    const start = at && passed.get(at.from);
    if (at && start !== undefined)
      found.push({ line: at.fromLine, addresses: [...[...passed.keys()].slice(start), at.from] });
    for (const from of passed.keys()) known.add(from);
  }
  return found;
}

/** The next address without its query. */
const nextOf = ({ to }: Redirect): string => asked(to);

/** The path of an address as requests have it: what is no ASCII is percent-encoded. */
const asked = (address: string): string =>
  canonicalPath(URL.parse(address, 'https://site.invalid')?.pathname ?? address);

/** An address as a header can have it. */
const encoded = (address: string): string =>
  encodeURI(address.replaceAll(/\p{Cs}/gu, '\uFFFD')).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
