import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createApi, errorFacts, metricsToken, operatorNotes, startOutbox } from '@forecourt/api';
import type { Api, ApiServices, OutboxServices, ServerHalf } from '@forecourt/api';
import { allWorkers, durabilityProblems, migrate, repeat } from '@forecourt/database';
import type { Database } from '@forecourt/database';
import { createSheetMaker } from '@forecourt/documents';
import { leadLimits, openMailer, openSms, startDelivery } from '@forecourt/lead-desk';
import type { Mailer } from '@forecourt/lead-desk';
import type { Uploads } from '@forecourt/uploads';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { openConfiguredUploads } from './configured-uploads.ts';
import type { HostMetrics } from './host-metrics.ts';
import { SettingError } from './setting-error.ts';
import { startRetention } from './retention.ts';
import { deliveryIn, queriesIn } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/** How often files are deleted that no lead has, milliseconds. */
const PURGE_EVERY_MS = 600_000;

/** The API with its database and the delivery of leads, running in this process. */
export interface OpenedApi {
  readonly api: Api;
  /** The files of shoppers. */
  uploads: Uploads;
  /**
   * Composes the API again if the server halves have changed, with their tables, and hands the deliveries over to queues of these sites. Pending
   * deliveries of the queues before are finished meanwhile.
   */
  compose(composed: Composed): Promise<void>;
  /** Rejects if an API cannot be composed of these halves; their tables are made. */
  tryHalves(halves: readonly ServerHalf[]): Promise<void>;
  mailboxDirectory: string;
  mailer: Mailer;
  /** Wakes the delivery of leads and the outbox of the halves. */
  wake(): void;
  /** Facts about the engines, for the start-up log. */
  facts: { database: string; mail: string };
  /** Notes about missing settings. */
  notes: readonly string[];
  /** Finishes pending deliveries; the database stays open. */
  close(): Promise<void>;
}

/** What an API is composed of. */
export interface Composed {
  halves: readonly ServerHalf[];
  /** Slugs of the served sites. */
  slugs: readonly string[];
}

/** Settings from the process that runs the API. */
export interface ApiSurroundings
  extends Composed, Pick<ApiServices, 'sites' | 'searchEngine' | 'photo' | 'stopping' | 'now'> {
  database: Database;
  bySlug: OutboxServices['siteBySlug'];
  /** Origin of the desk, to which mails link; omitted without one. */
  deskOrigin?: () => string;
  tracing?: Tracing;
  metrics: HostMetrics;
  logger: Logger;
}

