import type { Schema } from '@forecourt/database';
import type { DeskSearch } from '@forecourt/desk';
import { indexStatus, verifyIndex, waitingCars } from '@forecourt/search-index';
import type { EngineAddress, IndexedSite } from '@forecourt/search-index';
import type { Kysely } from 'kysely';

/** The search of the sites for the desk: each site sees its own index, and its own waiting cars. */
export function deskSearch({
  db,
  engine,
  sites,
}: {
  db: Kysely<Schema>;
  engine: EngineAddress;
  sites: readonly IndexedSite[];
}): DeskSearch {
  const only = (slug: string) => sites.filter((site) => site.slug === slug);
  return {
    async state(slug) {
      const [site] = only(slug);
      if (!site) return null;
      const { engineVersion, sites: states } = await indexStatus({ db, engine, sites: [site] });
      const { collection = null, isCurrent = false, inEngine = 0, inDatabase = 0 } = states[0] ?? {};
      return {
        answers: engineVersion !== null,
        ready: collection !== null && isCurrent,
        indexed: inEngine,
        listed: inDatabase,
        ...(await waitingCars(db, site)),
      };
    },
    async compare(slug) {
      const [verdict] = await verifyIndex({ db, engine, sites: only(slug) });
      if (!verdict) return null;
      const { inDatabase: listed, compared, missing, surplus, different } = verdict;
      return { listed, compared, missing, surplus, different };
    },
  };
}
