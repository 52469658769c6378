import { canonicalPath, hasPage } from '@forecourt/site-config';
import { redirectFields } from '@forecourt/site-content';
import type { ContentFile } from './content-folders.ts';
import { checkYamlList } from './front-matter.ts';
import type { ContentProblem } from './problem-at.ts';

/** The redirects of a site, or the problems of their file. */
export interface ReadRedirects {
  /** Old addresses, with the final one of each. */
  table: ReadonlyMap<string, string>;
  problems: ContentProblem[];
  /** Where each leads, with its line. */
  targets: { href: string; line: number }[];
}

/** Reads `content/redirects.yaml`. */
export function readRedirects(file: ContentFile): ReadRedirects {
  const checked = checkYamlList(file, 'redirects', redirectFields);
  if ('problems' in checked) return { table: new Map(), problems: checked.problems, targets: [] };
  const { value: entries, lineOf } = checked;
  const table = new Map<string, string>();
  const problems: ContentProblem[] = [];
  entries.forEach(({ from, to }, at) => {
    const line = lineOf(`[${at}].from`);
    const old = canonicalPath(from);
    if (table.has(old))
      problems.push({
        line,
        what: `"${from}" is redirected twice`,
        why: 'Only one of the two would count.',
        fix: 'Remove one of them.',
      });
    else table.set(old, to);
  });
  const circled = new Set<string>();
  entries.forEach(({ from }, at) => {
    const loop = circled.has(canonicalPath(from)) ? null : loopFrom(canonicalPath(from), table);
    for (const address of loop ?? []) circled.add(address);
    if (loop)
      problems.push({
        line: lineOf(`[${at}].from`),
        what: `it leads in a circle: ${loop.join(' → ')}`,
        why: 'A browser would follow it until it gives up, and show an error.',
        fix: 'Let it lead to a page.',
      });
  });
  if (problems.length > 0) return { table: new Map(), problems, targets: [] };
  return {
    table: new Map([...table.keys()].map((from) => [from, finalOf(from, table)])),
    problems,
    targets: entries.map(({ to }, at) => ({ href: to, line: lineOf(`[${at}].to`) })),
  };
}

/** The redirects whose old address is a page of the site, which they would hide. */
export function hidingRedirects(
  table: ReadonlyMap<string, string>,
  pages: readonly string[],
): { from: string }[] {
  return [...table.keys()].flatMap((from) => (hasPage({ pages }, from) ? [{ from }] : []));
}

/** The addresses of a circle, the first one again at the end; null if there is none. */
function loopFrom(from: string, table: ReadonlyMap<string, string>): string[] | null {
  const passed = [from];
  for (let next = nextOf(from, table); next !== undefined; next = nextOf(next, table)) {
    passed.push(next);
    if (next === from) return passed;
    if (passed.length > table.size + 1) return null;
  }
  return null;
}

function finalOf(from: string, table: ReadonlyMap<string, string>): string {
  const to = table.get(from) ?? from;
  const further = nextOf(from, table);
  return further !== undefined && table.has(further) ? finalOf(further, table) : to;
}

/** The next address without its query. */
function nextOf(from: string, table: ReadonlyMap<string, string>): string | undefined {
  const to = table.get(from);
  return to === undefined ? undefined : canonicalPath(to.replace(/[?#].*$/, ''));
}
