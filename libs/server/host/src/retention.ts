import { errorFacts } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import { alone, repeat } from '@forecourt/database';
import type { Schema } from '@forecourt/database';
import { purgeEnded, purgeOld } from '@forecourt/desk';
import { removeOldMails } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

/** How often it is looked what has to go, milliseconds: an hour. */
const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Days that mails to staff are kept, which are of no site. */
const STAFF_MAIL_DAYS = 30;

/** What is looked through. */
export interface RetentionServices {
  db: Kysely<Schema>;
  /** Slugs of the sites, and their current declaration. */
  slugs: readonly string[];
  bySlug(slug: string): ApiSite | null;
  mailboxDirectory: string;
  now: () => Date;
  logger: Logger;
}

/** Deletes what each site keeps no longer by its `retention`, at the start and each hour, in one process at a time. Returns how to stop. */
export function startRetention(services: RetentionServices): () => Promise<void> {
  return repeat(
    () => purgeSites(services),
    EVERY_MS,
    (error) => services.logger.error(errorFacts(error), 'old data could not be deleted; it is tried again'),
  );
}

/** One pass over the sites. A site that fails holds no other up. */
export async function purgeSites({
  db,
  slugs,
  bySlug,
  mailboxDirectory,
  now: clock,
  logger,
}: RetentionServices): Promise<void> {
  const now = clock();
  await alone(db, 'forecourt retention', async () => {
    await purgeEnded({ db, now });
    for (const slug of slugs) {
      const site = bySlug(slug);
      if (!site) continue;
      try {
        const purged = await purgeOld({ db, now }, site);
        if (purged.leads + purged.events > 0) logger.info({ site: slug, ...purged }, 'old data was deleted');
      } catch (error) {
        logger.error(
          { ...errorFacts(error), site: slug },
          'old data of a site could not be deleted; it is tried again',
        );
      }
    }
  });
  // Each machine has a disk of its own.
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const slug of slugs) {
    const days = bySlug(slug)?.retention?.mailDays;
    if (days !== undefined) await removeOldMails(mailboxDirectory, { site: slug, before: daysAgo(days) });
  }
  await removeOldMails(mailboxDirectory, { site: 'desk', before: daysAgo(STAFF_MAIL_DAYS) });
}
