import type { IncomingMessage } from 'node:http';
import { leadLimits, visitorAddress } from '@forecourt/lead-desk';
import type { LeadLimits } from '@forecourt/lead-desk';
import { SettingError } from './setting-error.ts';

/** How much one visitor of one site may ask for in a minute. */
export interface VisitorLimits {
  /** Searches of a browser; one that costs the engine more than 20 ms counts for more. */
  searches: LeadLimits;
  /** Pictures at the sizes that are made here. */
  pictures: LeadLimits;
  /** Pages that have to be rendered: those that are kept cost nothing. */
  pages: LeadLimits;
  /** Calls of the API. */
  calls: LeadLimits;
  /** Whose request it is. */
  addressOf(incoming: IncomingMessage): string;
}

/** An engine's time that a search counts once for, milliseconds. */
export const SEARCH_POINT_MS = 20;

/**
 * Reads the limits by visitor: SEARCHES_PER_MINUTE (600), PICTURES_PER_MINUTE (3,000), PAGES_PER_MINUTE (300), CALLS_PER_MINUTE (600).
 * Somebody who clicks a filter twice a second asks for 120 searches, and a page of 21 cards for 60 pictures.
 *
 * @throws SettingError that names the variable and how to mend it.
 */
export function visitorLimits(env: NodeJS.ProcessEnv): VisitorLimits {
  const perMinute = (name: string, fallback: number): LeadLimits => {
    const perAddress = Number(env[name] ?? fallback);
    if (!Number.isInteger(perAddress) || perAddress < 1)
      throw new SettingError(
        `${name} is "${env[name]}", which is no limit. Write how many a visitor may ask for in a minute, such as ${name}=${fallback}.`,
      );
    return leadLimits({ perAddress, perSite: null, seconds: 60 });
  };
  const trustedProxies = Number(env['TRUSTED_PROXIES'] ?? 0);
  return {
    searches: perMinute('SEARCHES_PER_MINUTE', 600),
    pictures: perMinute('PICTURES_PER_MINUTE', 3_000),
    pages: perMinute('PAGES_PER_MINUTE', 300),
    calls: perMinute('CALLS_PER_MINUTE', 600),
    addressOf: (incoming) => visitorAddress(incoming, trustedProxies),
  };
}
