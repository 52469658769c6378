import { ask } from '../support/ask.ts';
import { readableText } from '../support/html.ts';
import { APPLY } from '../support/finance-form.ts';
import { asShopper } from '../support/sign-in.ts';
import { expect, test as everyTest } from '../support/test.ts';

// A site with accounts asks for a sign-in before an application.
const test = everyTest.extend({
  get: async ({ get, origin, definition }, use) => use(await asShopper(get, { origin, definition })),
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const loan = { step: 'loan', price: '30000', term: '5 years', use: 'Mostly personal' };
const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test(
  'a draft that is over or a changed cookie: a clear sentence, and what was typed starts a new draft',
  { tag: '@apply' },
  async ({ get }) => {
    for (const token of ['x'.repeat(43), 'é'.repeat(3), 'short', '<script>', 'x'.repeat(5_000)]) {
      const cookie = `__Host-finance_application=${encodeURIComponent(token)}`;
      const page = await get(APPLY, { headers: { cookie } });
      expect(page.status, token.slice(0, 9)).toBe(200);
      expect(page.text, token.slice(0, 9)).toContain('name="price"');
    }
    const cookie = `__Host-finance_application=${'x'.repeat(43)}`;
    const page = await get(APPLY, { headers: { cookie } });
    expect(readableText(page.text)).toContain(
      'We no longer have the answers you gave earlier on this device',
    );
    const sent = await get(`${APPLY}?step=home`, {
      ...{ method: 'POST', headers: { ...FORM, cookie } },
      body: body({ step: 'home', street: '12 Example Crescent' }),
    });
    expect([sent.status, sent.headers['location']]).toEqual([
      303,
      `${APPLY}?step=loan&was=over#finance-form`,
    ]);
    const [set = ''] = sent.headers['set-cookie'] ?? [];
    expect(set).toMatch(
      /^__Host-finance_application=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax/,
    );
    const fresh = { cookie: set.split(';')[0] ?? '' };
    const changed = await get(APPLY, {
      ...{ method: 'POST', headers: { ...FORM, ...fresh }, body: body(loan) },
    });
    expect(changed.headers['set-cookie'], 'the cookie is kept as long as the draft').toEqual([set]);
    const you = { step: 'you', first_name: 'Priyanka', last_name: 'N', birth_date: '1990-04-12' };
    const rest = { email: 'p@mail.example', phone: '0491570156', residency: 'Australian citizen' };
    const last = { household: 'On my own', dependants: '0' };
    await get(APPLY, {
      method: 'POST',
      headers: { ...FORM, ...fresh },
      body: body({ ...you, ...rest, ...last }),
    });
    const kept = await get(`${APPLY}?step=home`, { headers: fresh });
    expect(kept.text, 'what was typed before').toContain('value="12 Example Crescent"');
  },
);

test(
  'bad posts of an application break nothing, keep what was typed, and are answered with sentences',
  { tag: '@apply' },
  async ({ get }) => {
    const post = (fields: Record<string, string>) =>
      get(APPLY, { method: 'POST', headers: FORM, body: body(fields) });
    for (const price of [
      '',
      '  ',
      '-1',
      '1e9',
      '🚗',
      '<script>alert(1)</script>',
      'x'.repeat(10_000),
      'a\r\nb',
    ]) {
      const page = await post({ ...loan, price });
      expect([page.status, page.text.includes('role="alert"')], price.slice(0, 20)).toEqual([422, true]);
      expect(page.text).not.toContain('<script>alert(1)');
    }
    expect((await post({ ...loan, step: 'nothing' })).status).toBe(303);
    expect((await post({ step: 'consent', credit_guide: 'yes' })).status, 'nothing to send').toBe(303);
    expect((await post({ ...loan, price: 'x'.repeat(70_000) })).status).toBe(413);
    const wrong = await get(APPLY, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
    expect(wrong.status).toBe(415);
  },
);

test(
  'the pages of an application are in no cache, and its steps in no search engine',
  { tag: '@apply' },
  async ({ get }) => {
    const first = await get(APPLY);
    expect(first.headers['cache-control']).toContain('no-store');
    expect(first.text).not.toContain('content="noindex');
    expect((await get(`${APPLY}?step=you`)).text).toContain('content="noindex');
  },
);

test(
  'who signs in next in the same browser finds no word of the application of the one before',
  { tag: ['@accounts', '@apply'] },
  async ({ get: first, origin, definition }) => {
    const next = await asShopper((path, question) => ask(origin + path, question), { origin, definition });
    const started = await first(APPLY, {
      method: 'POST',
      headers: FORM,
      body: body({ ...loan, price: '31457' }),
    });
    const cookie = started.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await first(APPLY, { headers: { cookie } })).text).toContain('value="31457"');
    for (const path of [APPLY, `${APPLY}?step=you`, `${APPLY}.data`]) {
      const page = await next(path, { headers: { cookie } });
      expect(page.status, path).toBe(200);
      expect(page.text, path).not.toMatch(/31457|Welcome back|gave earlier|FA-/);
    }
    const post = { method: 'POST', headers: { ...FORM, cookie }, body: body({ ...loan, price: '9000' }) };
    const own = (await next(APPLY, post)).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect(own).not.toBe(cookie);
    expect((await next(APPLY, { headers: { cookie: own } })).text).toContain('value="9000"');
    expect((await first(APPLY, { headers: { cookie } })).text, 'it stays').toContain('value="31457"');
  },
);
