import { RANGE_FACETS, TEXT_FACETS } from '../state/facets.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { isTrackingKey } from '../state/trackingParams.ts';
import { formatSearchUrl } from './formatSearchUrl.ts';
import { parseSearchUrl } from './parseSearchUrl.ts';
import { splitUrl } from './splitUrl.ts';
import { typedAmount } from '@forecourt/values';

const OWN_KEYS = new Set<string>([
  'query',
  'page',
  'sortBy',
  'near',
  'radius',
  'bounds',
  ...TEXT_FACETS,
  ...RANGE_FACETS.flatMap((facet) => [facet, `${facet}_min`, `${facet}_max`]),
]);
const MAX_KEPT = 2_000;
const FORM_ENDS = new Set(RANGE_FACETS.flatMap((facet) => [`${facet}_min`, `${facet}_max`]));

/**
 * The redirect target of a search URL that is not normalised: invalid or repeated values, another spelling, explicit defaults,
 * fields of a form without JavaScript. `null` for a normalised URL, in any order of parameters. Foreign parameters are kept at
 * the end, up to 2,000 characters, and so are typed texts of a range that are not numbers: the page shows an error beside the
 * field. (ruling 22)
 *
 * @example tidySearchUrl('/search/used-cars?page=-1&make=kia&ref=mail', site) // '/search/used-cars?make=Kia&ref=mail'
 */
export function tidySearchUrl(url: string, site: SearchSite): string | null {
  const { path, params } = splitUrl(url);
  const tidy = formatSearchUrl(parseSearchUrl(url, site), site);
  const wanted = splitUrl(tidy);
  const isOwn = (key: string, value: string) =>
    (OWN_KEYS.has(key) && !isUnread(key, value)) || isTrackingKey(key);
  const own = new URLSearchParams([...params].filter(([key, value]) => isOwn(key, value)));
  own.sort();
  wanted.params.sort();
  if (path === wanted.path && own.toString() === wanted.params.toString()) return null;
  const others = new URLSearchParams([...params].filter(([key, value]) => !isOwn(key, value))).toString();
  if (others === '' || others.length > MAX_KEPT) return tidy;
  return `${tidy}${tidy.includes('?') ? '&' : '?'}${others}`;
}

function isUnread(key: string, value: string): boolean {
  return FORM_ENDS.has(key) && typedAmount(value).problem !== null;
}
