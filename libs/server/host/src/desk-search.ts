import type { Schema } from '@forecourt/database';
import type { DeskSearch, IndexDifferences } from '@forecourt/desk';
import { siteIndexStatus, verifyIndex, waitingCars } from '@forecourt/search-index';
import type { EngineAddress, IndexedSite } from '@forecourt/search-index';
import type { Kysely } from 'kysely';

/** How long the counts of a site are kept, milliseconds: to count the listed cars its whole stock is read. */
const COUNTED_MS = 10_000;

/** The search of the sites for the desk: each site sees its own index, and its own waiting cars. */
export function deskSearch({
  db,
  engine,
  sites,
  now,
}: {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** The sites at present. */
  sites: () => readonly IndexedSite[];
  now: () => Date;
}): DeskSearch {
  const only = (slug: string) => sites().filter((site) => site.slug === slug);

  async function count(site: IndexedSite) {
    const { engineVersion, collection, isCurrent, inEngine, inDatabase } = await siteIndexStatus({
      ...{ db, engine, site },
    });
    return {
      answers: engineVersion !== null,
      ready: collection !== null && isCurrent,
      indexed: inEngine,
      listed: inDatabase,
    };
  }

  async function differences(slug: string): Promise<IndexDifferences | null> {
    const [verdict] = await verifyIndex({ db, engine, sites: only(slug) });
    if (!verdict) return null;
    const { inDatabase: listed, compared, waiting, missing, surplus, different } = verdict;
    return { listed, compared, waiting, missing, surplus, different };
  }

  const counts = new Map<string, { until: number; counts: ReturnType<typeof count> }>();
  function counted(site: IndexedSite): ReturnType<typeof count> {
    const at = now().getTime();
    const kept = counts.get(site.slug);
    if (kept && at < kept.until) return kept.counts;
    const fresh = count(site);
    counts.set(site.slug, { until: at + COUNTED_MS, counts: fresh });
    // A failure is not kept.
    fresh.catch(() => counts.delete(site.slug));
    return fresh;
  }

  const comparing = new Map<string, Promise<IndexDifferences | null>>();
  return {
    async state(slug) {
      const [site] = only(slug);
      if (!site) return null;
      return { ...(await counted(site)), ...(await waitingCars(db, site)) };
    },
    compare(slug) {
      const running = comparing.get(slug) ?? differences(slug).finally(() => comparing.delete(slug));
      comparing.set(slug, running);
      return running;
    },
  };
}
