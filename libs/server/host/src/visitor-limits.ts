import type { IncomingMessage } from 'node:http';
import { leadLimits, visitorAddress } from '@forecourt/lead-desk';
import type { LeadLimits } from '@forecourt/lead-desk';
import { wholeNumberOf } from './whole-number.ts';

/** Rate limits of one visitor of one site, per minute. */
export interface VisitorLimits {
  /** Searches; one that takes the engine more than 20 ms counts more than once. */
  searches: LeadLimits;
  /** Resized pictures. */
  pictures: LeadLimits;
  /** Rendered pages; cached pages do not count. */
  pages: LeadLimits;
  /** API calls. */
  calls: LeadLimits;
  /** TRUSTED_PROXIES: how many proxies of ours add to X-Forwarded-For. */
  trustedProxies: number;
  /** Identifies the visitor of a request. */
  addressOf(incoming: IncomingMessage): string;
}

/** Engine time that counts as one search, milliseconds. */
export const SEARCH_POINT_MS = 20;

/**
 * Reads the limits by visitor: SEARCHES_PER_MINUTE (600), PICTURES_PER_MINUTE (3,000), PAGES_PER_MINUTE (300), CALLS_PER_MINUTE (600).
 * Two filter clicks a second make 120 searches a minute, and a page of 21 cards needs 60 pictures.
 *
 * @param problems receives each invalid variable with a fix.
 */
export function visitorLimits(env: NodeJS.ProcessEnv, problems: string[]): VisitorLimits {
  const wholeNumber = wholeNumberOf(env, problems);
  const perMinute = (name: string, fallback: number): LeadLimits =>
    leadLimits({ perAddress: wholeNumber(name, fallback), perSite: null, seconds: 60 });
  const trustedProxies = wholeNumber('TRUSTED_PROXIES', 0, 0);
  return {
    searches: perMinute('SEARCHES_PER_MINUTE', 600),
    pictures: perMinute('PICTURES_PER_MINUTE', 3_000),
    pages: perMinute('PAGES_PER_MINUTE', 300),
    calls: perMinute('CALLS_PER_MINUTE', 600),
    trustedProxies,
    addressOf: (incoming) => visitorAddress(incoming, trustedProxies),
  };
}
