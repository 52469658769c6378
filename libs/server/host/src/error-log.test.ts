import { afterEach, expect, test } from 'vitest';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

let host: EchoHost | undefined;
afterEach(() => host?.close());

test.each([
  // The links of e-mails hold the token of a person.
  ['/pages/unsubscribe?token=s3cret', '/pages/unsubscribe'],
  ['/cars/toyota-rav4?token=s3cret', '/cars/toyota-rav4'],
  ['/pages/unsubscribe%3Ftoken?s3cret', '/pages/unsubscribe%3Ftoken'],
])('the log of an error at %s has the path alone', async (address, path) => {
  const logged: string[] = [];
  host = await echoHost({
    onError: (_error, where) => logged.push(where),
    sites: [{ ...echoSite, render: () => Promise.reject(new Error('It is broken.')) }],
  });
  expect((await host.get(address)).status).toBe(500);
  expect(logged).toEqual([path]);
});
