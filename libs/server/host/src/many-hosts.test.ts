import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { enqueue, json } from '@forecourt/database';
import { openTestDatabase, startChild, testEngines, waitOf } from '@forecourt/database/testing';
import type { TestChild, TestDatabase } from '@forecourt/database/testing';
import { startSearchThread } from '@forecourt/embedded-search';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { parseCar } from '@forecourt/vehicle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { askHost } from './test/echo-host.ts';

/** The build of a site whose pages show what the API says about a car. */
const BUILD = `export const entry = { module: {
  createSiteContext: (services) => services,
  createRequestHandler: () => async (request, services) => {
    const answer = await services.fetch('/api' + new URL(request.url).pathname);
    return new Response(await answer.text(), { headers: { 'content-type': 'text/html' } });
  },
  pageBytes: () => undefined,
} };`;

const definition = defineDealer({ ...exampleDealer, slug: 'echo', hosts: [], features: [vdp()] });
const built = {
  ...definition,
  routes: [{ id: 'vdp.page', path: 'cars/:slug', module: '', cache: 'public' }],
};

/** A dealer app as the host finds it after a build. */
async function buildSite(folder: string): Promise<void> {
  const app = path.join(folder, 'echo');
  await mkdir(path.join(app, 'build/server'), { recursive: true });
  await mkdir(path.join(app, 'build/client'));
  await symlink(path.join(projectRoot(), 'node_modules'), path.join(app, 'node_modules'));
  await writeFile(path.join(app, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(app, 'build/site.json'), JSON.stringify(built));
  await writeFile(path.join(app, 'build/server/index.js'), BUILD);
}

describe.each(testEngines('many hosts'))('hosts with one database on %s', (of) => {
  let database: TestDatabase;
  let folder = '';
  const engine = startSearchThread({ apiKey: 'admin' });
  let env: NodeJS.ProcessEnv = {};
  const hosts: { child: TestChild; port: number }[] = [];

  const startHost = async (number: number, env: NodeJS.ProcessEnv) => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const child = startChild(cli, ['demo'], { ...env, FORECOURT_DATA: path.join(folder, `data-${number}`) });
    for (;;) {
      const { msg, port }: { msg?: string; port?: number } = JSON.parse(await child.line());
      if (msg === 'the host is ready') return { child, port: port ?? 0 };
    }
  };
  const setPrice = (price: number) =>
    sql`update cars set car = jsonb_set(car, '{price}', to_jsonb(${price}::int)) where id = 1`.execute(
      database.db,
    );
  const all = (price: number) => hosts.map(() => price);
  const shown = () =>
    Promise.all(
      hosts.map(async ({ port }) => {
        const { text } = await askHost(port, '/cars/rav4-s1', { host: 'echo.localhost' });
        return Number(/"price":(\d+)/.exec(text)?.[1]);
      }),
    );

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'many-hosts-'));
    await buildSite(path.join(folder, 'dealers'));
    database = await openTestDatabase(of);
    const facts = { id: 1, slug: 'rav4-s1', stocknum: 'S1', make: 'Toyota', model: 'RAV4', price: 30_000 };
    const car = parseCar({ ...facts, status: 'in_stock', car_type: 'used', price_type: 'Drive Away' });
    const { id, slug, status } = car;
    await database.db
      .insertInto('cars')
      .values({ id, dealer: 'echo', stocknum: 'S1', slug, status, car: json(car), content_hash: '' })
      .execute();
    const { port } = await engine.listen({ port: 0 });
    env = {
      ...{
        DATABASE_URL: 'url' in database.options ? database.options.url : '',
        PORT: '0',
        HOST: '127.0.0.1',
      },
      ...{ TYPESENSE_URL: `http://127.0.0.1:${port}`, TYPESENSE_API_KEY: 'admin', LOG_LEVEL: 'info' },
      FORECOURT_DEALERS: path.join(folder, 'dealers'),
    };
    if ('dir' in database.options) {
      await mkdir(path.join(folder, 'data-1'));
      await symlink(database.options.dir, path.join(folder, 'data-1/db'));
    }
    // The embedded database is for one process.
    const numbers = of === 'postgres' ? [1, 2] : [1];
    hosts.push(...(await Promise.all(numbers.map((number) => startHost(number, env)))));
  });
  afterAll(async () => {
    await Promise.all(hosts.map(({ child }) => child.kill('SIGTERM')));
    await engine.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('a changed car is gone from the page cache of every process within two seconds', async () => {
    expect(await shown()).toEqual(all(30_000));
    // It is served from the caches: without a purge that goes on.
    await setPrice(28_000);
    expect(await shown()).toEqual(all(30_000));
    await enqueue(database.db, [{ topic: 'car.changed', key: '1' }]);
    const { ms } = await waitOf(async () => {
      await expect.poll(shown, { timeout: 20_000, interval: 50 }).toEqual(all(28_000));
    });
    expect(ms).toBeLessThan(2_000);
  });

  // The embedded database has no connection to lose.
  if (of === 'pglite') return;
  it('what a process has not heard while its connection was lost is not served by it either', async () => {
    expect(await shown()).toEqual(all(28_000));
    await setPrice(26_000);
    expect(await shown()).toEqual(all(28_000));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt notices' and datname = current_database()`.execute(
      database.db,
    );
    await expect.poll(shown, { interval: 50 }).toEqual(all(26_000));
  });

  it('a host with a search engine of its own starts beside no other one, and none beside it', async () => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const own = { ...env, TYPESENSE_URL: '', TYPESENSE_API_KEY: '' };
    const data = (name: string) => ({ FORECOURT_DATA: path.join(folder, name) });
    const refused = async (of: NodeJS.ProcessEnv, name: string, text: string) => {
      const started = promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', cli, 'demo'], {
        env: { ...process.env, ...of, ...data(name), NODE_OPTIONS: '' },
      });
      await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(text) });
    };
    await refused(
      own,
      'own-1',
      'Another process uses this database, and this one would have a search engine',
    );
    await Promise.all(hosts.map(({ child }) => child.kill('SIGTERM')));
    const first = startChild(cli, ['demo'], { ...own, ...data('own-1') });
    while (!(await first.line()).includes('the host is ready'));
    await refused(
      own,
      'own-2',
      'Another process uses this database, and this one would have a search engine',
    );
    await refused(env, 'shared', 'Another process uses this database with a search engine of its own');
    await first.kill('SIGTERM');
  });
});
