import { ask } from '../support/ask.ts';
import { readableText } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

const port = process.env['FORECOURT_JOURNEY_PORT'];

test('an unknown host gets 421 on every path', async () => {
  for (const path of ['/', '/search/used-cars', '/api/leads', '/assets/x.js']) {
    const answer = await ask(`http://unknown-dealer.example:${port}${path}`);
    expect(answer.status, path).toBe(421);
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
  }
  expect((await ask(`http://unknown-dealer.example:${port}/`)).text).toContain('dealer.config.ts');
});

test('the site responds on its own hosts, case-insensitively', async ({ dealer }) => {
  for (const host of dealer.hosts) {
    const answer = await ask(`http://${host}:${port}/`, { headers: { host: host.toUpperCase() } });
    expect(answer.status, host).toBe(200);
    expect(readableText(answer.text)).toContain(dealer.name);
  }
});

test('bare localhost lists the site, and the health check passes', async ({ dealer, site }) => {
  const list = await ask(`http://localhost:${port}/`);
  expect(list.status).toBe(200);
  expect(list.text).toContain(`http://${site}.localhost:${port}/`);
  expect(readableText(list.text)).toContain(dealer.name);
  const links = [...list.text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
  expect(links.some((href) => href.endsWith('/api/openapi.json'))).toBe(true);
  for (const href of links)
    expect((await ask(new URL(href, `http://localhost:${port}/`).href)).status, href).toBe(200);
  // Where all parts are asked at once, one that is slow to answer is not ready.
  for (const path of ['/healthz', '/readyz'])
    await expect.poll(async () => (await ask(`http://localhost:${port}${path}`)).status, path).toBe(200);
  expect((await ask(`http://localhost:${port}/metrics`)).text).toContain('# TYPE');
});

test('path traversal is rejected or not found', async ({ get }) => {
  for (const path of [
    '/assets/..%2f..%2fserver%2findex.js',
    '/pictures/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00.js',
  ])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
});
