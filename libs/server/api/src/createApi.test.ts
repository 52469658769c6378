import { enqueue } from '@forecourt/database';
import { EventEmitter, once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveApi } from './index.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';
import { servedOperations } from './halves/servedOperations.ts';
import { HOST, testApi, type TestApi } from './test/testApi.ts';

const report = { events: [{ event_id: 61 }] };
const headers = { 'content-type': 'application/json' };
const forTheMachine = { authorization: 'Bearer for the machine' };

/** Posts a report for the site over a connection, and returns the status. */
function post(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = { path: '/api/events', method: 'POST', headers: { ...headers, host: HOST } };
    const sent = httpRequest({ port, host: '127.0.0.1', ...asked });
    sent.on('response', (response) => resolve(response.resume().statusCode));
    sent.on('error', reject);
    sent.end(JSON.stringify(report));
  });
}

/** Metrics of the process beside those of the API. */
const ofTheHost = new Registry();
new Gauge({ name: 'forecourt_page_cache_bytes', help: 'As the host has it.', registers: [ofTheHost] }).set(7);

describe('the API', () => {
  let kit: TestApi;
  let stopping = false;

  beforeAll(async () => {
    kit = await testApi('pglite', {
      stopping: () => stopping,
      metricsToken: 'for the machine',
      registries: [ofTheHost],
    });
  });
  afterAll(() => kit.database.close());

  it('describes every call and every schema in OpenAPI, and nothing else', async () => {
    const response = await kit.request('/api/openapi.json');
    const document = z
      .object({
        openapi: z.literal('3.1.1'),
        paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
        components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
      })
      .parse(await response.json());
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((each) => each.operationId),
    );
    expect(ids.sort()).toEqual(
      servedOperations([])
        .map(({ id }) => id)
        .sort(),
    );
    const references = [...JSON.stringify(document.paths).matchAll(/#\/components\/schemas\/(\w+)/g)];
    const named = new Set(references.map(([, name = '']) => name));
    expect([...named].sort()).toEqual(Object.keys(document.components.schemas).sort());
    expect(document.components.schemas['PostPhoneRevealBody']).toMatchObject({
      required: expect.arrayContaining(['car_id', 'page', 'view_key']),
    });
  });

  it('limits the calls of one visitor, and of no other', async () => {
    const taken = new Map<string, number>();
    const take = async (_site: string, address: string) => {
      taken.set(address, (taken.get(address) ?? 0) + 1);
      return (taken.get(address) ?? 0) > 3 ? 17 : null;
    };
    const busy = await testApi('pglite', { callLimits: { take } });
    const status = async (env: object) => (await busy.request('/api/openapi.json', {}, env)).status;
    for (const expected of [200, 200, 200, 429])
      expect(await status({ clientAddress: '203.0.113.1' })).toBe(expected);
    const refused = await busy.request('/api/openapi.json', {}, { clientAddress: '203.0.113.1' });
    expect(refused.headers.get('retry-after')).toBe('17');
    expect(await status({ clientAddress: '203.0.113.2' })).toBe(200);
    // Calls for a shared page have no visitor.
    for (let asked = 0; asked < 5; asked += 1) expect(await status({})).toBe(200);
    await busy.database.close();
  });

  it('serves each operation of the table, and besides them only /api/openapi.json', () => {
    const declared = servedOperations([]).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    const served = kit.api.routes
      .filter(({ method, path }) => path.startsWith('/api') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(served)].sort()).toEqual([...declared, 'GET /api/openapi.json'].sort());
  });

  it('describes only operations that it serves', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(openApiDocument(servedOperations([])));
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const response = await kit.request(path.replace('{slug}', 'none'), { method: method.toUpperCase() });
        // A call without parameters succeeds; a call for an unknown car returns a problem.
        const { detail = 'it answers' } = z
          .looseObject({ detail: z.string().optional() })
          .parse(await response.json());
        expect(`${path}: ${detail}`).not.toContain('does not exist');
      }
    }
  });

  it('returns 404 for an unknown call, with the path of the OpenAPI document', async () => {
    const response = await kit.request('/api/none');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('/api/openapi.json') });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('an address with a NUL character names nothing, and is no failure of the database', async () => {
    for (const path of ['/api/cars/%00', '/api/cars/a%00b', '/api/cars?after=%00'])
      expect((await kit.request(path)).status, path).toBe(404);
  });

  it('returns 421 for an unknown host, and liveness on any host', async () => {
    const headers = { host: 'nobody.example' };
    expect((await kit.request('/api/openapi.json', { headers })).status).toBe(421);
    expect((await kit.request('/healthz', { headers })).status).toBe(200);
    expect((await kit.request('/readyz', { headers })).status).toBe(200);
  });

  it('finds a site by each of its host names, with any port and letter case', async () => {
    for (const host of [
      'harbour-city.localhost',
      'HARBOUR-CITY.localhost:80',
      'harbour-city-motors.example',
    ]) {
      expect((await kit.request('/api/openapi.json', { headers: { host } })).status).toBe(200);
    }
  });

  it('aborts an endless body: 413, no memory leak, and the connection is closed', async () => {
    const served = await serveApi(kit.api, { port: 0 });
    const before = process.memoryUsage().rss;
    const socket = connect(served.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const head = ['POST /api/leads HTTP/1.1', `Host: ${HOST}`, 'Content-Type: application/json'];
    socket.write(`${head.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')]);
    let sent = 0;
    while (!socket.destroyed && sent < 2_000_000_000) {
      sent += chunk.length;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), ended]);
    }
    await ended;
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(sent).toBeLessThan(2_000_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    await served.stop();
  });

  it('has metrics of requests, events and the outbox, for clients with the token', async () => {
    await kit.request('/api/events', { method: 'POST', headers, body: JSON.stringify(report) });
    await enqueue(kit.database.db, [{ topic: 'wash.booked', key: '1' }]);
    expect((await kit.request('/metrics')).status).toBe(401);
    const response = await kit.request('/metrics', { headers: forTheMachine });
    const text = await response.text();
    expect(text).toContain('forecourt_events_total{site="harbour-city",event_id="61"} 1');
    expect(text).toContain('forecourt_outbox_rows{topic="wash.booked",state="waiting"} 1');
    expect(text).toMatch(
      /forecourt_api_request_seconds_count\{method="POST",route="\/api\/events",status="200"\} 1/,
    );
    // Those of the process are measured once, however often its API is composed.
    expect(text).not.toMatch(/^(process|nodejs)_/m);
    expect(text).toContain('forecourt_page_cache_bytes 7');
  });

  it('has no call of other methods, and measures them as one', async () => {
    const { port, stop } = await serveApi(kit.api, { port: 0 });
    const statuses = await Promise.all(
      ['TRACE', 'PROPFIND', 'MKCOL'].map(
        (method) =>
          new Promise((resolve, reject) => {
            const asked = httpRequest({
              port,
              host: '127.0.0.1',
              path: '/api/events',
              method,
              headers: { host: HOST },
            });
            asked
              .on('response', (response) => resolve(response.resume().statusCode))
              .on('error', reject)
              .end();
          }),
      ),
    );
    await stop();
    expect(statuses).toEqual([404, 404, 404]);
    const text = await (await kit.request('/metrics', { headers: forTheMachine })).text();
    expect(text).toContain('method="other"');
    expect(text).not.toMatch(/TRACE|PROPFIND|MKCOL/);
  });

  it('has the age of feeds that are fetched: since the last success, or since the first attempt', async () => {
    const { db } = kit.database;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await db
      .insertInto('stock_feeds')
      .values([
        { dealer: 'fed', due_at: ago(-1), since: ago(90) },
        { dealer: 'hungry', due_at: ago(1), since: ago(50) },
        { dealer: 'left', due_at: ago(25), since: ago(90) },
      ])
      .execute();
    const fetch = { dealer: 'fed', source: 'https://feeds.example/' };
    await db
      .insertInto('feed_fetches')
      .values([
        { ...fetch, started_at: ago(30), finished_at: ago(30), outcome: 'imported' },
        { ...fetch, started_at: ago(20), finished_at: ago(20), outcome: 'unchanged' },
        { ...fetch, started_at: ago(10), finished_at: ago(10), outcome: 'failed' },
      ])
      .execute();
    const text = await (await kit.request('/metrics', { headers: forTheMachine })).text();
    const ages = [...text.matchAll(/^forecourt_feed_age_seconds\{dealer="(\w+)"\} ([\d.]+)$/gm)];
    expect(ages.map(([, dealer, seconds]) => [dealer, Math.floor(Number(seconds) / 3_600)])).toEqual([
      ['fed', 20],
      ['hungry', 50],
    ]);
  });

  it('has the drift of the search index of sites that are served, and of no other', async () => {
    const seen = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await kit.database.db
      .insertInto('indexed_sites')
      .values([
        { site: 'served', seen_at: seen(23), drift: 2 },
        { site: 'gone', seen_at: seen(25), drift: 3 },
      ])
      .execute();
    const text = await (await kit.request('/metrics', { headers: forTheMachine })).text();
    expect(text).toContain('forecourt_search_drift{site="served"} 2');
    expect(text).not.toContain('forecourt_search_drift{site="gone"}');
  });

  it('has no metrics on the host of a dealer, and tells nobody there what is up and what is missing', async () => {
    const open = await testApi('pglite', { notes: ['no mail server'] });
    for (const { request } of [kit, open])
      for (const host of ['harbour-city-motors.example', 'HARBOUR-CITY.localhost:4200']) {
        const onDealer = { headers: { ...forTheMachine, host } };
        expect((await request('/metrics', onDealer)).status).toBe(404);
        expect(await (await request('/readyz', onDealer)).json()).toEqual({ status: 'ready' });
      }
    expect((await open.request('/metrics')).status).toBe(200);
    expect(await (await open.request('/readyz')).json()).toMatchObject({
      checks: { database: 'up' },
      notes: ['no mail server'],
    });
    for (const authorization of ['', 'Bearer for the machin', 'Bearer for the machine '])
      expect(await (await kit.request('/readyz', { headers: { authorization } })).json()).toEqual(
        authorization.endsWith(' ')
          ? expect.objectContaining({ checks: { database: 'up' } })
          : { status: 'ready' },
      );
    await open.database.close();
  });

  it('is not ready once it is stopping, so that no new visitors are sent', async () => {
    stopping = true;
    const response = await kit.request('/readyz', { headers: forTheMachine });
    stopping = false;
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'stopping', checks: { database: 'up' } },
    ]);
  });

  it('finishes pending requests when it stops, and accepts no new ones', async () => {
    const signals = new EventEmitter();
    const take = async () => {
      signals.emit('begun');
      await once(signals, 'go on');
      return null;
    };
    const slow = await testApi('pglite', { reportLimits: { take } });
    const served = await serveApi(slow.api, { port: 0, hostname: '127.0.0.1' });
    const begun = once(signals, 'begun');
    const running = post(served.port);
    await begun;
    const stopped = served.stop();
    await expect(fetch(`http://127.0.0.1:${served.port}/healthz`)).rejects.toThrow('fetch failed');
    signals.emit('go on');
    expect(await running).toBe(200);
    await stopped;
    await slow.database.close();
  });

  it('aborts requests that do not finish before the timeout', async () => {
    const signals = new EventEmitter();
    const take = () => {
      signals.emit('begun');
      return new Promise<null>(() => {});
    };
    const stuck = await testApi('pglite', { reportLimits: { take } });
    const served = await serveApi(stuck.api, { port: 0, hostname: '127.0.0.1' });
    const begun = once(signals, 'begun');
    const running = expect(post(served.port)).rejects.toThrow('socket hang up');
    await begun;
    await served.stop(100);
    await running;
    await stuck.database.close();
  });

  it('is not ready, but still responds, while the database is unreachable', async () => {
    const away = await testApi('pglite');
    await away.database.close();
    const response = await away.request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'not ready', checks: { database: 'down' } },
    ]);
    expect((await away.request('/healthz')).status).toBe(200);
    const posted = await away.request('/api/events', {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    });
    expect(posted.status).toBe(500);
    expect((await away.request('/metrics')).status).toBe(200);
  });
});
