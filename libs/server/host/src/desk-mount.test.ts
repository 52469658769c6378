import { createServer } from 'node:http';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiSite } from '@forecourt/api';
import { testDirectory } from '@forecourt/database/testing';
import { readMailbox } from '@forecourt/lead-desk';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDeskWords, runDesk } from './commands/run-desk.ts';
import { readConfig } from './config.ts';
import { deskMount } from './desk-mount.ts';
import { hostMetrics } from './host-metrics.ts';
import { openApi, openMigratedDatabase } from './open-api.ts';
import { openDesk } from './open-desk.ts';
import { servedSites } from './served-sites.ts';
import { startHost } from './start-host.ts';
import { echoHost, echoSite, type EchoHost } from './test/echo-host.ts';

const logger = pino({ level: 'silent' });
const onDesk = { host: 'desk.localhost:4200', 'sec-fetch-site': 'same-origin' };
const written = { ...onDesk, origin: 'http://desk.localhost:4200', 'content-type': 'application/json' };

describe('the desk on the real host', () => {
  let host: EchoHost;
  let folder = '';
  let files = '';
  const closing: (() => Promise<void>)[] = [];
  let invite: (email: string) => Promise<string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
    files = await testDirectory();
    await symlink(files, path.join(folder, 'db'));
    const config = readConfig({ FORECOURT_DATA: folder }, folder);
    expect(config.deskHosts).toEqual(['desk.localhost']);
    const database = await openMigratedDatabase(config, []);
    const site = apiSite(echoSite.definition, { origin: 'http://echo.localhost:4200', env: {} });
    const bySlug = (slug: string) => (slug === 'echo' ? site : null);
    const now = () => new Date();
    const api = openApi(config, {
      database,
      halves: [],
      sites: (name) => (name.startsWith('echo.') ? site : null),
      bySlug,
      slugs: ['echo'],
      searchEngine: null,
      metrics: hostMetrics(),
      now,
      logger,
    });
    const { mailer, mailboxDirectory, wake, uploads } = api;
    const origin = () => 'http://desk.localhost:4200';
    const opened = openDesk(config, {
      database,
      mailer,
      mailboxDirectory,
      uploads,
      bySlug,
      contentProblems: () => [],
      search: null,
      slugs: ['echo'],
      wake,
      origin,
      stopping: () => false,
      now,
      logger,
    });
    host = await echoHost({
      desk: deskMount(opened.desk, config, {
        sites: servedSites([echoSite]),
        handle: async (asked, { slug }) => new Response(`${slug} ${new URL(asked.url).pathname}`),
      }),
      mounts: [
        { prefix: '/api', handle: async (request, _, incoming) => api.api.fetch(request, { incoming }) },
        {
          prefix: '/readyz',
          anyHost: true,
          handle: async (request, _, incoming) => api.api.fetch(request, { incoming }),
        },
      ],
    });
    invite = async (email) => {
      const words = readDeskWords(['invite', 'echo', email, '--name', 'Kim Lee']);
      if ('usage' in words || words.command === 'drafts')
        throw new Error('These are no words of an invitation.');
      const { text } = await runDesk({ db: database.db, sites: ['echo'], now: now() }, words);
      return text;
    };
    closing.push(opened.close, api.close, database.close);
  });
  afterAll(async () => {
    await host.close();
    for (const close of closing) await close();
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
  });

  const mailTo = (to: string, subject: string) =>
    vi.waitFor(
      async () => {
        const mails = await readMailbox(path.join(folder, 'mailbox'));
        const mail = mails.find((each) => each.to.includes(to) && each.subject.includes(subject));
        if (!mail) throw new Error(`No mail to ${to} yet.`);
        return mail;
      },
      { timeout: 10_000 },
    );

  it('lets the invited owner sign in with the code of a mail, and has the headers of every response', async () => {
    const email = 'kim@dealer.example';
    expect(await invite(email)).toContain('kim@dealer.example is owner of echo');
    const invitation = await mailTo(email, 'access');
    expect(invitation.text).toContain('http://desk.localhost:4200');
    const asked = await host.post('/api/desk/session/code', JSON.stringify({ email }), written);
    expect([asked.status, JSON.parse(asked.text)]).toEqual([200, { sent: true, expires_in_seconds: 600 }]);
    const mail = await mailTo(email, 'code');
    const code = /(\d{3} \d{3})/.exec(mail.text)?.[1];
    expect(mail.subject).not.toMatch(/\d{3}/);
    const signedIn = await host.post('/api/desk/session', JSON.stringify({ email, code }), written);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? '';
    const me = await host.get('/api/desk/me', { ...onDesk, cookie });
    expect(JSON.parse(me.text)).toMatchObject({
      staff: { name: 'Kim Lee', email },
      memberships: [{ site: 'echo', role: 'owner' }],
    });
    expect(me.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
  });

  it('answers a probe at its address like any host', async () => {
    const { status, text } = await host.get('/readyz', onDesk);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ status: 'ready' });
  });

  it('says at its address that the app is not built, and has nothing of a site', async () => {
    const page = await host.get('/', onDesk);
    expect(page.text).toContain('The app of the desk is not built');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    for (const nothing of ['/search/all', '/dev/mailbox', '/api/leads', '/pictures/x.webp'])
      expect((await host.get(nothing, onDesk)).status).toBe(404);
  });

  it('serves the pictures of each site below its slug, and none without a site or for a write', async () => {
    const picture = '/240x160/pictures/suv/red-side.webp';
    expect((await host.get(`/images/echo${picture}`, onDesk)).text).toBe(`echo /images${picture}`);
    for (const nothing of [`/images/other${picture}`, `/images${picture}`, '/images/echo', '/images/echo/'])
      expect((await host.get(nothing, onDesk)).status).toBe(404);
    expect((await host.post(`/images/echo${picture}`, '', written)).status).toBe(404);
  });

  it('serves the built app: its page for every path that is no file and no call', async () => {
    const app = path.join(folder, 'apps/desk/build');
    await mkdir(path.join(app, 'assets'), { recursive: true });
    await writeFile(path.join(app, 'index.html'), '<!doctype html><title>Desk</title>');
    await writeFile(path.join(app, 'assets/main-1.js'), 'export {};');
    for (const at of ['/', '/sign-in?to=%2F', '/echo/leads/1', '/search/all']) {
      const page = await host.get(at, onDesk);
      expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Desk</title>']);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self';"),
      });
    }
    const script = await host.get('/assets/main-1.js', onDesk);
    expect([script.status, script.text]).toEqual([200, 'export {};']);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const nothing of ['/assets/main-2.js', '/index.html', '/..%2f..%2fpackage.json', '/api/leads'])
      expect((await host.get(nothing, onDesk)).status, nothing).toBe(404);
    expect((await host.post('/echo/leads', '{}', written)).status).toBe(404);
  });

  it.each(['echo.localhost:4200', 'echo.example', 'localhost:4200', 'unknown.example'])(
    'is not on %s',
    async (name) => {
      for (const at of ['/api/desk/me', '/api/desk', '/api/desk/']) {
        const answer = await host.get(at, { ...onDesk, host: name });
        expect([404, 421]).toContain(answer.status);
        expect(answer.text).not.toContain('signedOut');
      }
    },
  );
});

