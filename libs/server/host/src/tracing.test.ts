import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { openDatabase, type Database } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { echoHost } from './test/echo-host.ts';
import { deliveryIn, openTracing, queriesIn } from './tracing.ts';

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.object({ code: z.number().optional() }),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

describe('traces', () => {
  let server: Server;
  let endpoint: string;
  let bodies: string[];
  let paths: string[];
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    // The receiver of OTLP over HTTP: it takes what is sent, and answers with an empty object.
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        paths.push(request.url ?? '');
        bodies.push(Buffer.concat(chunks).toString('utf8'));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });
  beforeEach(() => {
    bodies = [];
    paths = [];
  });

  const received = () => bodies.flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans);
  const spans = () => received().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const factsOf = (of: z.output<typeof attributes>) =>
    Object.fromEntries(of.map(({ key, value: given }) => [key, given.stringValue ?? Number(given.intValue)]));

  it('go to the collector: a request with its rendering, and statements and deliveries with what came of them', async () => {
    const tracing = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` });
    const host = await echoHost({ tracing });
    const secret = 'kim.nguyen@shopper.example';
    await host.get(`/search/used-cars?q=${secret}`);
    await host.post('/enquire', `email=${secret}`, { 'content-type': 'application/x-www-form-urlencoded' });
    await host.close();
    const traced: Database = await openDatabase({ ...database.options, onQuery: queriesIn(tracing) });
    await tracing.span('search', {}, async () => {
      await traced.db.selectFrom('leads').select('id').where('dedupe_key', '=', secret).execute();
      await sql`select * from no_such_table where name = ${secret}`.execute(traced.db).catch(() => undefined);
    });
    await traced.close();
    deliveryIn(tracing)('lead.email', { outcome: 'delivered', ms: 12 });
    deliveryIn(tracing)('lead.webhook', { outcome: 'retry', ms: 3 });
    await expect(tracing.span('render', {}, () => Promise.reject(new TypeError(secret)))).rejects.toThrow(
      secret,
    );
    await tracing.close();

    expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
    expect(factsOf(received()[0]?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'forecourt' });
    const all = spans();
    const [page, form] = all.filter(({ name }) => name === 'request');
    expect(factsOf(page?.attributes ?? [])).toEqual({
      ...{ 'http.request.method': 'GET', 'http.route': 'page', 'http.response.status_code': 200 },
    });
    expect(factsOf(form?.attributes ?? [])).toMatchObject({ 'http.request.method': 'POST' });
    const rendering = all.find(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(rendering).toMatchObject({ name: 'render', traceId: page?.traceId });
    expect(factsOf(rendering?.attributes ?? [])).toEqual({ 'forecourt.site': 'echo' });
    const search = all.find(({ name }) => name === 'search');
    const [found, failed] = all.filter(({ name }) => name === 'database');
    expect(found).toMatchObject({ parentSpanId: search?.spanId, status: { code: 0 } });
    expect(factsOf(found?.attributes ?? [])['db.query.text']).toContain('where "dedupe_key" = $1');
    expect(failed).toMatchObject({ parentSpanId: search?.spanId, status: { code: 2 } });
    const deliveries = all.filter(({ name }) => name === 'delivery');
    expect(
      deliveries.map(({ status, attributes: of }) => [factsOf(of)['forecourt.topic'], status.code]),
    ).toEqual([
      ['lead.email', 0],
      ['lead.webhook', 2],
    ]);
    expect(factsOf(all.findLast(({ name }) => name === 'render')?.attributes ?? [])).toEqual({
      'error.type': 'TypeError',
    });
    // Nobody is in them.
    expect(bodies.join()).not.toContain('kim.nguyen');
    expect(bodies.join()).not.toContain('used-cars');
  });

  it('are not made without the variable, and the work is done', async () => {
    const tracing = await openTracing({});
    const host = await echoHost({ tracing });
    expect((await host.get('/')).status).toBe(200);
    await host.close();
    expect(await tracing.span('search', {}, async () => 7)).toBe(7);
    await tracing.close();
    expect(bodies).toEqual([]);
  });
});