/** Brings the tables of the configured database up to date, with those of the halves, and opens it to serve shoppers. */
export async function openMigratedDatabase(
  config: ServerConfig,
  halves: readonly ServerHalf[],
  tracing?: Tracing,
): Promise<Database> {
  const onQuery = tracing && queriesIn(tracing);
  const database = await openConfiguredDatabase(config, false, onQuery);
  try {
    if (config.production && database.engine === 'postgres') await refuseUnsafe(database.db);
    await migrate(database.db, halves);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (database.engine === 'pglite') return database;
  // A migration may take longer than a shopper waits.
  await database.close();
  return openConfiguredDatabase(config, true, onQuery);
}

/** A lead is acknowledged when it is committed, so a commit must be on disk. */
async function refuseUnsafe(db: Database['db']): Promise<void> {
  const problems = await durabilityProblems(db);
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
}

/** Composes the API of the sites and starts to deliver their leads. */
export function openApi(
  config: ServerConfig,
  {
    database,
    sites,
    halves,
    bySlug,
    slugs,
    searchEngine,
    photo,
    stopping,
    deskOrigin,
    now,
    tracing,
    metrics,
    logger,
  }: ApiSurroundings,
): OpenedApi {
  const { env, dataDirectory, demonstration, limits, leaseMs, smtpUrl, smsUrl, smsFrom } = config;
  const { leadsPer10Minutes: perAddress, codesPer10Minutes } = config;
  const mailboxDirectory = path.join(dataDirectory, 'mailbox');
  const mailboxDir = demonstration ? mailboxDirectory : null;
  const mailer = metrics.mailing(openMailer({ smtpUrl, mailboxDir }));
  const sms = openSms({ smsUrl, smsFrom, mailboxDir });
  const notes = operatorNotes(env, mailer);
  const traceDelivery = deliveryIn(tracing);
  const outboxOptions = {
    db: database.db,
    siteBySlug: bySlug,
    now,
    leaseMs,
    onError: (error: unknown) => logger.error(errorFacts(error), 'the outbox cannot reach the database'),
  };
  const startQueues = ({ halves: of, slugs: sites }: Composed) => {
    const delivery = startDelivery({
      ...outboxOptions,
      sites,
      mailer,
      ...(deskOrigin && { deskOrigin }),
      sms,
      onAttempt(attempt) {
        logger[attempt.outcome === 'dead' ? 'error' : 'info'](attempt, 'lead delivery');
        traceDelivery(attempt.topic, attempt);
      },
    });
    const outbox = startOutbox(of, {
      ...outboxOptions,
      sites,
      mailer,
      sms,
      onAttempt({ row: { id, topic, attempts }, outcome, reason, ms }) {
        logger[outcome === 'dead' ? 'error' : 'info'](
          { id, topic, attempt: attempts, outcome, reason },
          'outbox message',
        );
        traceDelivery(topic, { outcome, ms });
      },
    });
    return allWorkers([delivery, outbox]);
  };
  let composed: Composed = { halves, slugs };
  let queues = startQueues(composed);
  const sheets = createSheetMaker();
  const uploads = openConfiguredUploads(config, { db: database.db, logger });
  const stopPurging = repeat(
    () => uploads.purge(now()),
    PURGE_EVERY_MS,
    (error) => logger.error(errorFacts(error), 'files could not be deleted; it is tried again'),
  );
  const stopRetention = startRetention({
    ...{ db: database.db, slugs: () => composed.slugs, bySlug, mailboxDirectory, now, logger },
  });
  const wake = () => queues.wake();
  const services: ApiServices = {
    db: database.db,
    ...(database.watch && { watch: database.watch }),
    sites,
    leads: { wake },
    searchEngine,
    ...{ mailer, sms },
    sheets,
    uploads,
    ...(photo && { photo }),
    now,
    logger,
    limits: leadLimits({ perAddress, perSite: perAddress * 20, shared: { db: database.db, name: 'leads' } }),
    confirmationLimits: leadLimits({
      perAddress: Math.ceil(perAddress / 3),
      perSite: perAddress * 20,
      seconds: 3_600,
      shared: { db: database.db, name: 'confirmations' },
    }),
    callLimits: limits.calls,
    sitesOfRealm: (realm) => composed.slugs.filter((slug) => bySlug(slug)?.accountRealm === realm),
    codesPer10Minutes,
    trustedProxies: limits.trustedProxies,
    metricsToken: metricsToken(env),
    registries: [metrics.registry],
    notes,
    ...(stopping && { stopping }),
  };
  let api = createApi({ ...services, halves });
  /** In any order: that of the sites decides it, and an operation is served by one half only. */
  const isServed = (other: readonly ServerHalf[]) =>
    other.length === composed.halves.length && other.every((half) => composed.halves.includes(half));
  const apiOf = async (other: readonly ServerHalf[]) => {
    await migrate(database.db, other);
    return createApi({ ...services, halves: other });
  };
  return {
    get api() {
      return api;
    },
    async compose(wanted) {
      if (isDeepStrictEqual(wanted, composed)) return;
      const next = isServed(wanted.halves) ? api : await apiOf(wanted.halves);
      const before = queues;
      // Set last, so that a failure is retried at the next change.
      composed = wanted;
      api = next;
      // Both for a moment, as two hosts are: a message is claimed once.
      queues = startQueues(wanted);
      await before.stop();
    },
    async tryHalves(other) {
      if (!isServed(other)) await apiOf(other);
    },
    uploads,
    mailboxDirectory,
    mailer,
    wake,
    facts: { database: database.engine, mail: mailer.kind },
    notes,
    async close() {
      await queues.stop();
      await stopPurging();
      await stopRetention();
      await sheets.close();
      mailer.close();
    },
  };
}
