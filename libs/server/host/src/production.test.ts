import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { defineServerHalf } from '@forecourt/api';
import { openTestDatabase, testDirectory, testEngines, waitOf } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { defineDealer, defineFeature, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openMigratedDatabase } from './open-api.ts';
import { embeddedWarnings, refuseIncomplete } from './production.ts';
import { startHost } from './start-host.ts';
import { askHost, echoSite } from './test/echo-host.ts';

const complete = {
  DATABASE_URL: 'postgres://db.example/forecourt?sslmode=verify-full',
  TYPESENSE_URL: 'https://search.example:8108',
  TYPESENSE_API_KEY: 'key',
  SMTP_URL: 'smtps://mail.example',
  METRICS_TOKEN: '0123456789abcdef',
};

const wash = defineFeature({ id: 'wash', purpose: 'Washing.', options: {}, server: './server' });
const half = defineServerHalf({
  feature: wash,
  operations: {},
  site({ env }) {
    if (!env['WASH_KEY']) throw new Error('WASH_KEY is not set. Set it to the key of the car wash.');
    return {};
  },
  routes: () => {},
});
const dealer = { ...exampleDealer, hosts: ['example-motors.example'] };
const plain = defineDealer({ ...dealer, features: [] });
const everySecret = defineDealer({
  ...dealer,
  hosts: [],
  leads: { ...dealer.leads, webhook: { url: 'https://crm.example/leads', secretEnv: 'CRM_SECRET' } },
  features: [wash()],
});

/** The problems of a start in production; none if it may start. */
function problemsOf(
  env: NodeJS.ProcessEnv,
  definitions: Parameters<typeof refuseIncomplete>[1]['definitions'] = [plain],
  searches = true,
): string[] {
  vi.stubEnv('NODE_ENV', 'production');
  try {
    refuseIncomplete(readConfig(env, '/', 4200, true), { definitions, halves: [half], searches });
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').filter((line) => line.startsWith('- '));
  } finally {
    vi.unstubAllEnvs();
  }
}

const named = (problems: string[]) =>
  problems.map((line) => /[A-Z][A-Z0-9_]{3,}|has no host|no site/.exec(line)?.[0]);

