import { ask } from '../support/ask.ts';
import { headingOf, readableText } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const port = process.env['FORECOURT_JOURNEY_CRIPPLED_PORT'];
const at = (site: string, path: string) => `http://${site}.localhost:${port}${path}`;

test('with the search engine down the search page keeps header, footer and phone number, and sends Retry-After', async ({
  site,
  dealer,
}) => {
  for (const path of [STOCK, '/search/used-cars?make=Toyota']) {
    const answer = await ask(at(site, path));
    expect(answer.status, path).toBe(503);
    expect(answer.headers['retry-after'], path).toMatch(/^\d+$/);
    expect(answer.headers['cache-control'], path).toBe('no-store');
    expect(headingOf(answer.text), path).not.toBe('');
    const text = readableText(answer.text);
    expect(text, path).toContain('Search isn’t working right now');
    expect(text, path).toContain(`Call ${dealer.phones.main}`);
    expect(text, path).toContain('Skip to content');
    expect(answer.text, path).toContain('name="robots" content="noindex');
  }
});

test('with the search engine down an unknown vehicle is a plain 404 page with the request form', async ({
  site,
}) => {
  const answer = await ask(at(site, '/cars/2019-mazda-2-long-gone-u1'));
  expect(answer.status).toBe(404);
  expect(headingOf(answer.text)).toBe('This vehicle is not here.');
  expect(readableText(answer.text)).toContain('Find me something similar');
  expect(answer.text).toContain('action="/enquire?car=2019-mazda-2-long-gone-u1"');
});

test('with the search engine down all other pages work, and the health check fails', async ({
  site,
  dealer,
}) => {
  for (const path of ['/', '/contact-us', '/dealerships', '/enquire', '/about-us']) {
    const answer = await ask(at(site, path));
    expect(answer.status, path).toBe(200);
    expect(readableText(answer.text), path).toContain(dealer.name);
  }
  expect((await ask(at(site, '/readyz'))).status).toBe(503);
  const ready = await ask(`http://localhost:${port}/readyz`);
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.text)).toMatchObject({ checks: { database: 'up', search: 'down' } });
  expect((await ask(at(site, '/healthz'))).status).toBe(200);
});
