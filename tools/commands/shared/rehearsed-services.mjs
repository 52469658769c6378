import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { freePort } from './port.mjs';
import { startCluster } from './postgres.mjs';
import { start, stopGroup, tail } from './run.mjs';
import { Problem } from './say.mjs';

/**
 * Starts what `forecourt serve` needs, each a server of its own on this machine: PostgreSQL, the search engine of the packages of a project, and
 * a mail server.
 *
 * @param {string} project the folder of a project with the packages.
 * @returns `env`, with a value for each setting of deploy/forecourt.env.example; the mails of leads that arrive; and `stop`.
 * @throws Problem for a setting of the example without a value here.
 */
export async function rehearsedServices(project) {
  const { openMailServer } = await import('../../../apps/api/src/test/mailServer.ts');
  const data = mkdtempSync(join(tmpdir(), 'forecourt-serve-'));
  const cluster = await startCluster({ durable: true });
  const key = randomBytes(24).toString('hex');
  const port = await freePort();
  const script = join(project, 'node_modules/@forecourt/embedded-search/dist/serve.js');
  const words = ['--port', String(port), '--api-key', key, '--data', join(data, 'search')];
  const engine = start(process.execPath, [script, ...words], { env: { NODE_OPTIONS: '' } });
  let said = '';
  engine.stderr.on('data', (chunk) => (said += chunk));
  const isReady = await Promise.race([
    once(engine.stdout, 'data').then(() => true),
    once(engine, 'close').then(() => false),
  ]);
  if (!isReady) throw new Problem(`The search engine of the packages does not start:\n${tail(said)}`);
  const mail = await openMailServer();
  const values = {
    DATABASE_URL: cluster.url,
    TYPESENSE_URL: `http://127.0.0.1:${port}`,
    TYPESENSE_API_KEY: key,
    SMTP_URL: mail.url,
    METRICS_TOKEN: key,
    TRUSTED_PROXIES: '1',
    DESK_HOSTS: 'desk.dealer.example',
    DESK_SECRET: randomBytes(32).toString('hex'),
    SHOPPER_SECRET: randomBytes(32).toString('hex'),
    FINANCE_KEYS: `first:${randomBytes(32).toString('base64')}`,
  };
  const example = readFileSync(join(root, 'deploy/forecourt.env.example'), 'utf8');
  const wanted = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const unknown = wanted.filter((name) => !(name in values));
  if (unknown.length > 0)
    throw new Problem(`The rehearsal has no value for ${unknown.join(', ')}. Add it here.`);
  const settings = Object.fromEntries(wanted.map((name) => [name, values[name]]));
  return {
    env: { ...settings, NODE_ENV: 'production', FORECOURT_DATA: data, DRAIN_SECONDS: '1', HOST: '127.0.0.1' },
    mails: mail.mails,
    async stop() {
      stopGroup(engine, 'SIGKILL');
      await mail.close();
      await cluster.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