describe('a start in production', () => {
  it('is refused with all problems at once, each with its fix', () => {
    const problems = problemsOf(
      {
        PORT: 'four',
        PAGES_PER_MINUTE: '-1',
        TRUSTED_PROXIES: 'two',
        DESK_HOSTS: 'desk.example',
        S3_URL: 's3://files',
        CLAMD_URL: 'scanner',
      },
      [everySecret],
    );
    expect(named(problems)).toEqual([
      ...[
        'PORT',
        'TRUSTED_PROXIES',
        'PAGES_PER_MINUTE',
        'S3_URL',
        'CLAMD_URL',
        'DATABASE_URL',
        'TYPESENSE_URL',
        'SMTP_URL',
      ],
      ...['METRICS_TOKEN', 'DESK_SECRET', 'has no host', 'CRM_SECRET', 'WASH_KEY'],
    ]);
    for (const problem of problems) expect(problem).toMatch(/(Set|Write|Add) /);
  });

  it.each([
    ['a complete configuration', complete, []],
    ['an API by itself without a search server', { ...complete, TYPESENSE_URL: '' }, [], false],
    [
      'embedded engines that are allowed',
      { ...complete, DATABASE_URL: '', TYPESENSE_URL: '', ALLOW_EMBEDDED: '1' },
      [],
    ],
    [
      'embedded engines',
      { ...complete, DATABASE_URL: '', TYPESENSE_URL: '' },
      ['DATABASE_URL', 'TYPESENSE_URL'],
    ],
    [
      'an allowance in other words',
      { ...complete, DATABASE_URL: '', ALLOW_EMBEDDED: 'true' },
      ['DATABASE_URL'],
    ],
    ['a mailbox', { ...complete, SMTP_URL: '', FORECOURT_MAILBOX: 'on' }, ['SMTP_URL']],
    ['a mail server without a protocol', { ...complete, SMTP_URL: 'mail.example' }, ['SMTP_URL']],
    ['a short token', { ...complete, METRICS_TOKEN: 'secret' }, ['METRICS_TOKEN']],
    ['a database without TLS', { ...complete, DATABASE_URL: 'postgres://db.example/f' }, ['DATABASE_URL']],
    [
      'a certificate that is not checked',
      { ...complete, DATABASE_URL: 'postgres://db.example/f?sslmode=no-verify' },
      ['DATABASE_URL'],
    ],
    [
      'a database whose address has its host behind it',
      { ...complete, DATABASE_URL: 'postgres:///f?host=db.example' },
      ['DATABASE_URL'],
    ],
    [
      'a database whose address has another host behind it',
      { ...complete, DATABASE_URL: 'postgres://localhost/f?host=localhost&host=db.example' },
      ['DATABASE_URL'],
    ],
    [
      'a database whose host is in another variable',
      { ...complete, DATABASE_URL: 'postgres:///f', PGHOST: 'db.example' },
      ['DATABASE_URL'],
    ],
    [
      'a database whose address takes TLS back',
      { ...complete, DATABASE_URL: 'postgres://db.example/f?sslmode=verify-full&sslmode=disable' },
      ['DATABASE_URL'],
    ],
    [
      'a mail server whose certificate is not checked',
      { ...complete, SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
      ['SMTP_URL'],
    ],
    [
      'certificates that nobody checks',
      { ...complete, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      ['NODE_TLS_REJECT_UNAUTHORIZED'],
    ],
    [
      'services without TLS',
      {
        ...complete,
        TYPESENSE_URL: 'http://search.example:8108',
        SMTP_URL: 'smtp://mail.example',
        S3_URL: 'http://key:secret@files.example/bucket?region=au',
        CLAMD_URL: 'tcp://scanner.example:3310',
      },
      ['TYPESENSE_URL', 'SMTP_URL', 'S3_URL', 'CLAMD_URL'],
    ],
    ['a mail server with STARTTLS', { ...complete, SMTP_URL: 'smtp://mail.example?requireTLS=true' }, []],
    [
      'services of this machine and of a network of its own',
      {
        ...complete,
        DATABASE_URL: 'postgres:///forecourt?host=/run/postgresql',
        TYPESENSE_URL: 'http://127.0.0.1:8108',
        SMTP_URL: 'smtp://Mail:25',
        CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
        PLAIN_HOSTS: 'search, mail',
      },
      [],
    ],
    [
      'a database of this machine whose socket is its host',
      { ...complete, DATABASE_URL: 'postgres://forecourt@%2Frun%2Fpostgresql/forecourt' },
      [],
    ],
    [
      'a network of its own that has another host',
      { ...complete, TYPESENSE_URL: 'http://search.example', PLAIN_HOSTS: 'search' },
      ['TYPESENSE_URL'],
    ],
  ])('with %s', (_, env, expected, searches = true) => {
    expect(named(problemsOf(env, [plain], searches))).toEqual(expected);
  });

  it('is refused without a site', () => expect(named(problemsOf(complete, []))).toEqual(['no site']));

  it('says of each embedded engine what it means', () => {
    const config = readConfig({ ...complete, DATABASE_URL: '', TYPESENSE_URL: '' }, '/', 4200, true);
    expect(embeddedWarnings(config, { searches: true })).toEqual([
      expect.stringContaining('leads are in a database on the disk of this machine alone'),
      expect.stringContaining('the search engine runs in this process'),
    ]);
    expect(embeddedWarnings(config, { searches: false })).toHaveLength(1);
    expect(embeddedWarnings(readConfig(complete, '/', 4200, true), { searches: true })).toEqual([]);
    expect(embeddedWarnings(readConfig({}, '/'), { searches: true })).toEqual([]);
  });
});

describe.each(testEngines('durability'))('a start in production on %s', (engine) => {
  it('is refused if a server may lose a commit with the power', async () => {
    const database = await openTestDatabase(engine);
    const folder = await mkdtemp(path.join(tmpdir(), 'durable-'));
    const env = { ...complete, ALLOW_EMBEDDED: '1', FORECOURT_DATA: folder };
    if ('url' in database.options) {
      const { url } = database.options;
      const name = new URL(url).pathname.slice(1);
      await sql.raw(`alter database ${name} set synchronous_commit = off`).execute(database.db);
      const config = readConfig({ ...env, DATABASE_URL: url }, '/', 4200, true);
      await expect(openMigratedDatabase(config, [])).rejects.toThrow(
        /synchronous_commit of the PostgreSQL server is off/,
      );
      await (await openMigratedDatabase({ ...config, production: false }, [])).close();
    } else {
      // What the embedded engine promises is said by the warning at its start.
      await symlink(database.options.dir, path.join(folder, 'db'));
      const opened = await openMigratedDatabase(
        readConfig({ ...env, DATABASE_URL: '' }, '/', 4200, true),
        [],
      );
      expect(opened.engine).toBe('pglite');
      await opened.close();
    }
    await database.close();
    await rm(folder, { recursive: true });
  });
});

it('the program refuses to serve, with exit code 1 and without a stack', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const started = promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', cli, 'serve'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: 'four' },
  });
  const stderr: unknown = await started.catch((error: unknown) => error);
  expect(stderr).toMatchObject({ code: 1, stdout: '' });
  const text = String(Reflect.get(Object(stderr), 'stderr'));
  for (const name of ['PORT', 'DATABASE_URL', 'TYPESENSE_URL', 'SMTP_URL', 'METRICS_TOKEN', 'no site'])
    expect(text).toContain(name);
  expect(text).not.toMatch(/NODE_ENV|\n\s+at /);
  await rm(folder, { recursive: true });
});

