import { once } from 'node:events';
import type { Server } from 'node:http';
import { errorFacts } from '@forecourt/api';
import { serialQueue } from '@forecourt/database';
import { LINK_PREVIEWS } from '@forecourt/page/link-preview';
import type { HostPath } from '@forecourt/site-config';
import type { Logger } from 'pino';
import { AnswerCache } from './answer-cache.ts';
import { loadCdn } from './adapters.ts';
import { cdnPurge } from './cdn-purge.ts';
import type { CdnPort } from './cdn-purge.ts';
import type { ServerConfig } from './config.ts';
import { imageHosts } from './configured-images.ts';
import { deskSecret } from './desk-secret.ts';
import { deskMount } from './desk-mount.ts';
import { fastly } from './fastly.ts';
import { gracefulStop } from './graceful-stop.ts';
import { accessLog } from './access-log.ts';
import { hostMetrics } from './host-metrics.ts';
import { HtmlCache } from './html-cache.ts';
import { loadHalves } from './load-halves.ts';
import { changedCode } from './loaded-code.ts';
import { mailboxPage } from './mailbox-page.ts';
import { oneNetwork } from './one-network.ts';
import { pictureMount } from './picture-mount.ts';
import { openPlatform, originOf } from './platform.ts';
import { previewMount } from './previews/preview-mount.ts';
import { embeddedWarnings, refuseIncomplete } from './production.ts';
import { openReviews } from './reviews/open-reviews.ts';
import { refuseDeskHosts, reloadSites } from './reload-sites.ts';
import { searchMount } from './search-mount.ts';
import { servedSites } from './served-sites.ts';
import { createHost } from './server.ts';
import type { HostOptions, Mounted } from './server.ts';
import { pagesWithHours } from './contents/content-hours.ts';
import { draftView } from './contents/draft-view.ts';
import { openSiteContents } from './contents/site-contents.ts';
import { siteFetch } from './site-fetch.ts';
import { loadSites } from './sites.ts';
import type { HostedSite } from './sites.ts';
import { openTracing } from './tracing.ts';

const FRESH_MS = 60_000;
/** Time after that in which a visitor gets the old page at once while it is made anew, and in which they get it if that fails. */
const STALE_MS = 60_000;
const FAILURE_MS = 86_400_000;
const CACHE_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Lifetime of cached car responses for rendering; purged when stock changes. */
const CARS_KEPT = 500;
const CARS_FRESH_MS = 30_000;

/** A host that listens: its port, and how to stop it. */
export interface RunningHost {
  port: number;
  /** Applies changed site definitions of sites that are being edited. */
  sitesChanged(): Promise<void>;
  /**
   * Reads the folder of the dealer apps again: what was built since is served, and what is gone is not. The other sites notice nothing. What
   * cannot be served is told in the log, and stays as it is.
   */
  reload(): Promise<void>;
  stop(reason: string): Promise<void>;
}

/** Sites that are being edited, instead of built ones. */
export interface EditedSites {
  sites: readonly HostedSite[];
  /** A listening server, which Vite also uses for hot module replacement. */
  server: Server;
}

