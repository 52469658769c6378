import { errorFacts } from '@forecourt/api';
import { driftOf, verifyNightly } from '@forecourt/search-index';
import type { Logger } from 'pino';

/** Compares the index of each site with the database once a night. A site that cannot be compared holds no other up, and is tried again by the next call. */
export async function verifySites(
  { sites, ...options }: Parameters<typeof verifyNightly>[0],
  logger: Logger,
): Promise<void> {
  for (const site of sites)
    try {
      for (const verdict of await verifyNightly({ ...options, sites: [site] }))
        logger[driftOf(verdict) === 0 ? 'info' : 'error'](
          { site: verdict.site, cars: verdict.inDatabase, drift: driftOf(verdict) },
          'the search index was compared with the database',
        );
    } catch (error) {
      logger.error(
        { ...errorFacts(error), site: site.slug },
        'the search index of a site could not be compared; it is tried again',
      );
    }
}
