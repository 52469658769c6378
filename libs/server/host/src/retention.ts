import { errorFacts } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import { alone, repeat } from '@forecourt/database';
import type { Schema } from '@forecourt/database';
import { purgeAccounts, purgeEnded, purgeOld } from '@forecourt/desk';
import { removeOldMails } from '@forecourt/lead-desk';
import { sitesInUse } from '@forecourt/search-index';
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
  /** Slugs of the sites at present, and their current declaration. */
  slugs(): readonly string[];
  bySlug(slug: string): ApiSite | null;
  mailboxDirectory: string;
  now: () => Date;
  logger: Logger;
  /** Whether the process stops: the pass ends after the batch that is being deleted. */
  stopping?: () => boolean;
}

/** Deletes what each site keeps no longer by its `retention`, at the start and each hour, in one process at a time. Returns how to stop. */
export function startRetention(services: RetentionServices): () => Promise<void> {
  let stopped = false;
  const stop = repeat(() => purgeSites({ ...services, stopping: () => stopped }), EVERY_MS, failed(services));
  return () => {
    stopped = true;
    return stop();
  };
}

/** Logs that a step failed. */
function failed({ logger }: RetentionServices, step: { what?: string; site?: string } = {}) {
  return (error: unknown) =>
    logger.error({ ...errorFacts(error), ...step }, 'old data could not be deleted; it is tried again');
}

/** One pass over the sites. A step that fails is logged, and holds no other up. */
export async function purgeSites(services: RetentionServices): Promise<void> {
  const { db, bySlug, mailboxDirectory, logger, stopping = () => false } = services;
  const slugs = services.slugs();
  const now = services.now();
  await alone(db, 'forecourt retention', async ({ signal }) => {
    const purging = { db, now, stopping: () => stopping() || signal.aborted };
    await purgeEnded(purging).catch(failed(services, { what: 'sessions' }));
    const onError = failed(services, { what: 'accounts' });
    await purgeKnown(purging, { ...services, onError }).then((accounts) => {
      if (accounts > 0) logger.info({ accounts }, 'old accounts were deleted');
    }, onError);
    for (const slug of slugs) {
      const site = bySlug(slug);
      if (!site || purging.stopping()) continue;
      await purgeOld(purging, site).then(
        (purged) => {
          if (purged.leads + purged.events > 0)
            logger.info({ site: slug, ...purged }, 'old data was deleted');
        },
        failed(services, { site: slug, what: 'rows' }),
      );
    }
  }).catch(failed(services, { what: 'rows' }));
  // Each machine has a disk of its own.
  for (const site of [...slugs, 'desk']) {
    const days = site === 'desk' ? STAFF_MAIL_DAYS : bySlug(site)?.retention?.mailDays;
    if (days === undefined || stopping()) continue;
    const before = new Date(now.getTime() - days * DAY_MS);
    await removeOldMails(mailboxDirectory, { site, before }).catch(failed(services, { site, what: 'mails' }));
  }
}

/** Deletes old accounts. What a site keeps that only another process knows is not known here, so accounts that it may share stay. */
async function purgeKnown(
  purging: Omit<Parameters<typeof purgeAccounts>[0], 'areAll' | 'onError'>,
  { slugs, bySlug, onError }: Pick<RetentionServices, 'slugs' | 'bySlug'> & { onError(error: unknown): void },
): Promise<number> {
  const used = new Set([...slugs(), ...(await sitesInUse(purging.db, [], purging.now))]);
  const sites = [...used].flatMap((slug) => bySlug(slug) ?? []);
  return purgeAccounts({ ...purging, areAll: sites.length === used.size, onError }, sites);
}
