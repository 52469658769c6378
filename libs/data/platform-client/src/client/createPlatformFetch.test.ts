import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseCar } from '@forecourt/vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createPlatformFetch, PlatformProblem, postLead, type PlatformFetch } from '../index.ts';

const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', price: 12_990 });
const leadId = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const lead = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@shopper.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Is it still there?',
};

let server: Server;
let baseUrl = '';
let seen: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string>; body: string } = { status: 200, body: '{}' };
let client: PlatformFetch;
const send = () => postLead(lead, { idempotencyKey: 'key-12345', baseUrl });

beforeAll(async () => {
  server = createServer((request, response) => {
    text(request).then(
      (body) => {
        seen.push({ url: request.url ?? '', headers: request.headers, body });
        response
          .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
          .end(answer.body);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  client = createPlatformFetch({ baseUrl });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => server.close());

async function problemOf(call: Promise<unknown>): Promise<PlatformProblem> {
  const failure = await call.catch((error: unknown) => error);
  if (failure instanceof PlatformProblem) return failure;
  throw new Error('The call did not end in a PlatformProblem.');
}

describe('appointments', () => {
  test.each([
    ['the free appointments', 200, '{"location_id":101,"slots":["2026-11-23T09:00:00+10:00"]}', 1],
    ['null without a response', 503, '{}', null],
    ['null for an invalid response', 200, '{"slots":"soon"}', null],
    ['null for invalid JSON', 200, '<html>', null],
  ])('[EN-04] gives %s', async (_name, status, body, count) => {
    answer = { status, body };
    expect((await client.appointments(101))?.slots.length ?? null).toBe(count);
    expect(seen[0]?.url).toBe('/api/appointments?location_id=101');
  });
});

describe('postLead', () => {
  it('sends the lead with its key and returns the id', async () => {
    answer = { status: 200, body: JSON.stringify({ lead_id: leadId }) };
    expect(await send()).toEqual({ lead_id: leadId });
    expect(seen[0]?.url).toBe('/api/leads');
    expect(seen[0]?.headers).toMatchObject({
      'idempotency-key': 'key-12345',
      'content-type': 'application/json',
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(lead);
  });

  it('[EN-07] has the invalid fields and the message to show', async () => {
    const fields = { postcode: ['Invalid postcode. Please enter a 4-digit number.'] };
    answer = { status: 422, body: JSON.stringify({ error: 'Please fix the following errors:', fields }) };
    const problem = await problemOf(send());
    expect(problem).toMatchObject({ status: 422, error: 'Please fix the following errors:', fields });
  });

  it('has the seconds until a retry', async () => {
    answer = { status: 429, headers: { 'retry-after': '90' }, body: '{"error":"Please wait."}' };
    expect(await problemOf(send())).toMatchObject({ status: 429, retryAfter: 90, error: 'Please wait.' });
  });

  test.each([
    ['a response of a proxy', 502, '<html>Bad gateway</html>'],
    ['a problem without a message', 500, '{"title":"Internal Server Error","fields":"none"}'],
    ['a response that is not an object', 500, '"no"'],
  ])('[EN-07] has the expected message for %s', async (_name, status, body) => {
    answer = { status, body };
    expect(await problemOf(send())).toMatchObject({
      status,
      error: 'An unexpected error occured',
      fields: {},
    });
  });

  test.each([
    ['no fields', '{}', 'An unexpected error occured'],
    ['an error', '{"error":"Please call us."}', 'Please call us.'],
    ['an empty error', '{"error":" "}', 'An unexpected error occured'],
    ['an invalid id', '{"lead_id":"x"}', 'An unexpected error occured'],
    ['an id that is not a text', '{"lead_id":7}', 'An unexpected error occured'],
    ['null', 'null', 'An unexpected error occured'],
    ['a page', '<html>Welcome</html>', 'An unexpected error occured'],
    ['an empty body', '', 'An unexpected error occured'],
  ])('[EN-02, AN-02] does not accept a 200 response with %s as a sent lead', async (_name, body, error) => {
    answer = { status: 200, body };
    expect(await problemOf(send())).toMatchObject({ error, fields: {} });
  });

  it('throws a problem with status 0 without a response, and for invalid JSON', async () => {
    const nobody = () =>
      postLead(lead, {
        idempotencyKey: 'key-12345',
        fetch: () => Promise.reject(new TypeError('fetch failed')),
      });
    expect((await problemOf(nobody())).status).toBe(0);
    answer = { status: 200, body: 'no json' };
    expect((await problemOf(send())).status).toBe(0);
  });
});

describe('cars', () => {
  it('returns a car, and null for an unknown slug', async () => {
    answer = { status: 200, body: JSON.stringify(car) };
    expect(await client.car('rio/7')).toEqual(car);
    expect(seen[0]?.url).toBe('/api/cars/rio%2F7');
    answer = { status: 404, body: '{}' };
    expect(await client.car('none')).toBeNull();
    answer = { status: 500, body: '{}' };
    expect((await problemOf(client.car('rio'))).status).toBe(500);
  });

  it('requests the next page of addresses with the given fetch', async () => {
    const fetch = vi.fn<(path: string) => Promise<Response>>(async () =>
      Response.json({ cars: [], next: null }),
    );
    expect((await createPlatformFetch({ fetch }).carAddresses(7)).next).toBeNull();
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/cars?after=7');
  });

  it.each([
    [503, true],
    [500, true],
    [404, false],
  ])(
    '[VD-10, AN-02] the market figures of a response %d are null; it logs a warning: %s',
    async (status, logged) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      answer = { status, body: '{}' };
      expect(await client.autogauge('rio')).toBeNull();
      expect(warn.mock.calls.length > 0).toBe(logged);
      warn.mockRestore();
    },
  );

  it('can be aborted', async () => {
    const stop = AbortSignal.abort();
    await expect(client.car('rio', { signal: stop })).rejects.toHaveProperty('name', 'AbortError');
  });
});
