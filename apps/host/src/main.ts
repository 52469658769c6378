import path from 'node:path';
import { errorFacts } from '@forecourt/api';
import { ConfigError } from '@forecourt/site-config';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startHost } from './start-host.ts';

/**
 * Runs the host: PORT (4200), HOST, NODE_ENV, FORECOURT_DEALERS, FORECOURT_DATA, DATABASE_URL, TYPESENSE_URL with
 * TYPESENSE_API_KEY, SMTP_URL, IMAGE_HOSTS, TRUSTED_PROXIES, METRICS_TOKEN, LEADS_PER_10_MINUTES, SEARCHES_PER_MINUTE,
 * PICTURES_PER_MINUTE, PAGES_PER_MINUTE, CALLS_PER_MINUTE, LOG_LEVEL.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const logger = pino({ name: 'host', level: process.env['LOG_LEVEL'] ?? 'info' });

try {
  const host = await startHost(readConfig(process.env, root), logger);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.stop(signal));
} catch (error) {
  // A wrong declaration is for a person to read: the whole list, without a stack.
  if (error instanceof ConfigError) console.error(error.message);
  else logger.fatal(errorFacts(error), error instanceof Error ? error.message : 'the host could not start');
  process.exit(1);
}
