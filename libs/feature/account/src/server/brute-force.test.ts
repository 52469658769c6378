import { testEngines } from '@forecourt/database/testing';
import { openShoppers, type Contact } from '@forecourt/shoppers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInLimits } from './sign-in-limits.ts';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';
const contact: Contact = { kind: 'email', address: kim };
const realm = 'site:harbour-city';
const secret = 'a secret of the test with enough characters';
const WINDOW_SECONDS = 601;

describe.each(testEngines('guessed codes'))('guessed codes on %s', (engine) => {
  let kit: AccountApi;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  afterAll(() => kit.close());
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('[GA-01] one network that burns codes all day shuts out neither the browser nor a new device of their owner', async () => {
    const known = new Browser(kit, undefined, '203.0.113.20');
    await known.signIn(kim);
    const attacker = '203.0.113.66';
    let made = 0;
    for (let window = 0; window < 12; window += 1) {
      for (let round = 0; round < 6; round += 1) {
        const { status } = await new Browser(kit, undefined, attacker).send('/api/account/codes', {
          to: kim,
        });
        made += Number(status === 200);
      }
      later(WINDOW_SECONDS);
    }
    expect(made, 'the codes of a day of one network').toBe(10);
    expect((await known.signIn(kim)).status).toBe(200);
    expect((await new Browser(kit, undefined, '203.0.113.21').signIn(kim)).status, 'a new device').toBe(200);
    const beside = new Browser(kit, undefined, attacker);
    for (const [name, value] of known.cookies) beside.cookies.set(name, value);
    expect((await beside.signIn(kim)).status, 'the known browser, in the network of the attacker').toBe(200);
  });

  it('[GA-01] of 1,000,000 guesses by eight networks none comes through, although nearly all are the right code', async () => {
    const { db } = kit.database;
    const shoppers = openShoppers({ db, secret, secure: false, now: () => new Date() });
    const limits = signInLimits(db, 20);
    const networks = Array.from({ length: 8 }, (_, at) => `198.51.100.${at + 1}`);
    const windows = 10;
    const aWindow = 1_000_000 / networks.length / windows;
    let [guesses, looked, codes, through] = [0, 0, 0, 0];
    later(2 * 86_400);
    for (let window = 0; window < windows; window += 1) {
      for (const network of networks) {
        const own: { id: string; code: string; wrong: string }[] = [];
        for (;;) {
          const asks =
            (await limits.codes.take(realm, network)) ??
            (await limits.codesOfOne.take(kim, network)) ??
            (await limits.codesOfOneADay.take(kim, network));
          const code = asks === null ? await shoppers.makeCode({ realm, contact }, new Headers()) : null;
          if (!code) break;
          codes += 1;
          own.push({ ...code, wrong: code.code === '000000' ? '000001' : '000000' });
        }
        // Five wrong tries of each code, as luck would nearly always have it; then the right one for ever.
        for (let guess = 0; guess < aWindow; guess += 1) {
          guesses += 1;
          if ((await limits.tries.take(realm, network)) !== null) continue;
          looked += 1;
          const code = own[Math.floor(guess / 6)] ?? own[0];
          if (!code) continue;
          const typed = {
            realm,
            id: code.id,
            code: guess < own.length * 6 && guess % 6 < 5 ? code.wrong : code.code,
          };
          through += Number((await shoppers.signIn(typed, new Headers())) !== null);
        }
      }
      later(WINDOW_SECONDS);
    }
    expect({ guesses, through }).toEqual({ guesses: 1_000_000, through: 0 });
    expect(codes, 'the codes of a day of all strangers').toBe(40);
    expect(looked, '30 tries of each network in ten minutes').toBe(networks.length * windows * 30);
  });
});
