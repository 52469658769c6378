import { other, site } from '@forecourt/api/testing';
import { noteHold } from '@forecourt/checkout-desk';
import { testHolds } from '@forecourt/checkout-desk/testing';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { askAlerts } from '@forecourt/subscriptions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi, Browser, withAccounts, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('accounts'))('accounts on %s', (engine) => {
  let kit: AccountApi;
  let count = 0;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  beforeEach(() => emptyTables(kit.database.db, ['shoppers', 'shopper_codes', 'alerts']));
  afterEach(() => vi.useRealTimers());
  afterAll(() => kit.close());

  /** A browser of another network each time, so that no test uses up the limits of the next. */
  const browser = (host?: string) => new Browser(kit, host, `203.0.${(count += 1)}.7`);

  it('[GA-01] a code signs in; the account has an id, and the phone of who signed in with it', async () => {
    const phone = browser();
    expect((await phone.send('/api/account')).status).toBe(204);
    const signedIn = await phone.signIn('+61491570006');
    expect(signedIn).toMatchObject({
      status: 200,
      answer: { id: expect.any(String), phone: '+61491570006', email: null },
    });
    expect((await phone.send('/api/account')).answer).toEqual(signedIn.answer);
    const mail = browser();
    const { answer } = await mail.signIn(kim);
    expect(answer).toMatchObject({ email: kim, phone: null });
  });

  it('the cookie of a session is for this host alone, and no script can read it', async () => {
    const { set } = await browser().signIn(kim);
    const session = set.find((cookie) => cookie.includes('session_token'));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Domain/);
  });

  it.each([
    ['/api/account', undefined],
    ['/api/account/sessions', undefined],
    ['/api/account/sessions/end', { which: 'others' }],
    ['/api/account/data', undefined],
    ['/api/watchlist', undefined],
    ['/api/watchlist/remove-car', { phone_number: null, car_id: 7 }],
  ])('%s renews the cookies of a session once in a day of use', async (path, body) => {
    const phone = browser();
    await phone.signIn(kim);
    expect((await phone.send(path, body)).set, 'on the day of the sign-in').toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    const { set } = await phone.send(path, body);
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      'forecourt-shopper.session_token',
      'forecourt-signed-in',
    ]);
    for (const cookie of set) expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
    expect((await phone.send(path, body)).set).toEqual([]);
  });

  it('a code is in the mail alone: in no response, no subject and no log', async () => {
    const phone = browser();
    const { answer } = await phone.send('/api/account/codes', { to: kim });
    const code = await kit.codeTo(kim);
    const [mail] = await kit.mailsTo(kim);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail).toMatchObject({ kind: 'account', subject: 'Your sign-in code for Harbour City Motors' });
    for (const text of [JSON.stringify(answer), mail?.subject, kit.logs.join()]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
    }
    expect(kit.logs.join()).not.toContain(kim);
  });

  it('logs who signed in and what was refused, without address or code', async () => {
    const phone = browser();
    const id = await phone.ask(kim);
    const code = await kit.codeTo(kim);
    const from = kit.logs.length;
    const wrong = code === '000000' ? '000001' : '000000';
    for (const typed of [wrong, code]) await phone.send('/api/account/sessions', { id, code: typed });
    const { answer: account } = await phone.send('/api/account');
    const lines = kit.logs.slice(from).map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines.filter(({ sign_in }) => sign_in)).toMatchObject([
      { sign_in: 'code', site: 'harbour-city', msg: 'a sign-in was refused' },
      { sign_in: 'code', site: 'harbour-city', shopper_id: account['id'], msg: 'somebody signed in' },
    ]);
    expect(kit.logs.join()).not.toContain(kim);
    expect(kit.logs.join()).not.toContain(`"${code}"`);
  });

  it('answers the same for an address with an account and one without, and as fast', async () => {
    await browser().signIn(kim);
    const ask = async (to: string) => {
      const start = performance.now();
      const { status, answer } = await browser().send('/api/account/codes', { to });
      return { status, keys: Object.keys(answer), took: performance.now() - start };
    };
    // Interleaved, and in turn first: if one kind took longer by design, it would in every pair.
    const pairs = 15;
    let slower = 0;
    for (let round = 0; round < pairs; round += 1) {
      const unknown = `nobody${round}@shopper.example`;
      const first = await ask(round % 2 === 0 ? kim : unknown);
      const second = await ask(round % 2 === 0 ? unknown : kim);
      expect([first.status, first.keys]).toEqual([second.status, second.keys]);
      expect(first.status).toBe(200);
      const [known, other] = round % 2 === 0 ? [first, second] : [second, first];
      if (known.took > other.took) slower += 1;
    }
    expect(slower).toBeGreaterThan(0);
    expect(slower).toBeLessThan(pairs);
  });

  it.each([
    ['no address', 'kim'],
    ['a mobile elsewhere', '+44 7911 123456'],
    ['a landline', '07 3000 0000'],
    ['two addresses', 'a@b.example, c@d.example'],
    ['a header', 'a@b.example\r\nBcc: c@d.example'],
  ])('sends nothing to %s', async (_what, to) => {
    const { status, answer } = await browser().send('/api/account/codes', { to });
    expect([status, answer['error']]).toEqual([
      422,
      expect.stringContaining('Please enter your email address'),
    ]);
    expect(await kit.mailsTo(to)).toEqual([]);
  });

  it('texts no mobile where the site sends no text messages', async () => {
    const { status } = await browser('northside-group.localhost').send('/api/account/codes', {
      to: '0491 570 006',
    });
    expect(status).toBe(422);
  });

  it('refuses a code that is wrong, was used, or belongs to another browser’s request', async () => {
    const phone = browser();
    const id = await phone.ask(kim);
    const code = await kit.codeTo(kim);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await phone.send('/api/account/sessions', { id, code: wrong })).status).toBe(422);
    const others = await browser().ask(kim);
    expect((await phone.send('/api/account/sessions', { id: others, code })).status).toBe(422);
    expect(
      (await phone.send('/api/account/sessions', { id, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }))
        .status,
    ).toBe(200);
    expect((await browser().send('/api/account/sessions', { id, code })).status).toBe(422);
    expect((await browser().send('/api/account/sessions', { id: 'x', code: '12' })).status).toBe(422);
  });

  it('a session of one dealer is none at another, nor a code of it', async () => {
    const phone = browser();
    await phone.signIn(kim);
    const there = browser('northside-group.localhost');
    for (const [name, value] of phone.cookies) there.cookies.set(name, value);
    expect((await there.send('/api/account')).status).toBe(204);
    expect((await there.send('/api/account/sessions')).status).toBe(401);
    expect((await there.send('/api/account/data')).status).toBe(401);
    expect((await there.send('/api/account/delete', { confirm: true })).status).toBe(401);
    const id = await browser().ask(kim);
    const code = await kit.codeTo(kim);
    expect(
      (await browser('northside-group.localhost').send('/api/account/sessions', { id, code })).status,
    ).toBe(422);
  });

  it('sites of one realm share their accounts, with what an account gives out and deletes', async () => {
    const shared = { realm: 'realm:north' };
    const sites = [site, other].map((of) => ({ ...withAccounts(of, shared), accountRealm: 'north' }));
    const sitesOfRealm = (realm: string) => (realm === 'north' ? sites.map(({ slug }) => slug) : []);
    const group = await accountApi(engine, { sitesOfRealm }, sites);
    try {
      const holds = await testHolds(group.database.db);
      const shopper = { name: 'Kimberley', last_name: 'Leewright', email: kim };
      const mine = await holds.add({ site: site.slug, carId: 501, shopper });
      const theirs = await holds.add({ site: other.slug, carId: 502, shopper });
      const elsewhere = await holds.add({ site: 'another-group', carId: 503, shopper });
      const wish = { kind: 'car', label: 'Kia Rio', carId: 7, price: 20_000, available: true } as const;
      const asked = { rhythm: 'daily', statement: 'Email me.', page: '/alerts', wishes: [wish] } as const;
      await group.database.db.transaction().execute(async (transaction) => {
        for (const of of [site.slug, other.slug, 'another-group'])
          await askAlerts(transaction, { ...asked, site: of, email: kim, at: new Date() });
      });
      const here = new Browser(group);
      const { answer } = await here.signIn(kim);
      const there = new Browser(group, 'northside-group.localhost');
      expect((await there.signIn(kim)).answer['id']).toBe(answer['id']);
      const kept = (await here.send('/api/account/data')).answer;
      expect(kept['alerts']).toHaveLength(2);
      expect(kept['reservations']).toMatchObject([
        { site: site.slug, reference: mine.reference },
        { site: other.slug, reference: theirs.reference },
      ]);
      const { reservations } = (await here.send('/api/account/reservations')).answer;
      expect(reservations, 'those of this site alone have a page here').toMatchObject([
        { reference: mine.reference },
      ]);
      await here.send('/api/account/delete', { confirm: true });
      for (const hold of [mine, theirs]) expect((await holds.find(hold)).shopper).toBeNull();
      expect((await holds.find(elsewhere)).shopper).toEqual(elsewhere.shopper);
      const left = await group.database.db.selectFrom('alerts').select('site').execute();
      expect(left).toEqual([{ site: 'another-group' }]);
    } finally {
      await group.close();
    }
  });

  it('a write from a page of another site is refused, with or without a session', async () => {
    const phone = browser();
    await phone.signIn(kim);
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others) {
      expect((await phone.send('/api/account/delete', { confirm: true }, headers)).status).toBe(403);
      expect((await phone.send('/api/account/codes', { to: kim }, headers)).status).toBe(403);
      expect((await phone.send('/api/account/sessions/end', { which: 'this' }, headers)).status).toBe(403);
    }
    expect((await phone.send('/api/account')).status).toBe(200);
  });

  it('a planted session cookie does not become that of who signs in', async () => {
    const phone = browser();
    const attacker = browser();
    await attacker.signIn('mallory@shopper.example');
    for (const [name, value] of attacker.cookies) phone.cookies.set(name, value);
    await phone.signIn(kim);
    expect((await phone.send('/api/account')).answer['email']).toBe(kim);
    expect((await attacker.send('/api/account')).status).toBe(204);
  });

  it('lists and ends sessions; of somebody else’s it ends none', async () => {
    const [phone, laptop, mallory] = [browser(), browser(), browser()];
    await phone.signIn(kim);
    await laptop.signIn(kim);
    await mallory.signIn('mallory@shopper.example');
    const { answer } = await phone.send('/api/account/sessions');
    const sessions = answer['sessions'];
    if (!Array.isArray(sessions)) throw new Error('There is no list.');
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current === true)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ device: 'A phone' });
    const ofLaptop: unknown = sessions.find(({ current }) => current === false).id;
    await mallory.send('/api/account/sessions/end', { which: ofLaptop });
    expect((await laptop.send('/api/account')).status).toBe(200);
    await phone.send('/api/account/sessions/end', { which: ofLaptop });
    expect((await laptop.send('/api/account')).status).toBe(204);
    await phone.send('/api/account/sessions/end', { which: 'this' });
    expect((await phone.send('/api/account')).status).toBe(204);
    expect((await phone.send('/api/account/sessions/end', { which: 'this' })).status).toBe(200);
    expect((await phone.send('/api/account/sessions/end', { which: 'others' })).status).toBe(401);
  });

  it('gives out what is kept, and deletes it', async () => {
    const phone = browser();
    await phone.signIn(kim);
    const { answer } = await phone.send('/api/account/data');
    expect(answer).toMatchObject({ addresses: [{ address: kim }], saved_vehicles: [] });
    expect((await phone.send('/api/account/delete', {})).status).toBe(422);
    expect((await phone.send('/api/account/delete', { confirm: true })).status).toBe(200);
    expect((await phone.send('/api/account')).status).toBe(204);
    expect((await phone.send('/api/account/data')).status).toBe(401);
    const rows = await kit.database.db.selectFrom('shopper_addresses').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('gives out the reservations of its addresses at this site, and deletes their contact details', async () => {
    const { db } = kit.database;
    const holds = await testHolds(db);
    const contact = { name: 'Kimberley', last_name: 'Leewright', email: 'Kim@Shopper.example' };
    const mine = await holds.add({ site: site.slug, carId: 501, shopper: contact });
    const theirs = await holds.add({ site: site.slug, carId: 502 });
    const staff = { who: 'sam@dealer.example', text: 'Hesitates; call on Friday.' };
    await noteHold({ db, now: new Date() }, mine, staff);
    const there = await holds.add({ site: other.slug, carId: 503, shopper: contact });
    const phone = browser();
    await phone.signIn(kim);
    const { answer } = await phone.send('/api/account/data');
    expect(answer['reservations']).toMatchObject([
      {
        reference: mine.reference,
        shopper: contact,
        vehicle: { id: 501, price: 34_990 },
        ...{ status: 'held', money: 'paid' },
        history: [{ what: 'started', who: 'shopper' }, { what: 'paid' }],
      },
    ]);
    const held = await phone.send('/api/account/reservations');
    expect(held.headers.get('cache-control')).toBe('no-store');
    expect(held.answer['reservations']).toEqual([
      {
        ...{ reference: mine.reference, slug: mine.car.slug, name: mine.car.name },
        ...{ held_until: mine.state.heldUntil, link: mine.linkToken },
      },
    ]);
    expect(JSON.stringify(answer), 'words and addresses of staff').not.toMatch(/Hesitates|sam@/);
    expect((await browser().send('/api/account/reservations')).status).toBe(401);
    const stranger = browser();
    await stranger.signIn('lou@shopper.example');
    expect((await stranger.send('/api/account/reservations')).answer).toEqual({ reservations: [] });
    await phone.send('/api/account/delete', { confirm: true });
    expect(await holds.find(mine)).toMatchObject({
      ...{
        shopper: null,
        payment: mine.payment,
        facts: mine.facts,
        state: { status: 'held', money: 'paid' },
      },
    });
    expect((await holds.find(theirs)).shopper).toEqual(theirs.shopper);
    expect((await holds.find(there)).shopper).toEqual(there.shopper);
  });

  it('a number that somebody typed into a reservation opens it to nobody', async () => {
    const holds = await testHolds(kit.database.db);
    const typed = { name: 'Noor', last_name: 'Haddad', email: 'noor@shopper.example', phone: '0491 570 110' };
    const hold = await holds.add({ site: site.slug, carId: 504, shopper: typed });
    const phone = browser();
    await phone.signIn('+61491570110');
    expect((await phone.send('/api/account/reservations')).answer).toEqual({ reservations: [] });
    expect((await phone.send('/api/account/data')).answer['reservations']).toEqual([]);
    await phone.send('/api/account/delete', { confirm: true });
    expect((await holds.find(hold)).shopper).toEqual(typed);
  });

  it('a network asks for so many codes of one address and of all, and tries so many', async () => {
    const one = browser();
    const statuses = async (times: number, to: (round: number) => string) => {
      const all = [];
      for (let round = 0; round < times; round += 1)
        all.push((await one.send('/api/account/codes', { to: to(round) })).status);
      return all;
    };
    expect(await statuses(6, () => kim)).toEqual([200, 200, 200, 200, 200, 429]);
    const rest = await statuses(16, (round) => `shopper${round}@shopper.example`);
    expect(rest.filter((status) => status === 200)).toHaveLength(14);
    const { headers } = await one.send('/api/account/codes', { to: kim });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const tries = [];
    for (let round = 0; round < 31; round += 1) {
      const body = { id: crypto.randomUUID(), code: '123456' };
      tries.push((await one.send('/api/account/sessions', body)).status);
    }
    expect(tries.at(-1)).toBe(429);
    expect((await browser().signIn(kim)).status, 'the owner, from elsewhere').toBe(200);
  });

  it('another process counts the same codes and tries', async () => {
    const second = await accountApi(engine, { db: kit.database.db });
    try {
      const address = `203.0.${(count += 1)}.7`;
      const [one, two] = [kit, second].map((each) => new Browser(each, undefined, address));
      const ask = async (of: Browser | undefined, to: string) =>
        (await of?.send('/api/account/codes', { to }))?.status;
      for (let round = 0; round < 5; round += 1) expect(await ask(one, kim)).toBe(200);
      expect(await ask(two, kim)).toBe(429);
      for (let round = 0; round < 14; round += 1) await ask(one, `many${round}@shopper.example`);
      expect(await ask(two, 'last@shopper.example')).toBe(429);
      const tryOne = async (of: Browser | undefined) =>
        (await of?.send('/api/account/sessions', { id: crypto.randomUUID(), code: '123456' }))?.status;
      for (let round = 0; round < 30; round += 1) expect(await tryOne(one)).toBe(422);
      expect(await tryOne(two)).toBe(429);
    } finally {
      await second.close();
    }
  });
});
