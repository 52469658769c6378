import { leadLimits, type LeadLimits } from '@forecourt/lead-desk';
import type { ApiContext } from './ApiContext.ts';
import { clientAddress } from './clientAddress.ts';

/** Counts a call of a visitor; seconds to wait where it is one too many, null where it is not. */
export type VisitorLimit = (context: ApiContext) => Promise<number | null>;

/** A limit on the calls that one visitor makes of a site, by address. */
export function visitorLimit(limits: LeadLimits, trustedProxies = 0): VisitorLimit {
  return (context) => limits.take(context.get('site').slug, clientAddress(context, trustedProxies));
}

/** As many calls from one address in so many seconds; in ten minutes when left out. */
export function perAddress(calls: number, seconds?: number): LeadLimits {
  return leadLimits({ perAddress: calls, perSite: null, ...(seconds !== undefined && { seconds }) });
}
