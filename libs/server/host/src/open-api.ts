import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createApi, errorFacts, metricsToken, operatorNotes, startOutbox } from '@forecourt/api';
import type { Api, ApiServices, OutboxServices, ServerHalf } from '@forecourt/api';
import { migrate } from '@forecourt/database';
import type { Database } from '@forecourt/database';
import { createSheetMaker } from '@forecourt/documents';
import { leadLimits, openMailer, openSms, startDelivery } from '@forecourt/lead-desk';
import type { Mailer } from '@forecourt/lead-desk';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { openConfiguredDatabase } from './configured-database.ts';

/** The API with its database and the delivery of leads, running in this process. */
export interface OpenedApi {
  readonly api: Api;
  /** Composes the API again if the server halves have changed, with their tables and outbox handlers. */
  compose(halves: readonly ServerHalf[]): Promise<void>;
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

/** Settings from the process that runs the API. */
export interface ApiSurroundings extends Pick<
  ApiServices,
  'sites' | 'searchEngine' | 'photo' | 'stopping' | 'now'
> {
  halves: readonly ServerHalf[];
  database: Database;
  bySlug: OutboxServices['siteBySlug'];
  logger: Logger;
}

/** Opens the database of the configuration and brings its tables up to date, with those of the halves. */
export async function openMigratedDatabase(
  config: ServerConfig,
  halves: readonly ServerHalf[],
): Promise<Database> {
  const database = await openConfiguredDatabase(config);
  await migrate(database.db, halves);
  return database;
}

/** Composes the API of the sites and starts to deliver their leads. */
export function openApi(
  { env, dataDirectory, demonstration, limits, smtpUrl, smsUrl, smsFrom }: ServerConfig,
  { database, sites, halves, bySlug, searchEngine, photo, stopping, now, logger }: ApiSurroundings,
): OpenedApi {
  const mailboxDirectory = path.join(dataDirectory, 'mailbox');
  const mailboxDir = demonstration ? mailboxDirectory : null;
  const mailer = openMailer({ smtpUrl, mailboxDir });
  const notes = operatorNotes(env, mailer);
  const outboxOptions = {
    db: database.db,
    siteBySlug: bySlug,
    now,
    leaseMs: Number(env['LEADS_LEASE_SECONDS'] ?? 120) * 1000,
    onError: (error: unknown) => logger.error(errorFacts(error), 'the outbox cannot reach the database'),
  };
  const delivery = startDelivery({
    ...outboxOptions,
    mailer,
    sms: openSms({ smsUrl, smsFrom, mailboxDir }),
    onAttempt: (attempt) => logger[attempt.outcome === 'dead' ? 'error' : 'info'](attempt, 'lead delivery'),
  });
  const startHalves = (of: readonly ServerHalf[]) =>
    startOutbox(of, {
      ...outboxOptions,
      onAttempt: ({ row: { id, topic, attempts }, outcome, reason }) =>
        logger[outcome === 'dead' ? 'error' : 'info'](
          { id, topic, attempt: attempts, outcome, reason },
          'outbox message',
        ),
    });
  let outbox = startHalves(halves);
  const sheets = createSheetMaker();
  const perAddress = Number(env['LEADS_PER_10_MINUTES'] ?? 30);
  const wake = () => {
    delivery.wake();
    outbox.wake();
  };
  const services: ApiServices = {
    db: database.db,
    sites,
    leads: { wake },
    searchEngine,
    sheets,
    ...(photo && { photo }),
    now,
    logger,
    limits: leadLimits({ perAddress, perSite: perAddress * 20 }),
    confirmationLimits: leadLimits({
      perAddress: Math.ceil(perAddress / 3),
      perSite: perAddress * 20,
      seconds: 3_600,
    }),
    callLimits: limits.calls,
    trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
    metricsToken: metricsToken(env),
    notes,
    ...(stopping && { stopping }),
  };
  let composed = halves;
  let api = createApi({ ...services, halves });
  return {
    get api() {
      return api;
    },
    async compose(wanted) {
      if (isDeepStrictEqual(wanted, composed)) return;
      await migrate(database.db, wanted);
      const next = createApi({ ...services, halves: wanted });
      await outbox.stop();
      outbox = startHalves(wanted);
      api = next;
      // Set last, so that a failure is retried at the next change.
      composed = wanted;
    },
    mailboxDirectory,
    mailer,
    wake,
    facts: { database: database.engine, mail: mailer.kind },
    notes,
    async close() {
      await Promise.all([delivery.stop(), outbox.stop()]);
      await sheets.close();
      mailer.close();
    },
  };
}
