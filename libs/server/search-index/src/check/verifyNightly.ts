import type { Kysely } from 'kysely';
import type { Schema } from '@forecourt/database';
import type { EngineAddress } from '../engineClient.ts';
import type { IndexedSite } from '../IndexedSite.ts';
import { verifyIndex, type IndexVerdict } from './verifyIndex.ts';

/** The hour of UTC at which it is night in Australia. */
const NIGHT_HOUR = 16;

/** What the nightly comparison needs. */
export interface NightlyOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  sites: readonly IndexedSite[];
  now: Date;
}

/**
 * Compares the index of each site with the database that was not compared since the last night, and records how many cars differ. Any number of
 * processes may call it at any time: each site is compared once a night. Returns what was compared.
 */
export async function verifyNightly({ db, engine, sites, now }: NightlyOptions): Promise<IndexVerdict[]> {
  const night = lastNight(now);
  const verdicts: IndexVerdict[] = [];
  for (const site of sites) {
    const own = db.updateTable('indexed_sites').where('site', '=', site.slug);
    const { numUpdatedRows } = await own
      .set({ verified_at: now })
      .where('verified_at', '<', night)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    try {
      const found = await verifyIndex({ db, engine, sites: [site] });
      verdicts.push(...found);
      const drift = found.reduce((sum, verdict) => sum + driftOf(verdict), 0);
      await own.set({ drift }).execute();
    } catch (error) {
      // It was not compared, so the next call does.
      await own.set({ verified_at: new Date(night.getTime() - 1) }).execute();
      throw error;
    }
  }
  return verdicts;
}

/** How many cars of a site differ between its index and the database. */
export const driftOf = ({ missing, surplus, different }: IndexVerdict): number =>
  missing.length + surplus.length + different.length;

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  return night > now ? new Date(night.getTime() - 86_400_000) : night;
}
