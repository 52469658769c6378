import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import type { StockFeed } from '@forecourt/stock-feed';
import { feedSite, ownFeedMaps } from './feed-site.ts';
import { SettingError } from './setting-error.ts';

/** A dealer app, and what is declared in it. */
export interface AppWithFeed {
  directory: string;
  definition: Pick<SiteDefinition, 'dealer'>;
}

/** The feeds that the dealers declare, with their secrets and maps. */
export async function stockFeeds(apps: readonly AppWithFeed[], env: NodeJS.ProcessEnv): Promise<StockFeed[]> {
  const dealers = apps.map(({ definition }) => definition.dealer);
  const feeds = apps.map(async ({ directory, definition: { dealer } }) => {
    const { stockFeed, slug } = dealer;
    if (!stockFeed) return [];
    const { url, user, hostKey, redirectHosts, map, owns, everyMinutes, staleAfterHours } = stockFeed;
    return {
      ...{ dealer: slug, url, user, hostKey, redirectHosts, map, everyMinutes, staleAfterHours },
      ...feedSecrets(dealer, env),
      ownMaps: await ownFeedMaps(directory),
      maxBytes: stockFeed.maxMegabytes * 1_000_000,
      timeoutMs: stockFeed.timeoutSeconds * 1_000,
      site: { ...feedSite(dealers, slug), owns },
    };
  });
  return (await Promise.all(feeds)).flat();
}

/**
 * The secrets that the feed of a dealer names.
 *
 * @throws SettingError if one is not set.
 */
export function feedSecrets(
  { slug, stockFeed }: Pick<DealerConfig, 'slug' | 'stockFeed'>,
  env: NodeJS.ProcessEnv,
): { password: string | null; key: string | null } {
  const read = (setting: 'passwordEnv' | 'keyEnv') => {
    const name = stockFeed?.[setting];
    if (!name) return null;
    const value = env[name];
    if (value) return value;
    throw new SettingError(
      `${slug}: stockFeed.${setting} names ${name}, which is not set, so that its stock would not be fetched. Set ${name}.`,
    );
  };
  return { password: read('passwordEnv'), key: read('keyEnv') };
}
