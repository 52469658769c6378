import path from 'node:path';
import { readApps, serveApi } from '@forecourt/api';
import { publicSite } from '@forecourt/site-config';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { openSiteContents } from './contents/site-contents.ts';
import { sitesWithHours } from './contents/sites-with-hours.ts';
import { originOfDesk } from './desk-origin.ts';
import { gracefulStop } from './graceful-stop.ts';
import { hostMetrics } from './host-metrics.ts';
import { loadHalves } from './load-halves.ts';
import { openApi, openMigratedDatabase } from './open-api.ts';
import { takeApi } from './search-lock.ts';
import { searchServer } from './search-server.ts';
import { embeddedWarnings, refuseIncomplete } from './production.ts';
import { SettingError } from './setting-error.ts';
import { refuseShared } from './sites.ts';
import { openTracing } from './tracing.ts';

/** A listening API process. */
export interface RunningApi {
  port: number;
  /** Finishes pending requests and deliveries. */
  stop(reason: string): Promise<void>;
}

/** Runs only the API, without pages, pictures and a search engine; other hosts serve the pages. */
export async function startApi(config: ServerConfig, logger: Logger): Promise<RunningApi> {
  const apps = await readApps(config.dealersDirectory);
  const halves = await loadHalves(apps);
  const definitions = apps.map(({ definition }) => definition);
  // It serves no desk; its mails only link to one.
  refuseIncomplete({ ...config, deskHosts: [] }, { definitions, halves, searches: false });
  // Without a site its outbox workers would claim every message and deliver none.
  if (apps.length === 0)
    throw new SettingError(
      `No dealer app was found in ${config.dealersDirectory}: no folder there has a dealer.config.ts. ` +
        'Set FORECOURT_DEALERS to the folder of the dealer apps, or of one app.',
    );
  const sites = apps.map(({ directory, definition }) => ({
    ...{ slug: definition.dealer.slug, directory, definition, shown: publicSite(definition) },
    clientDirectory: path.join(directory, 'public'),
  }));
  refuseShared(sites);
  const tracing = await openTracing(config.env);
  const database = await openMigratedDatabase(config, halves, tracing);
  const { assetsDirectory, dataDirectory, env } = config;
  // Its special hours: they decide which appointments are free, and what mails say.
  const contents = await openSiteContents(sites, {
    ...{ assetsDirectory, dataDirectory, logger, env },
    purge: () => undefined,
  });
  const { byHost, bySlug } = sitesWithHours(
    () => sites,
    ({ slug, definition: { dealer } }) => {
      const [host] = dealer.hosts;
      const origin = host ? `https://${host}` : `http://${slug}.localhost:${config.port}`;
      return { origin, env, halves };
    },
    (slug) => contents.published(slug, new Date()).hours,
  );
  const ending = gracefulStop(config.drainMs, logger, async () => {
    await served.stop();
    await opened.close();
    await contents.close();
    await giveBack?.();
    await database.close();
    await tracing.close();
  });
  const giveBack = await takeApi(database, {
    logger,
    onOvertaken() {
      process.exitCode = 1;
      void ending.stop('migrations of the database are being taken back');
    },
  });
  const [deskHost] = config.deskHosts;
  const opened = openApi(config, {
    database,
    halves,
    sites: byHost,
    bySlug,
    slugs: sites.map(({ slug }) => slug),
    searchEngine: config.typesense && searchServer(config.typesense),
    stopping: ending.stopping,
    ...(deskHost !== undefined && { deskOrigin: () => originOfDesk(deskHost, config.port) }),
    tracing,
    metrics: hostMetrics(),
    now: () => new Date(),
    logger,
  });
  for (const note of [...embeddedWarnings(config, { searches: false }), ...opened.notes]) logger.warn(note);
  const served = await serveApi(opened.api, {
    port: config.port,
    ...(config.listen && { hostname: config.listen }),
  });
  const names = sites.map(({ slug }) => slug);
  logger.info({ port: served.port, ...opened.facts, sites: names }, 'the API is ready');
  return { port: served.port, stop: ending.stop };
}