/** Loads the built sites, or uses the edited ones, opens the platform and listens. */
export async function startHost(
  config: ServerConfig,
  logger: Logger,
  edited?: EditedSites,
): Promise<RunningHost> {
  const tracing = await openTracing(config.env);
  const first = edited?.sites ?? (await loadSites(config.dealersDirectory));
  const sites = servedSites(first);
  const definitions = first.map(({ definition }) => definition);
  refuseIncomplete(config, { definitions, halves: await loadHalves(first), searches: true });
  refuseDeskHosts(config.deskHosts, first);
  // Pages of an edited site are not cached.
  const kept = edited
    ? { freshMs: -1, staleMs: 0 }
    : { freshMs: FRESH_MS, staleMs: STALE_MS, failureMs: FAILURE_MS };
  const cache = new HtmlCache({ ...kept, maxBytes: CACHE_BYTES, now: Date.now });
  const cdnPort = await configuredCdn(config);
  const cdn =
    cdnPort &&
    cdnPurge(cdnPort, {
      onError: (error) =>
        logger.error(errorFacts(error), 'the CDN was not told of a change; it is tried again'),
    });
  const metrics = hostMetrics();
  metrics.watchCache(cache);
  const cars = new AnswerCache(CARS_KEPT, CARS_FRESH_MS);
  const purge = (slug: string) => {
    cache.purgeSite(slug);
    cdn?.changed([slug]);
  };
  const { assetsDirectory, dataDirectory } = config;
  const { env } = config;
  const contents = await openSiteContents(first, {
    ...{ assetsDirectory, dataDirectory, logger, purge, env },
    imageHosts: imageHosts(env),
  });
  const readReviews = () =>
    openReviews(sites.all(), {
      ...{ dataDirectory, logger, purge, account: config.google, now: () => new Date() },
    });
  let reviews = await readReviews();
  const turn = serialQueue();
  const ending = gracefulStop(config.drainMs, logger, () =>
    turn(async () => {
      await closeServer(server);
      await contents.close();
      await reviews.close();
      await platform.close();
      await cdn?.close();
      await tracing.close();
    }),
  );
  const platform = await openPlatform(config, sites, logger, {
    onStockChanged: (slugs) => {
      for (const slug of slugs) cache.purgeSite(slug);
      cdn?.changed(slugs);
      cars.clear();
    },
    contentProblems: contents.problems,
    contentHours: (slug) => contents.published(slug, new Date()).hours,
    stopping: ending.signal,
    onOvertaken() {
      process.exitCode = 1;
      void ending.stop('another host has the search index');
    },
    port: () => portOf(server),
    tracing,
    metrics,
  });

  const reach = siteFetch({ search: platform.search, api: () => platform.api, cars });
  const api: Mounted['handle'] = async (request, _site, incoming) =>
    platform.api.fetch(request, { incoming });
  const pictures = pictureMount(platform.images, config.limits);
  const previews = previewMount({
    images: platform.images,
    limits: config.limits,
    fetch: reach,
    published: (slug) => contents.published(slug, new Date()),
    onError: (error, site) =>
      logger.error({ site, ...errorFacts(error) }, 'a link preview could not be drawn'),
  });
  const mounts: (Mounted & { prefix: HostPath })[] = [
    { prefix: '/api', handle: api },
    ...(['/healthz', '/readyz', '/metrics'] as const).map((prefix) => ({
      prefix,
      handle: api,
      anyHost: true,
    })),
    { prefix: '/typesense', handle: searchMount(platform.search, config.limits) },
    { prefix: LINK_PREVIEWS, handle: previews },
    { prefix: '/images', handle: pictures },
  ];
  if (config.demonstration)
    mounts.push({
      prefix: '/dev/mailbox',
      localOnly: true,
      handle: async (_request, site) =>
        new Response(await mailboxPage(platform.mailboxDirectory, site?.slug ?? null), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        }),
    });

  const withHours = pagesWithHours();
  const options = {
    sites,
    mounts,
    ...(platform.desk && { desk: deskMount(platform.desk, config, { sites, handle: pictures }) }),
    cache,
    assetsDirectory: config.assetsDirectory,
    port: config.port,
    production: config.production,
    demonstration: config.demonstration,
    ...(config.production && {
      onRequest: oneNetwork(config.limits.addressOf, (sentence) => logger.warn(sentence)),
    }),
    onAnswered: accessLog(logger, metrics),
    stopping: ending.stopping,
    limits: config.limits,
    tracing,
    ...(config.cdn && { cdnSeconds: config.cdn.seconds }),
    onError: (error, path) => logger.error({ path, ...errorFacts(error) }, 'a page could not be rendered'),
    originOf: (site) => originOf(site, portOf(server)),
    ...(config.deskHosts.length > 0 && {
      draftView: draftView(
        deskSecret(env, config.production ? null : dataDirectory),
        () => new Date(),
        config.production,
      ),
    }),
    clock: () => new Date(),
    services: (site, { now, nonce, origin }, incoming, drafts = false) => ({
      site: withHours(reviews.of(site), contents.published(site.slug, now).hours),
      now,
      nonce,
      origin: process.env['NODE_ENV'] === 'production' ? originOf(site, config.port) : origin,
      searchKey: platform.searchKeyOf(site.slug),
      drafts,
      content: drafts ? contents.withDrafts(site.slug, now) : contents.published(site.slug, now),
      fetch: (path, init) => reach(site.slug, path, init, incoming),
    }),
  } satisfies HostOptions;
  const server = createHost(options, edited?.server);

  if (!server.listening) await listen(server, config);
  const port = portOf(server);
  for (const note of [...embeddedWarnings(config, { searches: true }), ...platform.notes]) logger.warn(note);
  if (first.length === 0)
    logger.warn(`There is no built site in ${config.dealersDirectory}. Build one, then start again.`);
  logger.info({ port, sites: first.map(({ slug }) => slug), ...platform.facts }, 'the host is ready');

  async function reload(): Promise<void> {
    const before = sites.all();
    const {
      sites: next,
      refused,
      ...news
    } = await reloadSites(config, before, { tryHalves: platform.tryHalves, stopping: ending.signal });
    for (const each of refused)
      logger.error(each, 'the site cannot be served as it is; nothing has changed for it');
    for (const file of await changedCode())
      logger.warn({ file }, 'this code has changed, and the host runs what it has loaded: start it anew');
    metrics.refuses(refused.length);
    const fresh = next.filter((site) => !before.includes(site));
    const slugs = new Set(next.map(({ slug }) => slug));
    const removed = before.map(({ slug }) => slug).filter((slug) => !slugs.has(slug));
    if (fresh.length > 0 || removed.length > 0) {
      await serveInstead(before, { next, fresh });
      for (const slug of removed) await contents.drop(slug);
      cars.clear();
      // Pages of a new site too: some may have been asked for before its stock was indexed.
      for (const slug of [...fresh.map((site) => site.slug), ...removed]) purge(slug);
      await reviews.close();
      reviews = await readReviews();
    }
    logger.info(
      { ...news, removed, refused: refused.map(({ app }) => app), sites: next.length },
      'the sites were read again',
    );
  }

  /** Serves other sites; if that fails, or the host stops, those of before with all that is theirs. */
  async function serveInstead(
    before: readonly HostedSite[],
    { next, fresh }: { next: readonly HostedSite[]; fresh: readonly HostedSite[] },
  ): Promise<void> {
    const content = await contents.prepare(fresh, ending.signal);
    try {
      ending.signal.throwIfAborted();
      sites.replace(next);
      content.show();
      await platform.sitesChanged();
    } catch (error) {
      const isTold = sites.all() === next;
      sites.replace(before);
      const notRestored = (again: unknown) =>
        logger.error(errorFacts(again), 'the earlier sites could not be restored completely');
      await content.discard().catch(notRestored);
      if (isTold) await platform.sitesChanged().catch(notRestored);
      // Pages and answers of the new sites may have been made meanwhile.
      cars.clear();
      for (const { slug } of fresh) purge(slug);
      throw error;
    }
    await content.keep();
  }

  /** A stop does not wait for the sites that are read again: the next start reads them. */
  async function reloadUnlessStopping(): Promise<void> {
    if (ending.stopping()) return;
    await reload().catch((error: unknown) => {
      if (!ending.stopping()) throw error;
      logger.info('the sites were not read again, because the host stops');
    });
  }

  return {
    port,
    async sitesChanged() {
      await platform.sitesChanged();
      await contents.readAgain();
      cars.clear();
    },
    reload: () => turn(reloadUnlessStopping),
    stop: ending.stop,
  };
}

/** The CDN of the settings; null for none. */
async function configuredCdn({ adapters, cdn, root, env }: ServerConfig): Promise<CdnPort | null> {
  if (adapters.cdn !== null) return loadCdn(adapters.cdn, root, env);
  return cdn?.service ? fastly(cdn.service) : null;
}

/** Waits until the server listens; throws an Error if its port is in use. */
export async function listen(
  server: Server,
  { port, listen: address }: Pick<ServerConfig, 'port' | 'listen'>,
): Promise<void> {
  server.listen(port, address);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]: unknown[]) => {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      throw taken
        ? new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=4300.`)
        : error;
    }),
  ]);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