describe('the host in production', () => {
  let folder = '';
  let files = '';
  let port = 0;
  let stop = async () => {};
  const warned: string[] = [];
  const token = { authorization: `Bearer ${complete.METRICS_TOKEN}` };
  const ask = (host: string, where: string, headers = {}) => askHost(port, where, { host, ...headers });

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    folder = await mkdtemp(path.join(tmpdir(), 'production-'));
    files = await testDirectory();
    await symlink(files, path.join(folder, 'db'));
    await mkdir(path.join(folder, 'mailbox/echo'), { recursive: true });
    await writeFile(path.join(folder, 'mailbox/echo/private.eml'), 'Subject: private\n\nprivate');
    const env = {
      ...complete,
      ...{ DATABASE_URL: '', TYPESENSE_URL: '', ALLOW_EMBEDDED: '1', PORT: '0', HOST: '127.0.0.1' },
      ...{ FORECOURT_DATA: folder, FORECOURT_MAILBOX: 'on', SMTP_URL: 'smtp://127.0.0.1:1' },
    };
    const logger = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) });
    const server = createServer();
    const host = await startHost(readConfig(env, folder, 4200, true), logger, { sites: [echoSite], server });
    port = host.port;
    stop = () => host.stop('test');
  });
  afterAll(async () => {
    await stop();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    await rm(files, { recursive: true });
  });

  it('logs what its embedded engines mean', () => {
    expect(warned.join('')).toContain(
      'ALLOW_EMBEDDED=1: leads are in a database on the disk of this machine alone',
    );
  });

  it.each(['localhost', '127.0.0.1', 'echo.example', 'echo.localhost', '10.0.0.5:4200'])(
    'has no page for developers at %s',
    async (host) => {
      for (const where of ['/dev/mailbox', '/dev/mailbox/', '/dev', '/dev/anything'])
        expect((await ask(host, where)).text).not.toMatch(/private|Mailbox/);
      expect((await ask(host, '/')).text).not.toContain('Sites on this machine');
    },
  );

  it('has metrics and details for who has the token, and on no host of a dealer', async () => {
    const probe = '10.0.0.5:4200';
    expect((await ask(probe, '/metrics')).status).toBe(401);
    const metrics = (await ask(probe, '/metrics', token)).text;
    expect(metrics).toContain('# TYPE forecourt_api_request_seconds');
    expect(metrics).toContain('# TYPE nodejs_eventloop_lag_p99_seconds');
    expect((await ask(probe, '/readyz')).text).not.toContain('checks');
    expect((await ask(probe, '/readyz', token)).text).toContain('checks');
    expect((await ask(probe, '/healthz')).status).toBe(200);
    for (const host of ['echo.example', 'echo.localhost']) {
      expect((await ask(host, '/metrics', token)).status).toBe(404);
      expect((await ask(host, '/readyz', token)).text).not.toContain('checks');
    }
  });

  it('still answers for some seconds after a stop signal, unready, until a second one; then it is gone', async () => {
    const page = () => ask('echo.example', '/', { 'x-forwarded-proto': 'https' });
    expect((await page()).headers.connection).not.toBe('close');
    const stopped = stop();
    // A load balancer learns of it with its next probe, and sends visitors until then.
    expect(await ask('10.0.0.5:4200', '/readyz')).toMatchObject({
      status: 503,
      headers: { connection: 'close' },
    });
    expect(await page()).toMatchObject({ status: 200, headers: { connection: 'close' } });
    const { ms } = await waitOf(() => Promise.all([stop(), stopped]));
    expect(ms).toBeLessThan(4_000);
    await expect(page()).rejects.toThrow(/ECONNREFUSED/);
  });
});
