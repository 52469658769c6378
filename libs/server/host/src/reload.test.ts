import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue, json } from '@forecourt/database';
import { openTestDatabase, startChild, testEngines } from '@forecourt/database/testing';
import type { TestChild, TestDatabase } from '@forecourt/database/testing';
import { startSearchThread } from '@forecourt/embedded-search';
import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { vdp } from '@forecourt/vdp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { askHost } from './test/echo-host.ts';

/** The pages of a site: each says its words, and in how many modules they were loaded; below `/cars` what the API says. */
const pagesOf = (words: string) => `
  const loads = ((globalThis.loads ??= {})['${words}'] = (globalThis.loads?.['${words}'] ?? 0) + 1);
  export const entry = { module: {
    createSiteContext: (services) => services,
    createRequestHandler: () => async (request, services) => {
      const { pathname } = new URL(request.url);
      const text = pathname.startsWith('/cars/') ? await (await services.fetch('/api' + pathname)).text() : '${words} ' + loads;
      return new Response(text, { headers: { 'content-type': 'text/html' } });
    },
    pageBytes: () => undefined,
  } };`;

const routes = [
  { id: 'home.page', path: '', module: '', cache: 'public' },
  { id: 'vdp.page', path: 'cars/:slug', module: '', cache: 'public' },
];

const person = {
  ...{ name: 'Kimberley', last_name: 'Leewright', email: 'kim@shopper.example', phone: '0491570006' },
  ...{ postcode: '4006', message: 'Is it still there?' },
};

interface Line {
  msg: string;
  port?: number;
  app?: string;
  reason?: string;
}

