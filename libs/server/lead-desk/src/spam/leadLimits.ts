import { createHash } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { addressGroup } from './addressGroup.ts';

/** Rate limits of the work that one network may cause. */
export interface LeadLimitOptions {
  /** Leads from one network to one site; 30 by default. */
  perAddress?: number;
  /**
   * The usual total of a site, 600 by default. Above it each network may still send `CROWDED`: many senders of junk do not keep others from
   * sending. Null for no total.
   */
  perSite?: number | null;
  /** The window, in seconds; 10 minutes by default. */
  seconds?: number;
  /** Counts in the database, for all processes; in memory while it is away. Without it each process counts for itself. */
  shared?: { db: Kysely<Schema>; /** Distinguishes it from other limits. */ name: string };
}

/** The rate limiter. */
export interface LeadLimits {
  /** Counts one lead, or `points` for a costlier request; null when allowed, else the seconds to wait. */
  take(site: string, address: string, points?: number): Promise<number | null>;
}

/** What one network may send to a site that gets more than its usual total: more than a shopper sends in ten minutes. */
const CROWDED = 3;

/**
 * Rate limits by network: an IPv4 address, or the /64 of an IPv6 one. Networks are kept as hashes, until their window ends; in the database
 * an hour longer.
 */
export function leadLimits(options: LeadLimitOptions = {}): LeadLimits {
  const { perAddress = 30, perSite = 600, seconds = 600, shared } = options;
  const limiter = (kind: string, points: number) => openLimiter({ kind, points, seconds, shared });
  const byAddress = limiter('address', perAddress);
  const bySite = perSite === null ? null : limiter('site', perSite);
  return {
    async take(site, address, points = 1) {
      const ofNetwork = await consume(byAddress, keyOf(site, addressGroup(address)), points);
      if (ofNetwork.refused) return secondsOf(ofNetwork.state);
      if (!bySite) return null;
      const ofSite = await consume(bySite, keyOf(site), points);
      return ofSite.refused && ofNetwork.state.consumedPoints > CROWDED ? secondsOf(ofSite.state) : null;
    },
  };
}

interface Limit {
  kind: string;
  points: number;
  seconds: number;
  shared: LeadLimitOptions['shared'];
}

function openLimiter({ kind, points, seconds: duration, shared }: Limit): RateLimiterAbstract {
  const keyPrefix = shared ? `${shared.name}-${kind}` : kind;
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!shared) return inMemory;
  return new RateLimiterPostgres({
    ...{ keyPrefix, points, duration },
    // Who is above the limit asks the database no more until the window ends: a flood costs nothing.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: inMemory,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        shared.db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}

/** A hash, so that no address is stored as such. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url');
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
): Promise<{ refused: boolean; state: RateLimiterRes }> {
  try {
    return { refused: false, state: await limiter.consume(key, points) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { refused: true, state: refusal };
    throw refusal;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
