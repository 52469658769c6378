import { isCampaignParam } from '@forecourt/lead';

/** An address, apart: what a shared page may know of it, and what is the visitor's own. */
export interface SharedAddress {
  /** Path and query, in one spelling. It is the key of the page and all that the page is told. */
  path: string;
  /** The campaign that brought this visitor, as it stood in the address. */
  campaign: URLSearchParams;
}

/**
 * Takes an address apart. A page that is kept for everybody is rendered from `path` alone, so that nothing of the visitor who came
 * first can be in it.
 *
 * @example sharedAddress(new URL('http://a.example/search?q=a%20b&utm_source=x')).path // '/search?q=a+b'
 */
export function sharedAddress({ pathname, searchParams }: URL): SharedAddress {
  const params = [...searchParams];
  const shared = new URLSearchParams(params.filter(([name]) => !isCampaignParam(name))).toString();
  return {
    path: shared === '' ? pathname : `${pathname}?${shared}`,
    campaign: new URLSearchParams(params.filter(([name]) => isCampaignParam(name))),
  };
}

/** A redirect's target on this site with the campaign of the visitor who follows it; another site's is left alone. */
export function withCampaign(location: string, campaign: URLSearchParams): string {
  if (campaign.size === 0 || !/^\/(?!\/)/.test(location)) return location;
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${campaign.toString()}${fragment}`;
}