/** Listens on a free port of this machine, which it returns. */
async function listenOn(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const NOT_READ = 'the sites were not read again, because the host stops';

const read = (line: string): Line => JSON.parse(line);

describe.each(testEngines('reload'))('a host that reads its sites again on %s', (of) => {
  let database: TestDatabase;
  let folder = '';
  let host: TestChild;
  let port = 0;
  let engine = startSearchThread({ apiKey: 'admin' });
  let enginePort = 0;
  const lines: Line[] = [];

  const dealers = () => path.join(folder, 'dealers');

  /** Builds a site beside the folder of the dealers, and moves it there when it is whole, as an operator does. */
  async function build(
    slug: string,
    {
      pages = pagesOf(slug),
      hosts = [`${slug}.example`],
      leads = exampleDealer.leads,
      contentSource,
    }: {
      pages?: string;
      hosts?: string[];
      leads?: Partial<DealerInput['leads']>;
      contentSource?: DealerInput['contentSource'];
    } = {},
  ): Promise<void> {
    const beside = path.join(folder, 'beside');
    await mkdir(path.join(beside, 'build/server'), { recursive: true });
    await mkdir(path.join(beside, 'build/client'));
    await writeFile(path.join(beside, 'package.json'), '{"type":"module"}');
    const definition = defineDealer({
      ...exampleDealer,
      slug,
      hosts,
      leads: { ...exampleDealer.leads, ...leads },
      ...(contentSource && { contentSource }),
      features: [vdp(), enquiry()],
    });
    await writeFile(path.join(beside, 'build/site.json'), JSON.stringify({ ...definition, routes }));
    await writeFile(path.join(beside, 'build/server/index.js'), pages);
    const app = path.join(dealers(), slug);
    await rm(path.join(app, 'build'), { recursive: true, force: true });
    await cp(beside, app, { recursive: true });
    await rm(beside, { recursive: true });
  }

  async function follow(): Promise<void> {
    for (;;) lines.push(read(await host.line()));
  }

  /** Has the host read its sites again. Returns what it logged until it had. */
  async function reload(): Promise<Line[]> {
    const from = lines.length;
    host.process.kill('SIGHUP');
    const done = () =>
      lines.slice(from).some(({ msg }) => /^the sites (were|could not be) read again/.test(msg));
    await expect.poll(done, { timeout: 60_000 }).toBe(true);
    return lines.slice(from);
  }

  const ask = (slug: string, address = '/') => askHost(port, address, { host: `${slug}.example` });
  const textOf = async (slug: string) => (await ask(slug)).text;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'reload-'));
    await mkdir(dealers());
    await symlink(path.join(projectRoot(), 'node_modules'), path.join(dealers(), 'node_modules'));
    database = await openTestDatabase(of);
    enginePort = (await engine.listen({ port: 0 })).port;
    if ('dir' in database.options) {
      await mkdir(path.join(folder, 'data'));
      await symlink(database.options.dir, path.join(folder, 'data/db'));
    }
    await build('first');
    await build('second');
    // The PostgreSQL of tests does not flush what it commits, which production refuses.
    const command = of === 'postgres' ? 'demo' : 'serve';
    const env = {
      ...{ NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
      DRAIN_SECONDS: '5',
      ...{ ALLOW_EMBEDDED: '1', METRICS_TOKEN: '0123456789abcdef', SMTP_URL: 'smtp://127.0.0.1:1' },
      ...{ TYPESENSE_URL: `http://127.0.0.1:${enginePort}`, TYPESENSE_API_KEY: 'admin' },
      DATABASE_URL: 'url' in database.options ? database.options.url : '',
      FORECOURT_DEALERS: dealers(),
      FORECOURT_DATA: path.join(folder, 'data'),
    };
    host = startChild(path.join(import.meta.dirname, 'cli.ts'), [command], env);
    for (let line: Line | null = null; line?.msg !== 'the host is ready'; port = line.port ?? 0)
      line = read(await host.line());
    follow().catch(() => undefined); // it ends with the host
  });
  afterAll(async () => {
    await host.kill('SIGTERM');
    await engine.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('takes, changes and removes a dealer while another is visited, which notices nothing', async () => {
    expect(await textOf('first')).toBe('first 1');
    expect(await textOf('second')).toBe('second 1');
    expect((await ask('third')).status).toBe(421);
    const visits: number[] = [];
    let visiting = true;
    const visitor = (async () => {
      for (let visit = 0; visiting; visit += 1) {
        // Every other page is new to the cache of pages.
        const { status, text } = await ask('first', visit % 2 ? '/' : `/?page=${visit}`);
        visits.push(status);
        expect(text).toBe('first 1');
        await sleep(10);
      }
    })();

    await build('third');
    await reload();
    expect(await textOf('third')).toBe('third 1');

    await build('second', { pages: pagesOf('second anew'), hosts: ['second.example', 'www.second.example'] });
    await reload();
    expect(await textOf('second')).toBe('second anew 1');
    expect(await textOf('www.second')).toBe('second anew 1');

    await rename(path.join(dealers(), 'third'), path.join(folder, 'third'));
    await reload();
    expect((await ask('third')).status).toBe(421);

    visiting = false;
    await visitor;
    expect(visits.length).toBeGreaterThan(20);
    expect(visits.filter((status) => status !== 200)).toEqual([]);
    // Nothing of it was loaded again: it is the process of before, with the modules of before.
    expect(await textOf('first')).toBe('first 1');
  });

  it('indexes the stock of a dealer that was added, and delivers its leads', async () => {
    await build('fourth');
    const facts = { id: 4, slug: 'rav4-s4', stocknum: 'S4', make: 'Toyota', model: 'RAV4', price: 30_000 };
    const car = parseCar({ ...facts, status: 'in_stock', car_type: 'used', price_type: 'Drive Away' });
    await reload();
    const { id, slug, status } = car;
    await database.db
      .insertInto('cars')
      .values({ id, dealer: 'fourth', stocknum: 'S4', slug, status, car: json(car), content_hash: '' })
      .execute();
    await enqueue(database.db, [{ topic: 'car.changed', key: '4' }]);
    expect((await ask('fourth', '/cars/rav4-s4')).text).toContain('"price":30000');
    const headers = {
      host: 'fourth.example',
      'content-type': 'application/json',
      'idempotency-key': 'of-the-fourth',
    };
    const sent = await askHost(port, '/api/leads', headers, JSON.stringify(person));
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('lead_id')]);
    // The mail server is away, so a delivery that was tried has an attempt.
    const states = async () => {
      const rows = await database.db.selectFrom('outbox').select(['topic', 'attempts', 'done_at']).execute();
      const of = (topic: string) => rows.find((row) => row.topic === topic);
      return { indexed: of('car.changed')?.done_at != null, tried: (of('lead.email')?.attempts ?? 0) > 0 };
    };
    await expect.poll(states, { timeout: 30_000 }).toEqual({ indexed: true, tried: true });
  });

  it('serves everything as before when what is new is broken, and says in the log what is wrong', async () => {
    const told = async () => {
      const read = await reload();
      return Object.fromEntries(read.flatMap(({ app, reason }) => (app ? [[app, reason]] : [])));
    };
    await build('fails', { pages: 'throw new Error("no wheels");' });
    await build('greedy', { hosts: ['first.example'] });
    await build('unsigned', {
      leads: { webhook: { url: 'https://crm.example/leads', secretEnv: 'CRM_SECRET' } },
    });
    await build('second', { pages: 'export const entry = {};' });
    await mkdir(path.join(dealers(), 'torn/build'), { recursive: true });
    await writeFile(path.join(dealers(), 'torn/build/site.json'), '{"dealer":');
    expect(await told()).toEqual({
      fails: expect.stringContaining('no wheels'),
      greedy: expect.stringContaining('both claim the host first.example'),
      unsigned: expect.stringContaining('CRM_SECRET, which is not set'),
      second: expect.stringContaining('The pages have no createSiteContext'),
      torn: expect.stringContaining('JSON'),
    });
    expect(await textOf('first')).toBe('first 1');
    expect(await textOf('second')).toBe('second anew 1');
    for (const slug of ['fails', 'unsigned']) expect((await ask(slug)).status).toBe(421);
    const asked = { host: '127.0.0.1', authorization: 'Bearer 0123456789abcdef' };
    expect((await askHost(port, '/metrics', asked)).text).toContain('forecourt_sites_refused 5');

    // What is mended counts, although others are not.
    await build('unsigned');
    expect(Object.keys(await told())).toEqual(['fails', 'greedy', 'second', 'torn']);
    expect(await textOf('unsigned')).toBe('unsigned 1');
  });

  it('gives a host to the dealer that it moves to, whichever is first in the folder', async () => {
    await build('alpha', { hosts: ['alpha.example', 'www.second.example'] });
    await build('second', { pages: pagesOf('second moved') });
    const read = await reload();
    expect(read.map(({ app }) => app)).not.toContain('alpha');
    expect(await textOf('www.second')).toBe('alpha 1');
    await rename(path.join(dealers(), 'alpha'), path.join(folder, 'alpha'));
    await reload();
    expect((await ask('alpha')).status).toBe(421);
  });

  it('serves a dealer that comes while the search engine is away, and the others as before', async () => {
    await engine.close();
    await build('late');
    const read = await reload();
    const said = read.map(({ msg }) => msg);
    expect(said).toContain('the sites were read again');
    expect(said).toContain('the search engine does not respond; search pages show a message until it does');
    expect(await textOf('late')).toBe('late 1');
    expect(await textOf('first')).toBe('first 1');
    engine = startSearchThread({ apiKey: 'admin' });
    await engine.listen({ port: enginePort });
    const hasIndex = async () => {
      const headers = { 'x-typesense-api-key': 'admin' };
      const answer = await fetch(`http://127.0.0.1:${enginePort}/aliases`, { headers });
      return (await answer.text()).includes('late');
    };
    await expect.poll(hasIndex, { timeout: 60_000 }).toBe(true);
  });

  it('serves a dealer whose content nobody can get to, and another that comes with it', async () => {
    await build('looped');
    await symlink('content', path.join(dealers(), 'looped/content'));
    await build('sound');
    const read = await reload();
    expect(read.at(-1)?.msg).toBe('the sites were read again');
    expect(read.map(({ msg }) => msg).join()).toMatch(/it cannot be read: ELOOP/);
    expect(await textOf('looped')).toBe('looped 1');
    expect(await textOf('sound')).toBe('sound 1');
  });

  it('waits for a service of content that hangs once, however many of the new dealers ask it', async () => {
    const open = new Set<Socket>();
    const asked: number[] = [];
    const service = createServer((socket) => {
      open.add(socket.on('close', () => open.delete(socket)).on('error', () => undefined));
      asked.push(performance.now());
    });
    const url = `https://127.0.0.1:${await listenOn(service)}/content.json`;
    for (const slug of ['one', 'two']) await build(slug, { contentSource: { url, timeoutSeconds: 6 } });
    await reload();
    const [one = 0, two = Infinity] = asked;
    expect(two - one).toBeLessThan(5_000);
    expect(await textOf('one')).toBe('one 1');
    expect(await textOf('two')).toBe('two 1');
    for (const socket of open) socket.destroy();
    service.close();
  });

  it('keeps the sites when the folder has none', async () => {
    await rename(dealers(), `${dealers()}-away`);
    const line = (await reload()).find(({ msg }) => msg.startsWith('the sites could not'));
    expect(line?.reason).toContain('There is no built site in');
    expect(await textOf('first')).toBe('first 1');
    await rename(`${dealers()}-away`, dealers());
  });

  it('stops without waiting for pages that it tries', async () => {
    await build('slow', { pages: 'await new Promise((done) => setTimeout(done, 50_000));' });
    host.process.kill('SIGHUP');
    await sleep(1_000);
    const began = performance.now();
    host.process.kill('SIGTERM');
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain(NOT_READ);
    expect(await textOf('first')).toBe('first 1');
    await host.ended;
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(lines.at(-1)?.msg).toBe('stopped');
  });
});
