import { openDatabase, type ExecutedQuery } from '@forecourt/database';
import { openTestDatabase, testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('safety of the sign-in'))('safety of the sign-in on %s', (engine) => {
  let kit: AccountApi;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  afterAll(() => kit.close());

  it('[GA-01] does the same work for an address with an account and one without, statement by statement', async () => {
    const database = await openTestDatabase(engine);
    const statements: string[] = [];
    const onQuery = ({ sql }: ExecutedQuery) => void statements.push(sql);
    const watched = await openDatabase({ ...database.options, onQuery });
    const own = await accountApi(engine, { db: watched.db });
    try {
      await new Browser(own).signIn(kim);
      const workOf = async (path: string, body: object) => {
        statements.length = 0;
        const { status } = await new Browser(own).send(path, body);
        return { status, statements: [...statements] };
      };
      const known = await workOf('/api/account/codes', { to: kim });
      const unknown = await workOf('/api/account/codes', { to: 'nobody@shopper.example' });
      expect(unknown).toEqual(known);
      expect(known.statements.length).toBeGreaterThan(3);
      const [ofKim, ofNobody] = [
        await new Browser(own).ask(kim),
        await new Browser(own).ask('no@one.example'),
      ];
      const wrong = await workOf('/api/account/sessions', { id: ofKim, code: '000000' });
      expect(wrong.status).toBe(422);
      expect(await workOf('/api/account/sessions', { id: ofNobody, code: '000000' })).toEqual(wrong);
    } finally {
      await own.close();
      await watched.close();
      await database.close();
    }
  });

  it('[GA-01] each sign-in is a new session: one that somebody knew or chose before it opens nothing', async () => {
    const phone = new Browser(kit);
    await phone.signIn(kim);
    const session = (of: Browser) => [...of.cookies].find(([name]) => name.includes('session')) ?? ['', ''];
    const [name, before] = session(phone);
    await phone.signIn(kim);
    const [, after] = session(phone);
    expect(after).not.toBe(before);
    const chosen = 'a'.repeat(32);
    const victim = new Browser(kit);
    victim.cookies.set(name, `${chosen}.${'b'.repeat(44)}`);
    await victim.signIn('lee@shopper.example');
    expect(session(victim)[1]).not.toContain(chosen);
    for (const known of [before, `${chosen}.${'b'.repeat(44)}`, chosen]) {
      const attacker = new Browser(kit);
      attacker.cookies.set(name, known);
      expect((await attacker.send('/api/account')).status).toBe(204);
    }
    expect((await phone.send('/api/account')).status).toBe(200);
  });
});
