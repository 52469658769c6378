const MARKETING = /^(utm_[a-z0-9_]{1,40}|gclid|fbclid)$/;

/**
 * The query parameters that say which advertisement brought a visitor: `utm_*`, `gclid` and `fbclid` only, in alphabetical
 * order, the last of repeated ones, 200 characters at most. Everything else in a URL may be personal and is left out. (decision 88)
 *
 * @example linkedQueryParams('/cars/a?utm_source=news&email=a@b.example') // { utm_source: 'news' }
 */
export function linkedQueryParams(url: string): Record<string, string> {
  const query = url.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
  const found = [...new URLSearchParams(query)].filter(([key]) => MARKETING.test(key));
  return Object.fromEntries(found.map(([key, value]) => [key, value.slice(0, 200)] as const).toSorted(byKey));
}

function byKey([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
