import path from 'node:path';
import { dataDirectory, migrate, openDatabase } from '@forecourt/database';
import { createSheetMaker } from '@forecourt/documents';
import { leadLimits, openMailer, startDelivery } from '@forecourt/lead-desk';
import { pino } from 'pino';
import { createApi } from './createApi.ts';
import { errorFacts } from './http/errorFacts.ts';
import { marketServer } from './market/marketServer.ts';
import { isDemonstration } from './operator/isDemonstration.ts';
import { metricsToken } from './operator/metricsToken.ts';
import { operatorNotes } from './operator/operatorNotes.ts';
import { searchServer } from './searchServer.ts';
import { serveApi } from './serveApi.ts';
import { loadSites } from './sites/loadSites.ts';
import { siteLookup } from './sites/siteLookup.ts';

/**
 * Runs the API by itself, beside hosts that serve the pages. PORT (4210), HOST, DATABASE_URL or FORECOURT_DATA,
 * TYPESENSE_URL with TYPESENSE_API_KEY, SMTP_URL, TRUSTED_PROXIES, METRICS_TOKEN, LEADS_PER_10_MINUTES,
 * LEADS_LEASE_SECONDS, MARKET_URL with MARKET_API_KEY, YOUX_URL with YOUX_API_KEY, LENDER_URL with
 * LENDER_API_KEY, LOG_LEVEL.
 */
const env = process.env;
const port = Number(env['PORT'] ?? 4210);
const logger = pino({ name: 'api', level: env['LOG_LEVEL'] ?? 'info' });
const directory = path.resolve(import.meta.dirname, '../../../apps/dealers');
const sites = await loadSites({
  directory: env['FORECOURT_DEALERS'] ?? directory,
  env,
  originOf: ({ slug, hosts }) => (hosts[0] ? `https://${hosts[0]}` : `http://${slug}.localhost:${port}`),
});
const { byHost, bySlug } = siteLookup(sites);

const database = await openDatabase();
await migrate(database.db);
const mailboxDir = isDemonstration(env) ? path.join(dataDirectory(), 'mailbox') : null;
const mailer = openMailer({ smtpUrl: env['SMTP_URL'], mailboxDir });
const notes = operatorNotes(env, mailer);
for (const note of notes) logger.warn(note);
const now = () => new Date();
const delivery = startDelivery({
  db: database.db,
  siteBySlug: bySlug,
  mailer,
  now,
  leaseMs: Number(env['LEADS_LEASE_SECONDS'] ?? 120) * 1000,
  onAttempt: (attempt) => logger[attempt.outcome === 'dead' ? 'error' : 'info'](attempt, 'lead delivery'),
  onError: (error) => logger.error(errorFacts(error), 'lead delivery cannot reach the database'),
});

let stopping = false;
const sheets = createSheetMaker();
const perAddress = Number(env['LEADS_PER_10_MINUTES'] ?? 30);
const api = createApi({
  db: database.db,
  sites: byHost,
  leads: delivery,
  searchEngine: env['TYPESENSE_URL']
    ? searchServer({ url: env['TYPESENSE_URL'], apiKey: env['TYPESENSE_API_KEY'] ?? '' })
    : null,
  sheets,
  now,
  logger,
  limits: leadLimits({ perAddress, perSite: perAddress * 20 }),
  trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
  metricsToken: metricsToken(env),
  notes,
  stopping: () => stopping,
  market: marketServer(env),
});
const served = await serveApi(api, { port, ...(env['HOST'] && { hostname: env['HOST'] }) });
const names = sites.map(({ site }) => site.slug);
logger.info(
  { port: served.port, database: database.engine, mail: mailer.kind, sites: names },
  'the API is ready',
);

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping: requests and deliveries that have begun are finished');
  await served.stop();
  await delivery.stop();
  await sheets.close();
  mailer.close();
  await database.close();
  logger.info('stopped');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));
