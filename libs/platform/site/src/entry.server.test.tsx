// @vitest-environment node
import { createRequestHandler } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import { onePageSite, services } from './test/one-page-site.tsx';

let log = vi.spyOn(console, 'error');
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Asks a site whose loader fails. */
const failing = (error: unknown, init?: RequestInit) =>
  createRequestHandler(
    onePageSite(
      () => null,
      () => {
        throw error;
      },
    ),
    'production',
  )(new Request('https://dealer.example/', init), entry.createSiteContext(services));

const pageOf = (answer: Response) => new TextDecoder().decode(entry.pageBytes(answer));

test('a page whose call of the platform says when to come back says it too, with the apology', async () => {
  const answer = await failing(Object.assign(new Error('away'), { status: 503, retryAfter: 30 }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(pageOf(answer)).toContain('Something failed on our side.');
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  new Error('broken'),
  Object.assign(new Error('refused'), { status: 400, retryAfter: 30 }),
  Object.assign(new Error('away'), { status: 503, retryAfter: null }),
])('a page that fails otherwise is an error of the site: %o', async (error) => {
  const answer = await failing(error);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  expect(pageOf(answer)).toContain('Something failed on our side.');
  expect(log).toHaveBeenCalledOnce();
});

test('a request with a method that a page does not take is refused, and is no error in the log', async () => {
  const answer = await failing(new Error('not asked'), { method: 'POST', body: 'a=b' });
  expect(answer.status).toBe(405);
  expect(log).not.toHaveBeenCalled();
});
