import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authOptions } from './auth/authOptions.ts';
import { CODES_A_DAY } from './codes/makeCode.ts';
import {
  deleteShopper,
  findShoppers,
  openShoppers,
  shopperData,
  type Contact,
  type Shoppers,
} from './index.ts';

const secret = 'a secret of the test with enough characters';
const realm = 'harbour-city';
const contact: Contact = { kind: 'email', address: 'kim@shopper.example' };
const tables = ['shoppers', 'shopper_sessions', 'shopper_accounts', 'shopper_verifications'];

describe.each(testEngines('accounts of shoppers'))('accounts of shoppers on %s', (engine) => {
  let database: TestDatabase;
  let shoppers: Shoppers;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shoppers = openShoppers({ db: database.db, secret, secure: true, now: () => new Date() });
  });
  beforeEach(() => sql`truncate shoppers, shopper_codes cascade`.execute(database.db));
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.close());

  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  const ask = async (of: { realm?: string; contact?: Contact } = {}, headers = new Headers()) => {
    const made = await shoppers.makeCode({ realm, contact, ...of }, headers);
    if (!made) throw new Error('No code was made.');
    return made;
  };
  const jar = (cookies: readonly string[]) =>
    new Headers({ cookie: cookies.map((each) => each.split(';')[0]).join('; '), 'user-agent': 'A phone' });
  const signIn = async (headers = new Headers(), of: { realm?: string; contact?: Contact } = {}) => {
    const made = await shoppers.signIn({ realm, ...of, ...(await ask(of, headers)) }, headers);
    if (!made) throw new Error('The sign-in was refused.');
    return { ...made, headers: jar(made.cookies) };
  };
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('has the tables that better-auth would make', async () => {
    const options = (db: TestDatabase['db']) => authOptions({ db, secret, secure: true });
    const { toBeCreated, toBeAdded } = await getMigrations(options(database.db));
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    const columns = async ({ db }: TestDatabase) => {
      const { rows } = await sql`
        select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = current_schema() and table_name in (${sql.join(tables)})
        order by table_name, column_name`.execute(db);
      return rows;
    };
    const ours = await columns(database);
    expect(ours.length).toBeGreaterThan(30);
    const other = await openTestDatabase(engine);
    try {
      await sql`drop table ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(other.db);
      await (await getMigrations(options(other.db))).runMigrations();
      expect(ours).toEqual(await columns(other));
    } finally {
      await other.close();
    }
  });

  it('starts a session with a right code; the first one makes the account, and later ones find it', async () => {
    const { result, headers } = await signIn();
    expect(result.shopper).toEqual({ id: expect.any(String), email: contact.address, phone: null });
    expect((await shoppers.session(realm, headers))?.result).toEqual(result);
    expect((await signIn()).result.shopper.id).toBe(result.shopper.id);
  });

  it('gives cookies of this host alone, over TLS alone, and none but the hint without a secret to scripts', async () => {
    const { cookies } = await signIn();
    expect(new Set(cookies.map((each) => each.split('=')[0]))).toEqual(
      new Set([
        '__Host-forecourt-device',
        '__Host-forecourt-shopper.session_token',
        '__Host-forecourt-signed-in',
      ]),
    );
    for (const cookie of cookies) {
      const [pair = '', ...parts] = cookie.split('; ');
      expect(parts).toEqual(expect.arrayContaining(['Secure', 'SameSite=Lax', 'Path=/']));
      expect(cookie).not.toMatch(/Domain/i);
      if (!parts.includes('HttpOnly')) expect(pair).toBe('__Host-forecourt-signed-in=1');
    }
  });

  it('makes one account for two first sign-ins at the same time', async () => {
    const both = await Promise.all([signIn(), signIn()]);
    expect(new Set(both.map(({ result }) => result.shopper.id)).size).toBe(1);
    const { rows } = await sql`select id from shoppers`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  it('keeps realms apart: code and session count in their own, and each has its own account', async () => {
    const made = await ask();
    expect(await shoppers.signIn({ ...made, realm: 'northside-group' }, new Headers())).toBeNull();
    const here = await signIn();
    expect(await shoppers.session('northside-group', here.headers)).toBeNull();
    const there = await signIn(new Headers(), { realm: 'northside-group' });
    expect(there.result.shopper.id).not.toBe(here.result.shopper.id);
  });

  it('stores no code that could be used', async () => {
    const { code } = await ask();
    const { rows } = await sql<object>`select * from shopper_codes`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('accepts a code once, also in sign-ins at the same time, and not after ten minutes', async () => {
    const made = await ask();
    const tries = await Promise.all([1, 2, 3].map(() => shoppers.signIn({ realm, ...made }, new Headers())));
    expect(tries.filter((each) => each !== null)).toHaveLength(1);
    expect(await shoppers.signIn({ realm, ...made }, new Headers())).toBeNull();
    const another = await ask();
    later(601);
    expect(await shoppers.signIn({ realm, ...another }, new Headers())).toBeNull();
  });

  it('uses a code up with five wrong tries, however many come at once', async () => {
    const made = await ask();
    const guess = () => shoppers.signIn({ realm, id: made.id, code: wrongOf(made.code) }, new Headers());
    expect(await Promise.all(Array.from({ length: 5 }, guess))).toEqual(Array(5).fill(null));
    expect(await shoppers.signIn({ realm, ...made }, new Headers())).toBeNull();
  });

  it('a code of one browser is worth nothing in another: each has tries of its own', async () => {
    const [own, others] = [await ask(), await ask()];
    for (let count = 0; count < 6; count += 1)
      await shoppers.signIn({ realm, id: others.id, code: own.code }, new Headers());
    expect(await shoppers.signIn({ realm, ...own }, new Headers())).not.toBeNull();
  });

  it('an address has so many codes in a day for strangers; its owner’s browser is not locked out', async () => {
    const owner = await signIn();
    const asked = await Promise.all(
      Array.from({ length: CODES_A_DAY + 5 }, () => shoppers.makeCode({ realm, contact }, new Headers())),
    );
    expect(asked.filter((each) => each !== null)).toHaveLength(CODES_A_DAY - 1);
    expect(await signIn(owner.headers)).toMatchObject({ result: owner.result.shopper && {} });
    const forged = new Headers({
      cookie: '__Host-forecourt-device=' + 'a'.repeat(36) + '.' + 'b'.repeat(43),
    });
    expect(await shoppers.makeCode({ realm, contact }, forged)).toBeNull();
    later(86_401);
    expect(await shoppers.makeCode({ realm, contact }, new Headers())).not.toBeNull();
    const { rows } = await sql`select id from shopper_codes`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  it('signing in starts a new session, whatever cookie the browser had, and ends the earlier one', async () => {
    const planted = new Headers({ cookie: '__Host-forecourt-shopper.session_token=planted.value' });
    const first = await signIn(planted);
    expect(first.headers.get('cookie')).not.toContain('planted');
    const second = await signIn(first.headers);
    expect(second.headers.get('cookie')).not.toBe(first.headers.get('cookie'));
    expect(await shoppers.session(realm, first.headers)).toBeNull();
    expect(await shoppers.session(realm, second.headers)).not.toBeNull();
  });

  it('lists sessions, and ends one, the others, or its own; never one of somebody else', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const { shopper } = one.result;
    expect(await shoppers.sessions(shopper.id)).toHaveLength(3);
    const other = await signIn(new Headers(), { contact: { kind: 'sms', address: '+61491570006' } });
    expect(other.result.shopper).toMatchObject({ email: null, phone: '+61491570006' });
    await shoppers.end(other.result.shopper.id, { id: two.result.id });
    expect(await shoppers.session(realm, two.headers)).not.toBeNull();
    await shoppers.end(shopper.id, { id: two.result.id });
    expect(await shoppers.session(realm, two.headers)).toBeNull();
    await shoppers.end(shopper.id, { allBut: one.result.id });
    expect(await shoppers.session(realm, three.headers)).toBeNull();
    expect(await shoppers.session(realm, other.headers)).not.toBeNull();
    const out = await shoppers.signOut(one.headers);
    expect(out.cookies.join()).toContain('__Host-forecourt-signed-in=; ');
    expect(await shoppers.session(realm, one.headers)).toBeNull();
  });

  it('a session ends after 30 days without use', async () => {
    const { headers } = await signIn();
    later(30 * 86_400 + 1);
    expect(await shoppers.session(realm, headers)).toBeNull();
  });

  it('a session ends after 180 days, however much it is used', async () => {
    const { headers, result } = await signIn();
    for (let month = 0; month < 6; month += 1) {
      later(29 * 86_400);
      expect((await shoppers.session(realm, headers))?.result).toEqual(result);
    }
    later(29 * 86_400);
    expect(await shoppers.session(realm, headers)).toBeNull();
    expect(await shoppers.sessions(result.shopper.id)).toEqual([]);
  });

  it('gives out and deletes all of an account', async () => {
    const { result, headers } = await signIn();
    const { id } = result.shopper;
    expect(await findShoppers(database.db, { realm, contacts: [contact] })).toEqual([id]);
    expect(await findShoppers(database.db, { realm: 'northside-group', contacts: [contact] })).toEqual([]);
    expect(await shopperData(database.db, id)).toMatchObject({
      addresses: [{ kind: 'email', address: contact.address }],
      sessions: [{ started_at: expect.any(String) }],
      codes: [{ address: contact.address, used_at: expect.any(String) }],
      saved_vehicles: [],
    });
    expect(await deleteShopper(database.db, id)).toBe(true);
    expect(await shoppers.session(realm, headers)).toBeNull();
    for (const table of ['shoppers', 'shopper_addresses', 'shopper_sessions', 'shopper_codes'])
      expect((await sql`select 1 from ${sql.table(table)}`.execute(database.db)).rows).toEqual([]);
    expect(await shopperData(database.db, id)).toBeNull();
    expect(await deleteShopper(database.db, id)).toBe(false);
  });
});
