import { defineOperation } from '@forecourt/platform-client/contracts';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { site } from '../test/testApi.ts';
import type { ApiEnvironment } from './ApiContext.ts';
import { mount, serve, serveTo } from './serve.ts';
import type { HalfApi } from '../halves/ServerHalf.ts';

const quoted = defineOperation(
  { id: 'quoted', method: 'post', path: '/api/things/{id}/quote', orNothing: true },
  {
    summary: 'A quote',
    description: 'For a test.',
    request: z.object({
      params: z.object({ id: z.string().regex(/^\d+$/).transform(Number) }),
      query: z.object({ years: z.string().optional() }),
      headers: z.object({ 'Idempotency-Key': z.string().min(8) }),
      body: z.object({ amount: z.number() }),
    }),
    bodyLimit: 64,
    answer: z.object({ weekly: z.number().positive() }),
    nothing: 'There is no quote.',
    problems: {
      invalid: { status: 422, detail: 'Refused: {fields}.' },
      tooLarge: { status: 413, detail: 'At most 64 bytes.' },
      tooMany: { status: 429, detail: 'Too many quotes.' },
      notOffered: { status: 404, detail: 'Not here.' },
      closed: { status: 503, detail: 'Closed.', error: 'We are closed.', retryAfter: 60 },
    },
  },
);

function newApi() {
  const api = new Hono<ApiEnvironment>();
  api.use((context, next) => {
    context.set('site', site);
    return next();
  });
  api.onError((error) => new Response(String('code' in error && error.code), { status: 500 }));
  return api;
}

const asked = {
  path: '/api/things/7/quote?years=5',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345' },
  body: '{"amount":1000}',
};
const send = (api: Hono<ApiEnvironment>, { path, ...init }: typeof asked = asked) =>
  api.request(`http://site.localhost${path}`, init);

test('a handler receives the parsed parts of the request', async () => {
  const api = newApi();
  const seen = vi.fn();
  serve(api, quoted, {
    async handle({ request, site: { slug } }) {
      seen(request, slug);
      return { answer: { weekly: request.body.amount / request.params.id }, cache: 'no-store' };
    },
  });
  const response = await send(api, { ...asked, body: '{"amount":700,"more":1}' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ weekly: 100 });
  expect(seen).toHaveBeenCalledExactlyOnceWith(
    {
      params: { id: 7 },
      query: { years: '5' },
      headers: { 'Idempotency-Key': 'key-12345' },
      body: { amount: 700 },
    },
    'harbour-city',
  );
});

test.each<[string, Partial<typeof asked>, number, string]>([
  ['a parameter', { path: '/api/things/seven/quote' }, 422, 'Refused: id.'],
  ['a header', { headers: { ...asked.headers, 'idempotency-key': 'key' } }, 422, 'Refused: Idempotency-Key.'],
  ['the body', { body: '{"amount":"much"}' }, 422, 'Refused: amount.'],
  ['no JSON', { body: 'amount' }, 400, 'The body is not a JSON object.'],
  [
    'too large a body',
    { body: JSON.stringify({ amount: 1, why: 'x'.repeat(64) }) },
    413,
    'At most 64 bytes.',
  ],
])('a request is refused for %s with the text of the table', async (_name, change, status, detail) => {
  const api = newApi();
  const handle = vi.fn(() => Promise.resolve({ answer: null, cache: 'no-store' }));
  serve(api, quoted, { handle });
  const response = await send(api, { ...asked, ...change });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ]);
  expect(await response.json()).toMatchObject({ status, detail });
  expect(handle).not.toHaveBeenCalled();
});

test('notOffered is checked first, then the rate limit', async () => {
  const limit = vi.fn(() => Promise.resolve(17));
  const handle = () => Promise.resolve({ answer: null, cache: 'no-store' });
  const without = newApi();
  serveTo(without, quoted, () => null, { limit, handle });
  expect((await send(without)).status).toBe(404);
  expect(limit).not.toHaveBeenCalled();
  const limited = newApi();
  serve(limited, quoted, { limit, handle });
  const response = await send(limited, { ...asked, body: 'no JSON' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
});

test('a named error has the status, text and retry seconds of the table', async () => {
  const api = newApi();
  serve(api, quoted, { handle: () => Promise.resolve({ problem: 'closed' }) });
  const response = await send(api);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.json()).toMatchObject({ detail: 'Closed.', error: 'We are closed.' });
});

test('null is a 204', async () => {
  const api = newApi();
  serve(api, quoted, { handle: () => Promise.resolve({ answer: null, cache: 'no-store' }) });
  const response = await send(api);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('a response that does not match its schema is an error in tests, with the path of the mismatch', async () => {
  const api = newApi();
  serve(api, quoted, { handle: () => Promise.resolve({ answer: { weekly: -1 }, cache: 'no-store' }) });
  const response = await send(api);
  expect([response.status, await response.text()]).toEqual([500, 'quoted: weekly']);
});

test('the compiler refuses another response type and an undeclared error', () => {
  const api = newApi();
  const { orNothing: _always, ...always } = quoted;
  // @ts-expect-error another response type
  serve(api, quoted, { handle: async () => ({ answer: { monthly: 7 }, cache: 'no-store' }) });
  // @ts-expect-error an undeclared error
  serve(api, quoted, { handle: async () => ({ problem: 'asleep' }) });
  // @ts-expect-error a response without cache-control
  serve(api, quoted, { handle: async () => ({ answer: { weekly: 7 } }) });
  // @ts-expect-error this operation has no 204
  serve(api, always, { handle: async () => ({ answer: null, cache: 'no-store' }) });
  serve(api, quoted, {
    // @ts-expect-error the request does not have this part
    handle: async ({ request }) => ({ answer: { weekly: request.body.price }, cache: 'no-store' }),
  });
  const handle = async () => ({ answer: { weekly: 7 }, cache: 'no-store' });
  const { tooLarge, invalid, notOffered } = quoted.problems;
  const half: Pick<HalfApi<object>, 'serveOffer'> = { serveOffer: () => undefined };
  // @ts-expect-error a body may be invalid, but `invalid` is not declared
  serve(api, { ...quoted, problems: { tooLarge, notOffered } }, { handle });
  // @ts-expect-error a site may not offer it, but `notOffered` is not declared
  half.serveOffer({ ...quoted, problems: { tooLarge, invalid } }, () => null, { handle });
  serve(api, { ...quoted, request: z.object({ params: z.object({}) }), problems: { tooLarge } }, { handle });
  mount(api, quoted, async () => new Response());
  expect(api.routes.filter(({ path }) => path === '/api/things/:id/quote')).not.toHaveLength(0);
});

test('mounting a limited operation throws if its error is not declared', () => {
  const { tooLarge, invalid } = quoted.problems;
  const silent = { ...quoted, problems: { tooLarge, invalid } };
  const serving = {
    limit: async () => null,
    handle: async () => ({ answer: { weekly: 1 }, cache: 'no-store' }),
  };
  expect(() => serve(newApi(), silent, serving)).toThrow('quoted may be refused as tooMany');
  expect(() => serve(newApi(), { ...quoted, problems: { invalid } }, { handle: serving.handle })).toThrow(
    'quoted may be refused as tooLarge',
  );
});
