import { person, type TestApi } from '@forecourt/api/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { problemSchema } from '@forecourt/platform-client/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryApi } from '../testing/enquiry-api.ts';

describe('limits', () => {
  let kit: TestApi;
  beforeAll(async () => {
    kit = await enquiryApi('pglite', {
      limits: leadLimits({ perAddress: 2, seconds: 300 }),
      trustedProxies: 1,
    });
  });
  afterAll(() => kit.database.close());

  const from = (address: string, forwarded = '') =>
    kit.request(
      '/api/leads',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'key-12345',
          'x-forwarded-for': forwarded,
        },
        body: JSON.stringify(person),
      },
      address ? { clientAddress: address } : {},
    );

  it('return 429 with Retry-After to this visitor only', async () => {
    expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.7')).status).toBe(200);
    const limited = await from('203.0.113.7');
    expect(limited.status).toBe(429);
    const wait = Number(limited.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect(problemSchema.parse(await limited.json()).error).toContain('Please try again in 5 minutes');
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('use the address from the trusted proxy, not the one that the visitor sent', async () => {
    expect((await from('', '1.1.1.1, 198.51.100.9')).status).toBe(200);
    expect((await from('', '2.2.2.2, 198.51.100.9')).status).toBe(200);
    expect((await from('', '3.3.3.3, 198.51.100.9')).status).toBe(429);
  });

  it('are not used up by what is refused, and junk from many addresses keeps no shopper from sending', async () => {
    const busy = await enquiryApi('pglite', { limits: leadLimits({ perAddress: 30, perSite: 20 }) });
    const sent = (address: string, key: string, changes: object = {}) =>
      busy
        .request(
          '/api/leads',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({ ...person, ...changes }),
          },
          { clientAddress: address },
        )
        .then(({ status }) => status);
    for (let sender = 1; sender <= 20; sender += 1)
      for (let junk = 0; junk < 30; junk += 1)
        expect(await sent(`198.51.100.${sender}`, `junk-${sender}-${junk}`, { email: 'no address' })).toBe(
          422,
        );
    // The senders of junk have used up nothing, so they can fill the usual total of the site with valid leads.
    for (let sender = 1; sender <= 20; sender += 1)
      expect(
        await sent(`198.51.100.${sender}`, `valid-lead-${sender}`, { email: `s${sender}@shopper.example` }),
      ).toBe(200);
    expect(await sent('203.0.113.7', 'a-real-shopper')).toBe(200);
    expect(await sent('203.0.113.8', 'another-one', { email: 'other@shopper.example' })).toBe(200);
    await busy.database.close();
  });

  it('redirect a plain form with the error “limit”', async () => {
    const response = await kit.request(
      '/api/leads',
      { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(person) },
      { clientAddress: '203.0.113.7' },
    );
    expect(response.headers.get('location')).toBe('/contact-us?form_error=limit#enquiry');
  });
});
