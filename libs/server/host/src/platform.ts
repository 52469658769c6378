import { errorFacts, stockMessages } from '@forecourt/api';
import type { Api } from '@forecourt/api';
import { enqueue, serialQueue, pruneOutbox, repeat } from '@forecourt/database';
import type { Desk } from '@forecourt/desk';
import type { Images } from '@forecourt/images';
import type { ConfigProblem } from '@forecourt/site-config';
import type { SpecialHour } from '@forecourt/site-content';
import type { Logger } from 'pino';
import { loadPageBus } from './adapters.ts';
import type { ServerConfig } from './config.ts';
import { openConfiguredImages } from './configured-images.ts';
import { sitesWithHours } from './contents/sites-with-hours.ts';
import type { DeclaredSite } from './contents/sites-with-hours.ts';
import { originOfDesk } from './desk-origin.ts';
import { deskSearch } from './desk-search.ts';
import { pictureFolders } from './picture-mount.ts';
import { loadHalves } from './load-halves.ts';
import type { HostMetrics } from './host-metrics.ts';
import { openFeeds } from './open-feeds.ts';
import { openIndexing } from './open-indexing.ts';
import { openApi, openMigratedDatabase } from './open-api.ts';
import type { OpenedApi } from './open-api.ts';
import { openDesk } from './open-desk.ts';
import { databasePageBus } from './page-bus.ts';
import { takeSearch } from './search-lock.ts';
import { openSearch } from './search-port.ts';
import type { ServedSites } from './served-sites.ts';
import type { Tracing } from './tracing.ts';
import { verifySites } from './verify-sites.ts';

/** Retention time of delivered outbox rows, and interval of their removal, milliseconds. */
const DONE_KEPT_MS = 7 * 86_400_000;
const PRUNE_EVERY_MS = 3_600_000;
/** How often a process looks whether the index of a site has to be compared this night, milliseconds. */
const VERIFY_EVERY_MS = 600_000;

/** Everything behind the sites, running in this process. */
export interface Platform {
  readonly api: Api;
  /** The desk API; null without a host for it. */
  desk: Desk | null;
  images: Pick<Images, 'handle' | 'preview'>;
  /** The search protocol for browsers and loaders: in process, or forwarded to a Typesense server. */
  search(path: string, init?: RequestInit): Promise<Response>;
  /** The public search key of a site. */
  searchKeyOf(slug: string): string;
  mailboxDirectory: string;
  /** Facts about the engines, for the start-up log. */
  facts: { database: string; search: string; mail: string };
  /** Reads the list of the sites and their declarations again. Deliveries that are under way are finished; fetches of feeds begin anew. */
  sitesChanged(): Promise<void>;
  /** Rejects if the API cannot be composed of these server halves; their tables are made. */
  tryHalves: OpenedApi['tryHalves'];
  /** Notes about missing settings. */
  notes: readonly string[];
  /** Finishes pending work and closes everything. */
  close(): Promise<void>;
}

