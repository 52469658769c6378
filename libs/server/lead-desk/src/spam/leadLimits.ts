import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup } from './addressGroup.ts';

/** Rate limits for leads. */
export interface LeadLimitOptions {
  /** Leads from one visitor to one site; 30 by default. */
  perAddress?: number;
  /** Leads to one site from all visitors; 600 by default, null for no limit. */
  perSite?: number | null;
  /** The window, in seconds; 10 minutes by default. */
  seconds?: number;
}

/** The rate limiter. */
export interface LeadLimits {
  /** Counts one lead, or `points` for a costlier request; null when allowed, else the seconds to wait. */
  take(site: string, address: string, points?: number): Promise<number | null>;
}

/**
 * Rate limits the leads of a site, per visitor and in total. Counted in memory: behind a load balancer each process
 * has its own count, so the limits protect from floods and are not a quota. IP addresses are kept in memory only, until
 * their window ends.
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
