import { oneLine } from '../fields/oneLine.ts';

const KEPT = 20;

/**
 * The visited pages of a lead: the last 20 paths, oldest first, without query and fragment, which can contain personal data.
 * (ruling 88)
 *
 * @example visitedPages(['/search/suv-cars?query=rav4', '/cars/a#map']) // ['/search/suv-cars', '/cars/a']
 */
export function visitedPages(urls: readonly string[]): string[] {
  return urls
    .map(pathOf)
    .filter((path) => path.startsWith('/'))
    .slice(-KEPT);
}

function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return oneLine(path.slice(0, 300));
}
