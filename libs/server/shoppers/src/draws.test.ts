import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteShopper, drawOf, drawOnce, forgetDraws, openShoppers, shopperData } from './index.ts';

const secret = 'a secret of the test with enough characters';
const now = new Date('2026-11-26T02:00:00Z');
const keepUntil = new Date('2027-01-10T00:00:00Z');
const period = '2026-11';

describe.each(testEngines('draws of shoppers'))('draws on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(() => sql`truncate shoppers, shopper_codes, shopper_draws, leads cascade`.execute(database.db));
  afterAll(() => database.close());

  async function account(address = 'kim@shopper.example', realm = 'site'): Promise<string> {
    const shoppers = openShoppers({ db: database.db, secret, secure: true, now: () => new Date() });
    const asked = { realm, contact: { kind: 'email', address } } as const;
    const made = await shoppers.makeCode(asked, new Headers());
    const signedIn = made && (await shoppers.signIn({ realm, ...made }, new Headers()));
    return signedIn?.result.shopper.id ?? expect.fail('Nobody signed in.');
  }

  let drawn = 0;
  const draw = (shopperId: string, changes: { site?: string; period?: string } = {}) =>
    drawOnce(database.db, {
      ...{ site: 'north', period, shopperId, secret, now, keepUntil, ...changes },
      choose: () => ({ id: `prize-${(drawn += 1)}`, name: `Prize ${drawn}` }),
      async record(transaction, { id }) {
        await sql`insert into leads (id, site, idempotency_key, dedupe_key, category, payload)
          values (${id}, 'north', ${id}, ${id}, 'Draw', '{}')`.execute(transaction);
        return id;
      },
    });
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db))
      .rows[0]?.n;

  it('20 requests of one person at the same time are one draw with one lead, and all get it', async () => {
    const id = await account();
    const all = await Promise.all(Array.from({ length: 20 }, () => draw(id)));
    expect(new Set(all.map((each) => each?.draw.prize.id)).size).toBe(1);
    expect(all.filter((each) => each?.isNew)).toHaveLength(1);
    expect([await count('shopper_draws'), await count('leads')]).toEqual([1, 1]);
  });

  it('another period, another site and another person draw for themselves', async () => {
    const kim = await account();
    const ann = await account('ann@shopper.example');
    for (const each of [draw(kim), draw(kim, { period: '2026-12' }), draw(kim, { site: 'south' }), draw(ann)])
      expect((await each)?.isNew).toBe(true);
    expect((await draw(ann))?.isNew).toBe(false);
    expect(
      await drawOf(database.db, { site: 'south', period: '2026-12', shopperId: kim, secret }),
    ).toBeNull();
  });

  it('a tag in an address gives no second draw', async () => {
    const made = await draw(await account());
    expect(await draw(await account('kim+2@shopper.example'))).toEqual({ draw: made?.draw, isNew: false });
    expect((await draw(await account('kim2@shopper.example')))?.isNew).toBe(true);
  });

  it('a draw whose lead cannot be made did not happen', async () => {
    const id = await account();
    const failed = drawOnce(database.db, {
      ...{ site: 'north', period, shopperId: id, secret, now, keepUntil },
      choose: () => ({ id: 'x', name: 'X' }),
      record: () => Promise.reject(new Error('No disk.')),
    });
    await expect(failed).rejects.toThrow('No disk.');
    expect((await draw(id))?.isNew).toBe(true);
  });

  it('deleting the account and making it again gives no second draw, and the record names nobody', async () => {
    const first = await account();
    const made = await draw(first);
    expect((await shopperData(database.db, first))?.draws).toEqual([
      { site: 'north', period, prize: made?.draw.prize.name, drawn_at: now.toISOString() },
    ]);
    await deleteShopper(database.db, first);
    const { rows } = await sql`select * from shopper_draws`.execute(database.db);
    expect(rows).toMatchObject([{ shopper_id: null }]);
    expect(JSON.stringify(rows)).not.toContain('kim');
    const again = await draw(await account());
    expect(again).toEqual({ draw: made?.draw, isNew: false });
  });

  it('a deleted lead leaves the record, and the record is deleted when its time is over', async () => {
    await draw(await account());
    await database.db.deleteFrom('leads').execute();
    expect(await count('shopper_draws')).toBe(1);
    const before = new Date(keepUntil.getTime() - 1);
    expect(await forgetDraws(database.db, { site: 'north', now: before })).toBe(0);
    expect(await forgetDraws(database.db, { site: 'south', now: keepUntil })).toBe(0);
    expect(await forgetDraws(database.db, { site: 'north', now: keepUntil })).toBe(1);
    expect(await count('shopper_draws')).toBe(0);
  });

  it('without an account nothing is drawn', async () => {
    const id = await account();
    await deleteShopper(database.db, id);
    expect(await draw(id)).toBeNull();
  });
});
