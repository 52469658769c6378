import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { alerts } from '../manifest.ts';
import { loadAlerts } from './load-alerts.ts';

const offer = { search: '/search/kia', cars: [], labels: ['Kia'] };

/** The page about a search, for a visitor with these cookies; `asked` are the calls of the platform. */
async function pageFor(cookie: string | null, hasAccounts = true) {
  const asked: string[] = [];
  const features = [alerts({}), hasAccounts ? otherPages('alerts') : otherPages('alerts', 'account')];
  const site = publicSite(defineDealer({ ...exampleDealer, features }));
  const fetch = (path: string, init?: RequestInit) => {
    asked.push(path.split('?')[0] ?? '');
    if (!path.startsWith('/api/account')) return Promise.resolve(Response.json(offer));
    const isIn = new Headers(init?.headers).get('cookie') === 'session=kim';
    const renewed = { 'set-cookie': 'session=kim; Max-Age=9' };
    return Promise.resolve(
      isIn
        ? Response.json({ email: 'kim@shopper.example', phone: null }, { headers: renewed })
        : new Response(null, { status: 204 }),
    );
  };
  const url = new URL('https://dealer.example/alerts?search=/search/kia');
  const request = new Request(url, { headers: cookie === null ? {} : { cookie } });
  const services = { site, origin: url.origin, fetch, now: new Date() };
  const { page, headers } = await loadAlerts(services as never, { request, url });
  return { view: page.view, cookies: headers.getSetCookie(), asked };
}

test('the form begins with the address of who is signed in, and the session is renewed', async () => {
  expect(await pageFor('session=kim')).toMatchObject({
    view: { is: 'ask', email: 'kim@shopper.example', labels: ['Kia'] },
    cookies: ['session=kim; Max-Age=9'],
  });
});

test('it begins empty for anybody else, who costs no further call', async () => {
  expect((await pageFor('session=other')).view).toMatchObject({ is: 'ask', email: null });
  const { view, asked } = await pageFor(null);
  expect(view).toMatchObject({ is: 'ask', email: null });
  expect(asked).toHaveLength(1);
});

test('a site without accounts asks for none', async () => {
  expect((await pageFor('session=kim', false)).asked).toHaveLength(1);
});
