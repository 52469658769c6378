import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from './addressGroup.ts';

/** How many leads are taken in how long. */
export interface LeadLimitOptions {
  /** Leads from one visitor to one site; 30 by default. */
  perAddress?: number;
  /** Leads to one site from everybody; 600 by default, null for as many as come. */
  perSite?: number | null;
  /** The time in which they are counted, in seconds; 10 minutes by default. */
  seconds?: number;
}

/** Counts leads. */
export interface LeadLimits {
  /** Counts one lead, or something that counts for more (`points`); null when it may pass, else the seconds to wait. */
  take(site: string, address: string, points?: number): Promise<number | null>;
}

/**
 * Limits how many leads a site takes, by visitor and altogether. Counted in this process: behind a balancer each process
 * has its own count, so the limits are a protection from floods, not a quota. Addresses are kept in memory only, until
 * their time is over.
 */
export function leadLimits(options: LeadLimitOptions = {}): LeadLimits {
  const { perAddress = 30, perSite = 600, seconds = 600 } = options;
  const byAddress = new RateLimiterMemory({ keyPrefix: 'address', points: perAddress, duration: seconds });
  const bySite =
    perSite === null
      ? null
      : new RateLimiterMemory({ keyPrefix: 'site', points: perSite, duration: seconds });
  return {
    take: async (site, address, points = 1) =>
      (await wait(byAddress, `${site} ${addressGroup(address)}`, points)) ??
      (bySite && (await wait(bySite, site, points))),
  };
}

async function wait(limiter: RateLimiterMemory, key: string, points: number): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