it('a host of a site cannot be one of the desk', async () => {
  const env = { DESK_HOSTS: 'desk.example, Echo.example', FORECOURT_DATA: tmpdir() };
  const server = createServer();
  await expect(startHost(readConfig(env, tmpdir()), logger, { sites: [echoSite], server })).rejects.toThrow(
    'DESK_HOSTS has echo.example, which is a host of the site echo.',
  );
});

it.each([
  [{}, ['desk.localhost']],
  [{ DESK_HOSTS: '' }, []],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://x' }, []],
  [{ DESK_HOSTS: ' Desk.Dealer.example , two.example' }, ['desk.dealer.example', 'two.example']],
])('with %j the desk is on %j', (env, hosts) => expect(readConfig(env, '/').deskHosts).toEqual(hosts));

it.each(['https://desk.example', 'desk.example:443', '*.example'])('%s is not a host of the desk', (name) =>
  expect(() => readConfig({ DESK_HOSTS: name }, '/')).toThrow('which is not a host name'),
);

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a database server', { DATABASE_URL: 'postgres://x', DESK_HOSTS: 'desk.example' }],
  [
    'with a database server and a mailbox, which is ignored',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', FORECOURT_MAILBOX: 'on' },
  ],
])('%s the desk needs a secret of its own', (_, env) => {
  const config = readConfig({ ...env, FORECOURT_DATA: tmpdir() }, '/');
  const unused = () => {
    throw new Error('It is not reached.');
  };
  const surroundings = {
    bySlug: unused,
    slugs: [],
    wake: unused,
    origin: unused,
    stopping: unused,
    now: unused,
    logger,
  };
  for (const [secret, text] of [
    [undefined, 'DESK_SECRET is not set'],
    ['short', 'DESK_SECRET is too short'],
  ] as const)
    expect(() =>
      openDesk({ ...config, env: { ...config.env, ...(secret && { DESK_SECRET: secret }) } }, {
        ...surroundings,
        database: { db: {} },
        mailer: {},
      } as never),
    ).toThrow(text);
});

it.each([
  [[], { usage: '' }],
  [['invite', 'echo'], { usage: '"desk invite echo" is not a command.' }],
  [['invite', 'echo', 'no address'], { usage: '"desk invite echo no address" is not a command.' }],
  [['invite', 'echo', 'k@x.example', '--role', 'boss'], { usage: expect.any(String) }],
  [['list', 'echo', 'more'], { usage: expect.any(String) }],
  [['list', 'echo'], { command: 'list', site: 'echo' }],
  [['drafts', 'echo'], { command: 'drafts', site: 'echo', path: '/' }],
  [['drafts', 'echo', '/blog/towing'], { command: 'drafts', site: 'echo', path: '/blog/towing' }],
  [['drafts', 'echo', '//evil.example'], { usage: expect.any(String) }],
  [
    ['invite', 'echo', 'K@X.example'],
    { command: 'invite', site: 'echo', email: 'k@x.example', role: 'owner', name: 'K' },
  ],
])('reads the words %j', (words, read) => expect(readDeskWords(words)).toEqual(read));
