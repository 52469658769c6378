import { describe, expect, test } from 'vitest';
import { gate, gateForVin, pathOfSite, visitorOf } from './gate.ts';

const site = { pages: ['', 'my-garage', 'cars/:slug', 'sign-in'] };

describe('a path from outside', () => {
  test.each(['/', '/my-garage', '/cars/a-car?x=1&y=%2F#photos'])('%s is a page of the site', (path) =>
    expect(pathOfSite(site, path)).toBe(path),
  );

  test.each([
    ...[
      '',
      'my-garage',
      'https://evil.example/my-garage',
      '//evil.example',
      '/\\evil.example',
      '\\/evil.example',
    ],
    ...['/my-garage\\..\\..', '/\t/evil.example', '/\n/evil.example', ' /my-garage', '/%09/evil.example'],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      '/..//evil.example',
      '/.//evil.example',
      '/api/account/data',
    ],
    ...['/nowhere', '/sign-in?redirect=/my-garage', `/my-garage?x=${'a'.repeat(2_000)}`],
  ])('%j is none', (text) => expect(pathOfSite(site, text)).toBeNull());
});

/** What a gate answers: the address that it leads to, or null. */
async function gateOf(
  { cookie, referer, pages = site.pages }: { cookie?: string; referer?: string; pages?: string[] },
  status = 204,
) {
  const asked: unknown[] = [];
  const fetch = (path: string, init?: RequestInit) => {
    asked.push([path, new Headers(init?.headers).get('cookie')]);
    return Promise.resolve(status === 200 ? Response.json({}) : new Response(null, { status }));
  };
  const url = new URL('https://dealer.example/my-garage?sort=price');
  const headers = { ...(cookie && { cookie }), ...(referer && { referer }) };
  const request = new Request(url, { headers });
  const answer = await answerOf(() => gate({ site: { pages }, fetch }, { request, url }, 'garage'));
  return { to: answer?.headers.get('location') ?? null, asked };
}

/** The response that a loader ends with; null if it goes on. */
async function answerOf(load: () => Promise<unknown>): Promise<Response | null> {
  try {
    await load();
    return null;
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
}

describe('a gate', () => {
  test('leads to the sign-in and back, with the query of the page', async () => {
    const { to, asked } = await gateOf({ referer: 'https://dealer.example/cars/a-car' });
    expect(to).toBe('/sign-in?type=garage&redirect=%2Fmy-garage%3Fsort%3Dprice&back=%2Fcars%2Fa-car');
    expect(asked, 'without a cookie nobody is signed in').toEqual([]);
  });

  test('never goes back to another site, nor to the page itself', async () => {
    for (const referer of ['https://evil.example/cars/a-car', 'https://dealer.example/my-garage', 'nonsense'])
      expect((await gateOf({ referer })).to).toMatch(/&back=%2F$/);
  });

  test('asks by the cookie, and lets through who is signed in', async () => {
    const { to, asked } = await gateOf({ cookie: 'a=1' }, 200);
    expect([to, asked]).toEqual([null, [['/api/account', 'a=1']]]);
    expect((await gateOf({ cookie: 'a=1' }, 204)).to).not.toBeNull();
    expect((await gateOf({ cookie: 'a=1' }, 500)).to).not.toBeNull();
  });

  test('is open where the site has no accounts', async () =>
    expect((await gateOf({ pages: ['my-garage'] })).to).toBeNull());

  test('says who is signed in, and passes the renewed cookies on', async () => {
    const request = new Request('https://dealer.example/', { headers: { cookie: 'a=1' } });
    const answering = (response: Response) => ({ fetch: () => Promise.resolve(response) });
    const headers: [string, string][] = [
      ['set-cookie', 'a=2; HttpOnly'],
      ['set-cookie', 'b=3'],
    ];
    const account = Response.json({ id: '1', email: 'kim@shopper.example', phone: null }, { headers });
    const visitor = await visitorOf(answering(account), request);
    expect(visitor.shopper).toEqual({ email: 'kim@shopper.example', phone: null });
    expect(visitor.headers.getSetCookie()).toEqual(['a=2; HttpOnly', 'b=3']);
    const nobody = await visitorOf(answering(new Response(null, { status: 204 })), request);
    expect([nobody.shopper, [...nobody.headers]]).toEqual([null, []]);
  });
});

describe('a gate for vehicles with a VIN', () => {
  /** Where the page leads, and what was asked about the vehicle. */
  async function to(query: string, answer: object | null, pages = site.pages) {
    const asked: string[] = [];
    const fetch = (path: string) => {
      asked.push(path);
      return Promise.resolve(answer === null ? new Response(null, { status: 503 }) : Response.json(answer));
    };
    const url = new URL(`https://dealer.example/my-garage?${query}`);
    const page = { request: new Request(url), url };
    const answered = await answerOf(() => gateForVin({ site: { pages }, fetch }, page, 'finance'));
    return [answered?.status ?? null, asked];
  }

  test.each([
    ['vin=JTMW1234', null, 303, []],
    ['car_id=7', { gated: true }, 303, ['/api/account/finance-gate?car_id=7']],
    ['car=a%26b', { gated: false }, null, ['/api/account/finance-gate?car_id=a%26b']],
    ['car=a-car', null, 303, ['/api/account/finance-gate?car_id=a-car']],
    ['price=1', { gated: true }, null, []],
    ['vin=&car=', { gated: true }, null, []],
  ])('%s', async (query, answer, status, asked) => expect(await to(query, answer)).toEqual([status, asked]));

  test('is open where the site has no accounts', async () =>
    expect(await to('vin=JTMW1234', null, ['my-garage'])).toEqual([null, []]));
});
