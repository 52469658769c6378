import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { alertSuite, tokenIn } from './testing/alert-suite.ts';

const QLD = '/search/new-used-and-demo-cars/?state=QLD';

describe.each(testEngines('searches that are the same'))('searches that are the same on %s', (engine) => {
  const suite = alertSuite(engine);
  const { follow, subjects, deliverUntil } = suite;
  const toldOf = (car: string) => suite.kit.sent.filter(({ text }) => text.includes(`/cars/${car}`)).length;
  /** As a version kept it that did not read states yet. */
  const byName = () =>
    sql`update alerts set fields = '{"state": ["Queensland"]}', search = replace(search, 'QLD', 'Queensland')`.execute(
      suite.kit.database.db,
    );
  const mine = async (token: string) => {
    const { answer } = await suite.kit.ask(`/api/alerts/mine?token=${token}`);
    return Object(answer['alerts']) as { rhythm: string; news: string | null }[];
  };
  /** A second search beside the first one, both of which run, as before a search was known by what it finds. */
  async function beside(rhythm: string): Promise<void> {
    const { db } = suite.kit.database;
    await sql`insert into alerts (site, email, token, kind, label, search, fields, rhythm, statement, page, asked_at, confirmed_at)
      select site, email, token || '2', kind, label, ${QLD}, '{"state": ["QLD"]}', ${rhythm}, statement, page, asked_at, confirmed_at
      from alerts`.execute(db);
  }

  it('one that was written down otherwise is replaced, and what came in between is told once', async () => {
    await follow({ search: QLD }, { rhythm: 'daily' });
    await byName();
    await suite.ask({ search: QLD });
    await suite.kit.deliver();
    const link = tokenIn(suite.kit.sent.at(-1)?.text);
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, { state: 'QLD' });
    // Its message waits while the link is opened.
    suite.kit.at('2026-11-26T03:00:15Z');
    const { answer } = await suite.kit.ask('/api/alerts/confirm', { token: link });
    expect(await mine(String(answer['token']))).toMatchObject([{ rhythm: 'at-once' }]);
    await deliverUntil('2026-11-26T03:10:00Z');
    await deliverUntil('2026-11-27T03:10:00Z');
    expect(toldOf('kia-rio-k1')).toBe(1);
  });

  it.each(['at-once', 'daily'])(
    'two that run beside each other tell a vehicle once, the later %s',
    async (rhythm) => {
      const token = await follow({ search: QLD });
      await byName();
      await beside(rhythm);
      expect(await mine(token)).toHaveLength(2);
      suite.kit.at('2026-11-26T03:00:00Z');
      for (const id of [1, 2]) await suite.kit.stock(id, { state: 'QLD' });
      await deliverUntil('2026-11-26T03:10:00Z');
      await deliverUntil('2026-11-26T23:10:00Z'); // Friday 9.10 am
      expect([toldOf('kia-rio-k1'), toldOf('kia-rio-k2')]).toEqual([1, 1]);
      expect((await subjects()).filter((subject) => subject.includes('new'))).toHaveLength(1);
      expect(await mine(token)).toMatchObject([{ rhythm, news: '2 new since yesterday' }]);
    },
  );

  it('what an e-mail has told of the earlier one is not told of the later one', async () => {
    await follow({ search: QLD });
    await byName();
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, { state: 'QLD' });
    await deliverUntil('2026-11-26T03:10:00Z');
    expect(toldOf('kia-rio-k1')).toBe(1);
    await beside('daily');
    const { db } = suite.kit.database;
    await sql`insert into alert_news (alert_id, car_id, kind, fact, at)
      select max(id), 1, 'found', '', ${new Date('2026-11-26T03:11:00Z')} from alerts`.execute(db);
    suite.kit.at('2026-11-26T04:00:00Z');
    await suite.kit.stock(2, { state: 'QLD' });
    await deliverUntil('2026-11-26T04:10:00Z');
    await deliverUntil('2026-11-26T23:10:00Z');
    expect([toldOf('kia-rio-k1'), toldOf('kia-rio-k2')]).toEqual([1, 1]);
  });

  it.each([
    ['the path of its make', '/search/kia', '/search/new-used-and-demo-cars/?make=Kia'],
    ['the path of its condition', '/search/used-cars', '/search/new-used-and-demo-cars/?car_type=used'],
  ])('one at %s is the same as at another one', async (_, path, query) => {
    await suite.kit.stock(1, {});
    await follow({ search: path });
    expect(await mine(await follow({ search: query }))).toHaveLength(1);
    expect(await mine(await follow({ search: path }))).toHaveLength(1);
  });

  it('others stay: of another state, of another person, and of a vehicle', async () => {
    await follow({ search: QLD });
    await follow({ search: QLD.replace('QLD', 'NSW') });
    await follow({ search: QLD }, { email: 'robin@shopper.example' });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, { state: 'QLD' });
    await suite.kit.stock(2, { state: 'NSW' });
    await deliverUntil('2026-11-26T03:10:00Z');
    expect([toldOf('kia-rio-k1'), toldOf('kia-rio-k2')]).toEqual([2, 1]);
  });
});
