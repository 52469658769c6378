import { attributes } from './html.ts';
import type { Answer } from './ask.ts';

/** A link whose response is not 200, and the page that has it. */
export interface DeadLink {
  on: string;
  href: string;
  status: number;
}

/** Maximum number of redirects per link. */
const HOPS = 3;

/**
 * Follows every internal link of the given pages, one level deep, form actions included.
 *
 * @returns the broken links, and how many were followed.
 */
export async function deadLinks(
  get: (path: string) => Promise<Answer>,
  pages: readonly string[],
): Promise<{ dead: DeadLink[]; followed: number }> {
  const status = new Map<string, Promise<number>>();
  const dead: DeadLink[] = [];
  for (const on of pages) {
    const { text } = await get(on);
    const links = [...attributes(text, 'href'), ...attributes(text, 'action')].filter(isOwn);
    for (const href of new Set(links)) {
      const known = status.get(href) ?? statusOf(get, href);
      status.set(href, known);
      const found = await known;
      if (found !== 200) dead.push({ on, href, status: found });
    }
  }
  return { dead, followed: status.size };
}

const isOwn = (href: string): boolean => /^\/(?!\/)/.test(href);

async function statusOf(get: (path: string) => Promise<Answer>, href: string): Promise<number> {
  let path = href.replace(/#.*$/, '');
  for (let hop = 0; ; hop += 1) {
    const { status, headers } = await get(path);
    const location = headers.location;
    if (status < 300 || status >= 400 || location === undefined || hop === HOPS) return status;
    path = location.replace(/^https?:\/\/[^/]+/, '');
  }
}
