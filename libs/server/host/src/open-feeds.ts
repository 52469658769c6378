import { errorFacts } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import type { Database } from '@forecourt/database';
import type { Mailer } from '@forecourt/lead-desk';
import { startFeeds, startStockNotices } from '@forecourt/stock-feed';
import type { FeedsOptions } from '@forecourt/stock-feed';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import type { HostMetrics } from './host-metrics.ts';
import { stockFeeds } from './stock-feeds.ts';
import type { AppWithFeed } from './stock-feeds.ts';

/** What the fetching of stock needs of the platform. */
export interface FeedSurroundings {
  database: Database;
  sites: readonly AppWithFeed[];
  mailer: Mailer;
  metrics: Pick<HostMetrics, 'fetched' | 'fetches'>;
  bySlug(slug: string): ApiSite | null;
  pictureSize: FeedsOptions['pictureSize'];
  now: () => Date;
  logger: Logger;
}

/** Fetches the stock of the sites by their schedule, and writes to the dealers about it. Returns the function that ends both. */
export async function openFeeds(
  config: ServerConfig,
  { database, sites, mailer, metrics, bySlug, pictureSize, now, logger }: FeedSurroundings,
): Promise<() => Promise<void>> {
  const feeds = await stockFeeds(sites, config.env);
  // An import takes what it needs, and shoppers do not wait for its connections.
  const own =
    feeds.length > 0 && database.engine === 'postgres' ? await openConfiguredDatabase(config) : null;
  const addresses = new Map(
    sites.map(({ definition: { dealer } }) => [dealer.slug, dealer.stockFeed?.noticeEmail ?? null]),
  );
  const notices = startStockNotices({
    ...{ db: database.db, mailer, siteBySlug: bySlug, now, leaseMs: config.leaseMs },
    addressOf: (slug) => addresses.get(slug) ?? null,
    sites: [...addresses.keys()],
    onAttempt: ({ row: { id, topic, attempts }, outcome, reason }) =>
      logger[outcome === 'dead' ? 'error' : 'info'](
        { id, topic, attempt: attempts, outcome, reason },
        'outbox message',
      ),
    onError: (error) => logger.error(errorFacts(error), 'the outbox cannot reach the database'),
  });
  metrics.fetches(feeds);
  if (feeds.length === 0) return () => notices.stop();
  const stop = startFeeds({
    ...{ db: (own ?? database).db, feeds, pictureSize, now },
    // Each fetch holds a connection until it ends, and the embedded database has but those of the platform.
    atOnce: own ? 4 : 1,
    onFetched(dealer, { outcome, report, ...rest }) {
      metrics.fetched(dealer, outcome);
      logger[outcome === 'failed' ? 'error' : 'info'](
        {
          ...{ dealer, outcome },
          ...('reason' in rest && { reason: rest.reason }),
          ...(report && { rows: report.counts }),
        },
        'stock feed',
      );
    },
    onError: (error) => logger.error(errorFacts(error), 'stock could not be fetched; it is tried again'),
  });
  return async () => {
    await stop();
    await notices.stop();
    await own?.close();
  };
}
