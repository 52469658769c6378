import { isCampaignParam } from '@forecourt/lead';

/** The parts of an address: the shared part, and the visitor's own part. */
export interface SharedAddress {
  /** Normalized path and query: the cache key of the page, and the only address that the page receives. */
  path: string;
  /** The visitor's campaign parameters, unchanged. */
  campaign: URLSearchParams;
}

/**
 * Splits an address. A shared page is rendered from `path` only, so that it cannot contain data of the visitor who requested it first.
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

/** The target of a redirect on this site with the visitor's campaign parameters; targets on other sites are unchanged. */
export function withCampaign(location: string, campaign: URLSearchParams): string {
  if (campaign.size === 0 || !/^\/(?!\/)/.test(location)) return location;
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${campaign.toString()}${fragment}`;
}
