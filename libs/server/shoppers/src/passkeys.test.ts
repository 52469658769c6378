import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteShopper,
  openShoppers,
  passkeysOf,
  removePasskey,
  renamePasskey,
  shopperData,
  type Contact,
  type PasskeySite,
  type Shoppers,
} from './index.ts';
import { MOST_PASSKEYS } from './passkeys/ownPasskeys.ts';
import { softAuthenticator, type SoftAuthenticator } from './testing/index.ts';

const secret = 'a secret of the test with enough characters';
const origin = 'https://harbour-city.example';
const host = 'harbour-city.example';
const site = { realm: 'site:harbour-city', host, origins: [origin], name: 'Harbour City' };
const second = { ...site, host: 'second.example', origins: ['https://second.example'] };

describe.each(testEngines('passkeys of shoppers'))('passkeys of shoppers on %s', (engine) => {
  let database: TestDatabase;
  let shoppers: Shoppers;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shoppers = openShoppers({ db: database.db, secret, secure: true, now: () => new Date() });
  });
  beforeEach(() => sql`truncate shoppers, shopper_codes, shopper_challenges cascade`.execute(database.db));
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.close());

  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  const jar = (cookies: readonly string[]) =>
    new Headers({ cookie: cookies.map((each) => each.split(';')[0]).join('; ') });
  const signedIn = async (address = 'kim@shopper.example', { realm } = site) => {
    const contact: Contact = { kind: 'email', address };
    const made = await shoppers.makeCode({ realm, contact }, new Headers());
    const started = made && (await shoppers.signIn({ realm, ...made }, new Headers()));
    if (!started) throw new Error('The sign-in was refused.');
    return started.result.shopper.id;
  };
  const add = async (
    shopperId: string,
    wanted: { of?: typeof site; at?: string; with?: SoftAuthenticator; isUnlocked?: boolean } = {},
  ) => {
    const {
      of = site,
      at = `https://${of.host}`,
      with: device = softAuthenticator(),
      isUnlocked = true,
    } = wanted;
    const asked = await shoppers.askNewPasskey(of, { shopperId, shown: 'kim@shopper.example' });
    if (!asked) throw new Error('There are too many.');
    const made = device.make(asked.result, { origin: at, isUnlocked });
    const added = { shopperId, name: 'Chrome on Android', made };
    return { asked, added, device, id: await shoppers.addPasskey(of, added, jar(asked.cookies)) };
  };
  const ask = async (of: PasskeySite = site) => {
    const { result, cookies } = await shoppers.askPasskey(of);
    return { result, headers: jar(cookies) };
  };
  const enter = async (
    device: SoftAuthenticator,
    wanted: { of?: typeof site; at?: string; isUnlocked?: boolean; counter?: number } = {},
  ) => {
    const { of = site, at = `https://${of.host}`, ...rest } = wanted;
    const { result, headers } = await ask(of);
    return shoppers.signInWithPasskey(of, device.sign(result, { origin: at, ...rest }), headers);
  };

  it('[GA-01] a passkey that was added signs in to its account, without an address', async () => {
    const shopperId = await signedIn();
    const { device, id } = await add(shopperId);
    const asked = await ask();
    expect(Object.keys(asked.result), 'names no account and no passkey').toEqual([
      ...['challenge', 'rpId', 'timeout', 'userVerification'],
    ]);
    const started = await enter(device);
    expect(started?.result.shopper).toEqual({ id: shopperId, email: 'kim@shopper.example', phone: null });
    const [listed] = await passkeysOf(database.db, shopperId);
    expect(listed).toEqual({
      ...{ id, host, name: 'Chrome on Android', addedAt: expect.any(Date), usedAt: expect.any(Date) },
    });
  });

  it('signing in with a passkey ends the earlier session of the browser', async () => {
    const { device } = await add(await signedIn());
    const first = await enter(device);
    const { result, headers } = await ask();
    headers.append('cookie', jar(first?.cookies ?? []).get('cookie') ?? '');
    headers.set('cookie', (headers.get('cookie') ?? '').replaceAll(', ', '; '));
    const second = await shoppers.signInWithPasskey(site, device.sign(result, { origin }), headers);
    expect(second).not.toBeNull();
    expect(await shoppers.session(site.realm, jar(first?.cookies ?? []))).toBeNull();
    expect(await shoppers.session(site.realm, jar(second?.cookies ?? []))).not.toBeNull();
  });

  it('a challenge is in a cookie of this host alone, which no script reads', async () => {
    const { cookies } = await shoppers.askPasskey(site);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-forecourt-passkey=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300; Secure$/,
      ),
    ]);
  });

  it('a challenge is signed once, also in sign-ins at the same time', async () => {
    const { device } = await add(await signedIn());
    const { result, headers } = await ask();
    const signed = device.sign(result, { origin });
    const all = await Promise.all([1, 2, 3].map(() => shoppers.signInWithPasskey(site, signed, headers)));
    expect(all.filter((each) => each !== null)).toHaveLength(1);
    expect(await shoppers.signInWithPasskey(site, signed, headers), 'replayed').toBeNull();
  });

  it('a challenge counts in its own browser, for five minutes, and for what it was asked', async () => {
    const shopperId = await signedIn();
    const { device } = await add(shopperId);
    const [mine, others] = [await ask(), await ask()];
    const signed = device.sign(mine.result, { origin });
    expect(await shoppers.signInWithPasskey(site, signed, others.headers), 'another browser').toBeNull();
    expect(await shoppers.signInWithPasskey(site, signed, new Headers()), 'no cookie').toBeNull();
    const planted = new Headers({ cookie: '__Host-forecourt-passkey=planted' });
    expect(await shoppers.signInWithPasskey(site, signed, planted), 'no id').toBeNull();
    const adding = await shoppers.askNewPasskey(site, { shopperId, shown: 'kim' });
    const crossed = device.sign({ challenge: adding?.result.challenge ?? '', rpId: host }, { origin });
    expect(await shoppers.signInWithPasskey(site, crossed, jar(adding?.cookies ?? []))).toBeNull();
    later(301);
    expect(await shoppers.signInWithPasskey(site, signed, mine.headers), 'expired').toBeNull();
    await ask();
    const { rows } = await sql`select id from shopper_challenges`.execute(database.db);
    expect(rows, 'those that have expired are deleted').toHaveLength(1);
  });

  it('refuses what was signed on another page, for another host, without its owner, or by another key', async () => {
    const shopperId = await signedIn();
    const { device } = await add(shopperId);
    expect(await enter(device, { at: 'https://harbour-city.example.evil.example' })).toBeNull();
    expect(await enter(device, { at: 'http://harbour-city.example' })).toBeNull();
    expect(await enter(device, { isUnlocked: false })).toBeNull();
    const { result, headers } = await ask();
    const elsewhere = device.sign({ ...result, rpId: 'northside.example' }, { origin });
    expect(await shoppers.signInWithPasskey(site, elsewhere, headers)).toBeNull();
    const next = await ask();
    const own = device.sign(next.result, { origin });
    const forged = { ...softAuthenticator().sign(next.result, { origin }), id: own.id, rawId: own.rawId };
    expect(await shoppers.signInWithPasskey(site, forged, next.headers)).toBeNull();
    const last = await ask();
    const signed = device.sign(last.result, { origin });
    const handle = { ...signed, response: { ...signed.response, userHandle: 'AAAA' } };
    expect(await shoppers.signInWithPasskey(site, handle, last.headers), 'of another account').toBeNull();
    expect(await enter(softAuthenticator()), 'unknown').toBeNull();
    expect(await enter(device)).not.toBeNull();
  });

  it('refuses a copy of a passkey that counts, whose count is behind', async () => {
    const { device } = await add(await signedIn());
    expect(await enter(device, { counter: 7 })).not.toBeNull();
    expect(await enter(device, { counter: 7 })).toBeNull();
    expect(await enter(device, { counter: 4_000_000_000 })).not.toBeNull();
  });

  it('keeps realms apart, also at the same host, and hosts apart, also in one realm', async () => {
    const { device } = await add(await signedIn());
    const realm = { ...site, realm: 'realm:northside' };
    expect(await enter(device, { of: realm })).toBeNull();
    expect(await enter(device, { of: second })).toBeNull();
    const { result, headers } = await ask(realm);
    expect(await shoppers.signInWithPasskey(site, device.sign(result, { origin }), headers)).toBeNull();
  });

  it('adds none that was made on another page, without its owner, for somebody else, or twice', async () => {
    const shopperId = await signedIn();
    expect((await add(shopperId, { at: 'https://evil.example' })).id).toBeNull();
    expect((await add(shopperId, { isUnlocked: false })).id).toBeNull();
    const { asked, added, device, id } = await add(shopperId);
    expect(id).not.toBeNull();
    expect(await shoppers.addPasskey(site, added, jar(asked.cookies)), 'replayed').toBeNull();
    expect((await add(shopperId, { with: device })).id, 'known').toBeNull();
    const other = await signedIn('lou@shopper.example');
    expect((await add(other, { with: device })).id, 'known to another account').toBeNull();
    const mine = await shoppers.askNewPasskey(site, { shopperId, shown: 'kim' });
    if (!mine) throw new Error('There are too many.');
    const made = softAuthenticator().make(mine.result, { origin });
    const theirs = { shopperId: other, name: 'x', made };
    expect(await shoppers.addPasskey(site, theirs, jar(mine.cookies)), 'of another account').toBeNull();
    expect(await passkeysOf(database.db, shopperId)).toHaveLength(1);
  });

  it('asks for a passkey that is found without an address, and for none that the account has', async () => {
    const shopperId = await signedIn();
    const { device } = await add(shopperId);
    const asked = await shoppers.askNewPasskey(site, { shopperId, shown: 'kim@shopper.example' });
    expect(asked?.result).toMatchObject({
      rp: { id: host, name: 'Harbour City' },
      user: { name: 'kim@shopper.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.sign({ challenge: '', rpId: host }, { origin }).id }],
      attestation: 'none',
    });
  });

  it('an account has so many passkeys at a host', async () => {
    const shopperId = await signedIn();
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await add(shopperId);
    expect(await shoppers.askNewPasskey(site, { shopperId, shown: 'kim' })).toBeNull();
    expect((await add(shopperId, { of: second })).id).not.toBeNull();
  });

  it('lists, renames and removes those of the account, at whichever host; none of somebody else', async () => {
    const [kim, lou] = [await signedIn(), await signedIn('lou@shopper.example')];
    const { id, device } = await add(kim);
    await add(kim, { of: second });
    if (id === null) throw new Error('It was not added.');
    expect(await renamePasskey(database.db, lou, { id, name: 'Stolen' })).toBe(false);
    expect(await removePasskey(database.db, lou, id)).toBe(false);
    expect(await renamePasskey(database.db, kim, { id, name: 'My phone' })).toBe(true);
    expect(await passkeysOf(database.db, kim)).toMatchObject([
      { id, host, name: 'My phone', usedAt: null },
      { host: second.host, name: 'Chrome on Android' },
    ]);
    expect(await removePasskey(database.db, kim, id)).toBe(true);
    expect(await passkeysOf(database.db, kim)).toHaveLength(1);
    expect(await passkeysOf(database.db, lou)).toEqual([]);
    expect(await enter(device), 'removed').toBeNull();
  });

  it('gives a passkey out without its key, and deletes it with its account', async () => {
    const shopperId = await signedIn();
    const { device } = await add(shopperId);
    await shoppers.askNewPasskey(site, { shopperId, shown: 'kim' });
    const data = await shopperData(database.db, shopperId);
    expect(data?.passkeys).toEqual([
      { host, name: 'Chrome on Android', added_at: expect.any(String), used_at: null },
    ]);
    const { public_key } = await database.db
      .selectFrom('shopper_passkeys')
      .select('public_key')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(data)).not.toContain(public_key);
    await deleteShopper(database.db, shopperId);
    for (const table of ['shopper_passkeys', 'shopper_challenges'])
      expect((await sql`select 1 from ${sql.table(table)}`.execute(database.db)).rows).toEqual([]);
    expect(await enter(device)).toBeNull();
  });
});
