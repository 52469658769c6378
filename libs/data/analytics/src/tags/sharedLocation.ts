/**
 * The campaign parameters, as `isCampaignParam` of `@forecourt/lead` has them; a test compares the two. Sharing that function would add a
 * script to the first load of every page.
 */
const CAMPAIGN = /^(utm_[a-z0-9_]{1,40}|gclid|fbclid)$/;

/**
 * The address of a page as firms may know it: of the query only the campaign parameters, because others may be a visitor's words or the
 * token of a person; no fragment.
 *
 * @example sharedLocation(new URL('https://a.example/search?q=my+words&utm_source=x#top')) // 'https://a.example/search?utm_source=x'
 */
export function sharedLocation({
  origin,
  pathname,
  searchParams,
}: Pick<URL, 'origin' | 'pathname' | 'searchParams'>): string {
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${pathname}${campaign.size > 0 ? `?${campaign}` : ''}`;
}

/** `sharedLocation` of the open page. */
export const hereShared = (): string => sharedLocation(new URL(window.location.href));
