import { leadLimits, type LeadLimitOptions, type LeadLimits } from '@forecourt/lead-desk';
import type { ApiContext } from './ApiContext.ts';
import { clientAddress } from './clientAddress.ts';

/** Counts a call of a visitor; returns the seconds to wait if it exceeds the limit, else null. */
export type VisitorLimit = (context: ApiContext) => Promise<number | null>;

/** A rate limit of calls to a site, by IP address. */
export function visitorLimit(limits: LeadLimits, trustedProxies = 0): VisitorLimit {
  return (context) => limits.take(context.get('site').slug, clientAddress(context, trustedProxies));
}

/** Creates a limit of calls per IP address in a window of seconds; default is ten minutes. */
export function perAddress(calls: number, seconds?: number): LeadLimits {
  return leadLimits({ perAddress: calls, perSite: null, ...(seconds !== undefined && { seconds }) });
}

/** The same in ten minutes for all processes, counted in the database under a name. */
export function sharedPerAddress(calls: number, shared: NonNullable<LeadLimitOptions['shared']>): LeadLimits {
  return leadLimits({ perAddress: calls, perSite: null, shared });
}