/** Opens database, search engine, lead desk, pictures and API, and keeps the search index in sync with the database. */
export async function openPlatform(
  config: ServerConfig,
  sites: ServedSites,
  logger: Logger,
  hooks: {
    onStockChanged(slugs: ReadonlySet<string>): void;
    contentProblems(slug: string): readonly ConfigProblem[];
    /** The special hours of the content of a site; the same array until its content changes. */
    contentHours(slug: string): readonly SpecialHour[];
    /** Aborted once the process is to stop. */
    stopping: AbortSignal;
    /** The database is used by a host that must not be beside this one. */
    onOvertaken(): void;
    port(): number;
    tracing: Tracing;
    metrics: HostMetrics;
  },
): Promise<Platform> {
  const { env } = config;
  const now = () => new Date();
  let halves = await loadHalves(sites.all());
  const database = await openMigratedDatabase(config, halves, hooks.tracing);

  const giveBack = await takeSearch(database, config, { logger, onOvertaken: hooks.onOvertaken }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const search = await openSearch(config.typesense, config.dataDirectory, (error) =>
    logger.error(errorFacts(error), 'the search engine crashed; it is restarted and filled again'),
  );
  const { adapters } = config;
  const bus =
    adapters.pageBus === null
      ? databasePageBus(database.notices)
      : await loadPageBus(adapters.pageBus, config.root, env);
  const slugs = () => sites.all().map(({ slug }) => slug);
  const lookup = sitesWithHours(
    () => sites.all(),
    (site) => ({ origin: originOf(site, config.port), env, halves }),
    hooks.contentHours,
  );
  const indexing = await openIndexing(sites.all(), {
    ...{ db: database.db, search, now, logger, stopping: hooks.stopping },
    async onChanged(changed, cars) {
      const known = [...changed].flatMap((slug) => lookup.bySlug(slug) ?? []);
      await enqueue(database.db, stockMessages(halves, known, cars));
      hooks.onStockChanged(changed);
      await bus.tell({ sites: [...changed], dealers: [...new Set(cars.map(({ dealer }) => dealer))] });
    },
  });
  const stopFollowing = bus.follow((change) => {
    const told = indexing
      .sites()
      .filter(
        ({ slug, stock }) =>
          !change || change.sites.includes(slug) || stock.some((dealer) => change.dealers.includes(dealer)),
      );
    if (told.length > 0) hooks.onStockChanged(new Set(told.map(({ slug }) => slug)));
  });

  const stopVerifying = repeat(
    () =>
      verifySites({ db: database.db, engine: search.address, sites: indexing.sites(), now: now() }, logger),
    VERIFY_EVERY_MS,
    (error) => logger.error(errorFacts(error), 'the search index could not be compared; it is tried again'),
  );

  const stopPruning = repeat(
    () => pruneOutbox(database.db, new Date(Date.now() - DONE_KEPT_MS)),
    PRUNE_EVERY_MS,
    (error) => logger.error(errorFacts(error), 'the outbox could not be pruned; pruning is retried'),
  );

  const filesOf = (slug: string) => {
    const site = sites.bySlug(slug);
    return site ? pictureFolders(site) : undefined;
  };
  const images = await openConfiguredImages(config, (error) => {
    hooks.metrics.pictureFailed();
    logger.warn(errorFacts(error), 'a picture could not be resized');
  });
  const [deskHost] = config.deskHosts;
  const deskOrigin = deskHost === undefined ? null : () => originOfDesk(deskHost, hooks.port());
  const opened = openApi(config, {
    database,
    halves,
    sites: (host) => lookup.byHost(host),
    bySlug: (slug) => lookup.bySlug(slug),
    slugs: slugs(),
    searchEngine: { fetch: search.fetch, keyOf: indexing.keyOf },
    photo: (file, slug) => images.jpeg(file, { width: 1200, height: 800 }, filesOf(slug)),
    stopping: () => hooks.stopping.aborted,
    ...(deskOrigin && { deskOrigin }),
    tracing: hooks.tracing,
    metrics: hooks.metrics,
    now,
    logger,
  });
  const desk =
    deskOrigin === null
      ? null
      : openDesk(config, {
          database,
          mailer: opened.mailer,
          mailboxDirectory: opened.mailboxDirectory,
          bySlug: (slug) => lookup.bySlug(slug),
          contentProblems: hooks.contentProblems,
          search: deskSearch({ db: database.db, engine: search.address, sites: indexing.sites, now }),
          slugs: slugs(),
          wake: opened.wake,
          stopping: () => hooks.stopping.aborted,
          uploads: opened.uploads,
          origin: deskOrigin,
          now,
          logger,
        });

  const fetchFeeds = () =>
    openFeeds(config, {
      ...{ database, sites: sites.all(), mailer: opened.mailer, metrics: hooks.metrics, now, logger },
      bySlug: (slug) => lookup.bySlug(slug),
      pictureSize: (picture, slug) => images.size(picture, filesOf(slug)),
    });
  let closeFeeds = await fetchFeeds();

  // The declaration of an edited site may have changed although the list has not.
  const declarations = () => sites.all().map(({ definition }) => definition);
  let followed = declarations();
  const readAgain = async () => {
    const list = sites.all();
    const wanted = await loadHalves(list);
    await opened.compose({ halves: wanted, slugs: slugs() });
    halves = wanted;
    lookup.readAgain();
    await indexing.serve(list);
    const declared = declarations();
    if (declared.length === followed.length && declared.every((each, at) => each === followed[at])) return;
    followed = declared;
    await desk?.serve(slugs());
    // A fetch that is given up is begun again by the next.
    const close = closeFeeds;
    closeFeeds = async () => undefined;
    await close();
    closeFeeds = await fetchFeeds();
  };
  // Changes are queued, because two at once would start two workers.
  const turn = serialQueue();

  return {
    get api() {
      return opened.api;
    },
    desk: desk?.desk ?? null,
    images,
    search: hooks.metrics.searching((path, init) =>
      hooks.tracing.span('search', {}, () => search.fetch(path, init)),
    ),
    searchKeyOf: indexing.keyOf,
    mailboxDirectory: opened.mailboxDirectory,
    facts: { ...opened.facts, search: search.embedded ? 'embedded' : 'typesense' },
    sitesChanged: () => turn(readAgain),
    tryHalves: opened.tryHalves,
    notes: [...opened.notes, ...(desk?.notes ?? [])],
    // Queued too, because a pending change would start a worker on a closed database.
    close: () =>
      turn(async () => {
        await stopPruning();
        await stopVerifying();
        await stopFollowing();
        await indexing.close();
        await desk?.close();
        await closeFeeds();
        await opened.close();
        await search.close();
        await giveBack?.();
        await database.close();
      }),
  };
}

/** The origin of a site: its first own host, or `<slug>.localhost` on this machine. */
export function originOf({ slug, definition }: DeclaredSite, port: number): string {
  const [host] = definition.dealer.hosts;
  return process.env['NODE_ENV'] === 'production' && host
    ? `https://${host}`
    : `http://${slug}.localhost:${port}`;
}
