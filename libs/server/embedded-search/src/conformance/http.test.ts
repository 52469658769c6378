import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars } from './demoCars.ts';
import type { Answer, SearchAnswer, Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const results = (answer: Answer): SearchAnswer[] => answer.body['results'] as SearchAnswer[];
const forbidden = { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' };

describe('the wire', () => {
  it('has a health check without a key, and 404 for unknown paths', async () => {
    expect(await target.call('GET', '/health', undefined, { 'x-typesense-api-key': '' })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await target.call('GET', '/nosuchroute')).toMatchObject({
      status: 404,
      body: { message: 'Not Found' },
    });
    expect(await target.call('GET', '/multi_search')).toMatchObject({
      status: 404,
      body: { message: 'Not Found' },
    });
  });

  it('accepts a trailing slash and an empty search, and rejects a URL that is too long', async () => {
    expect((await target.call('GET', `/collections/${target.cars}/`)).body).toMatchObject({
      name: target.cars,
    });
    const search = `/collections/${target.cars}/documents/search?query_by=name&per_page=0`;
    expect((await target.call('GET', search)).body).toMatchObject({ found: demoCars.length });
    expect(await target.call('GET', `${search}&q=${'x'.repeat(4_000)}`)).toMatchObject({
      status: 400,
      body: {
        message:
          'Query string exceeds max allowed length of 4000. Use the /multi_search end-point for larger payloads.',
      },
    });
  });

  it('supports CORS', async () => {
    const asked = await fetch(`${target.url}/multi_search`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://a.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST, GET, DELETE, PUT, PATCH, OPTIONS');
    const answer = await target.call('GET', '/health');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('ignores the content type of a body, and query parameters take precedence', async () => {
    const path = `/multi_search?collection=${target.cars}&per_page=3`;
    const answer = await target.call('POST', path, JSON.stringify({ searches: [{ q: '*', per_page: 1 }] }), {
      'content-type': 'text/plain',
    });
    expect(results(answer)[0]!.hits).toHaveLength(3);
  });

  it('returns a separate result or error for each of several searches', async () => {
    const searches = [
      { collection: target.cars, q: '*', per_page: 0 },
      { collection: 'nobody', q: '*' },
    ];
    const answer = await target.call('POST', '/multi_search', { searches });
    expect(answer.status).toBe(200);
    expect(results(answer)[0]!.found).toBe(demoCars.length);
    expect(results(answer)[1]).toEqual({ code: 404, error: 'Collection not found' });
  });

  it('rejects invalid requests', async () => {
    expect(await target.call('POST', '/multi_search', '{"searches": [')).toMatchObject({
      status: 400,
      body: { message: 'Bad JSON.' },
    });
    expect(await target.call('POST', '/multi_search', {})).toMatchObject({
      status: 400,
      body: { message: 'Missing `searches` array.' },
    });
    const many = { searches: Array.from({ length: 51 }, () => ({ collection: target.cars, q: '*' })) };
    expect(await target.call('POST', '/multi_search', many)).toMatchObject({
      status: 400,
      body: { message: 'Number of multi searches exceeds `limit_multi_searches` parameter.' },
    });
    const path = `/collections/${target.cars}/documents/search?q=*&filter_by=nope:=1`;
    expect(await target.call('GET', path)).toMatchObject({
      status: 400,
      body: { message: 'Could not find a filter field named `nope` in the schema.' },
    });
  });
});

describe('keys', () => {
  const search = (key: string, query: object): Promise<Answer> =>
    target.call(
      'POST',
      '/multi_search',
      { searches: [{ collection: target.cars, q: '*', per_page: 0, ...query }] },
      { 'x-typesense-api-key': key },
    );
  const scoped = (parent: string, params: object): string => {
    const text = JSON.stringify(params);
    const digest = createHmac('sha256', parent).update(text).digest('base64');
    return Buffer.from(digest + parent.slice(0, 4) + text).toString('base64');
  };
  let parent: string;
  let id: number;

  beforeAll(async () => {
    const made = await target.call('POST', '/keys', {
      description: 'searches',
      actions: ['documents:search'],
      collections: [target.cars],
    });
    expect(made.status).toBe(201);
    parent = String(made.body['value']);
    id = Number(made.body['id']);
  });
  afterAll(() => target.call('DELETE', `/keys/${id}`));

  it('are required, in the header or the URL', async () => {
    expect(await search('wrong', {})).toMatchObject({ status: 401, body: forbidden });
    expect(await search('', {})).toMatchObject({ status: 401, body: forbidden });
    const inAddress = await fetch(
      `${target.url}/collections/${target.cars}?x-typesense-api-key=${target.apiKey}`,
    );
    expect(inAddress.status).toBe(200);
  });

  it('allow only their actions and collections', async () => {
    expect((await search(parent, {})).status).toBe(200);
    const key = { 'x-typesense-api-key': parent };
    expect(await target.call('GET', `/collections/${target.cars}`, undefined, key)).toMatchObject({
      status: 401,
      body: forbidden,
    });
    expect(await search(parent, { collection: 'another' })).toMatchObject({ status: 401 });
    const listed = (await target.call('GET', '/keys')).body['keys'] as Record<string, unknown>[];
    const shown = listed.find((one) => one['id'] === id);
    expect(shown).toMatchObject({ value_prefix: parent.slice(0, 4) });
    expect(shown).not.toHaveProperty('value');
  });

  it('have filters that a request cannot override', async () => {
    const nsw = demoCars.filter((car) => car.state === 'NSW');
    const key = scoped(parent, { filter_by: 'state:=NSW' });
    expect(results(await search(key, {}))[0]!.found).toBe(nsw.length);
    const both = results(await search(key, { filter_by: 'make:=Kia || state:=VIC' }))[0]!;
    expect(both.found).toBe(nsw.filter((car) => car.make === 'Kia').length);
  });

  it('expire, and cannot be forged', async () => {
    expect(await search(scoped(parent, { expires_at: 1_700_000_000 }), {})).toMatchObject({
      status: 401,
      body: forbidden,
    });
    expect((await search(scoped(parent, { expires_at: 4_000_000_000 }), {})).status).toBe(200);
    expect(await search(scoped(`${parent.slice(0, 4)}guess`, {}), {})).toMatchObject({
      status: 401,
      body: forbidden,
    });
  });
});
