import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { alertSuite, KIA, tokenIn } from './testing/alert-suite.ts';

const CONFIRM = 'Please confirm your alert from Harbour City Motors';

describe.each(testEngines('news of alerts'))('what is news on %s', (engine) => {
  const suite = alertSuite(engine);
  const { follow, subjects, deliverUntil } = suite;
  const toldOf = (car: string) => suite.kit.sent.filter(({ text }) => text.includes(`/cars/${car}`));

  it('e-mail and page say how many are new since when: the start of the alert, then the e-mail before', async () => {
    const shown = async (token: string) => {
      const { answer } = await suite.kit.ask(`/api/alerts/mine?token=${token}`);
      return answer['alerts'];
    };
    suite.kit.at('2026-11-24T02:00:00Z'); // Tuesday
    const token = await follow({ search: KIA }, { rhythm: 'daily' });
    expect(await shown(token)).toMatchObject([{ label: 'Kia', news: null }]);
    suite.kit.at('2026-11-26T03:00:00Z'); // Thursday
    for (const id of [1, 2, 3]) await suite.kit.stock(id, {});
    await suite.kit.deliver();
    expect(await shown(token)).toMatchObject([{ news: '3 new since Tuesday' }]);
    await deliverUntil('2026-11-26T23:00:00Z'); // Friday 9 am
    expect((await subjects())[0]).toBe('3 new since Tuesday: Kia');
    const [mail] = suite.kit.sent.slice(-1);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain('3 new since Tuesday: Kia');
    expect(await shown(token), 'as the e-mail that leads to the page').toMatchObject([
      { news: '3 new since Tuesday' },
    ]);
    await suite.kit.stock(3, { status: 'sold' });
    await suite.kit.deliver();
    expect(await shown(token), 'one is sold').toMatchObject([{ news: '2 new since Tuesday' }]);
    suite.kit.at('2026-11-30T03:00:00Z'); // Monday
    for (const id of [4, 5]) await suite.kit.stock(id, {});
    await deliverUntil('2026-11-30T23:00:00Z'); // Tuesday 9 am
    expect((await subjects())[0]).toBe('2 new since Friday: Kia');
    expect(await shown(token)).toMatchObject([{ news: '2 new since Friday' }]);
  });

  it('the subject for several searches says what is new', async () => {
    suite.kit.at('2026-11-24T02:00:00Z'); // Tuesday
    await follow({ search: KIA }, { rhythm: 'daily' });
    await follow({ search: `${KIA}&price=-90000` }, { rhythm: 'daily' });
    suite.kit.at('2026-11-26T03:00:00Z');
    for (const id of [1, 2]) await suite.kit.stock(id, {});
    await deliverUntil('2026-11-26T23:00:00Z');
    expect((await subjects())[0]).toBe('2 new vehicles since Tuesday');
    expect(suite.kit.sent.at(-1)?.text).toContain('2 new since Tuesday: Kia');
  });

  it('what was told before a search was asked for again is not new today', async () => {
    await follow({ search: KIA });
    suite.kit.at('2026-11-26T03:00:00Z'); // Thursday
    for (const id of [1, 2, 3]) await suite.kit.stock(id, {});
    await deliverUntil('2026-11-26T03:10:00Z');
    suite.kit.at('2026-11-30T03:00:00Z'); // Monday
    const token = await follow({ search: KIA });
    const { answer } = await suite.kit.ask(`/api/alerts/mine?token=${token}`);
    expect(answer['alerts']).toMatchObject([{ news: '3 new since Thursday' }]);
  });

  it('two e-mails to a person that are due at once do not tell the same', async () => {
    await follow({ search: KIA });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    suite.kit.fail(true);
    suite.kit.at('2026-11-26T03:03:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow('The mail server does not answer.');
    suite.kit.fail(false);
    // News after the failure has an e-mail of its own, due with the second attempt of the first.
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T03:03:30Z');
    await deliverUntil('2026-11-26T03:10:00Z');
    expect([toldOf('kia-rio-k1').length, toldOf('kia-rio-k2').length]).toEqual([1, 1]);
    // A mailbox that had the first attempt after all keeps no second e-mail with its id.
    const [first, second] = [toldOf('kia-rio-k1')[0], toldOf('kia-rio-k2')[0]];
    expect(first?.leadId).not.toBe(second?.leadId);
  });

  it('news at night does not wait for an e-mail that failed in the evening', async () => {
    await follow({ search: KIA });
    suite.kit.at('2026-11-26T09:50:00Z'); // 7.50 pm
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    suite.kit.fail(true);
    suite.kit.at('2026-11-26T09:59:30Z');
    await expect(suite.kit.deliver()).rejects.toThrow('The mail server does not answer.');
    suite.kit.fail(false);
    suite.kit.at('2026-11-26T10:01:00Z');
    await suite.kit.deliver();
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T22:05:00Z'); // 8.05 am
    expect([toldOf('kia-rio-k1').length, toldOf('kia-rio-k2').length]).toEqual([1, 1]);
  });

  it('an e-mail that an earlier version scheduled has an id of its own, the same for each attempt', async () => {
    await follow({ search: KIA });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    const { db } = suite.kit.database;
    const mails = async () =>
      (
        await sql<{ mail: string | null }>`
        select payload ->> 'mail' as mail from outbox where topic = 'alerts.mail' and done_at is null`.execute(
          db,
        )
      ).rows.map(({ mail }) => mail);
    await sql`update outbox set payload = payload - 'mail' where topic = 'alerts.mail'`.execute(db);
    suite.kit.fail(true);
    suite.kit.at('2026-11-26T03:03:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow('The mail server does not answer.');
    suite.kit.fail(false);
    const [mail] = await mails();
    expect(mail).toMatch(/^[0-9a-f-]{36}$/);
    await deliverUntil('2026-11-26T03:05:00Z');
    expect(toldOf('kia-rio-k1').map(({ leadId }) => leadId)).toEqual([mail]);
    expect(await mails()).toEqual([]);
  });

  it('news of an e-mail that was given up is in the next one', async () => {
    await follow({ search: KIA });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    suite.kit.fail(true);
    suite.kit.at('2026-11-26T03:03:00Z');
    await expect(suite.kit.deliver()).rejects.toThrow();
    suite.kit.fail(false);
    const { db } = suite.kit.database;
    await db
      .updateTable('outbox')
      .set({ failed_at: new Date() })
      .where('topic', '=', 'alerts.mail')
      .execute();
    await suite.kit.stock(2, {});
    await deliverUntil('2026-11-26T03:10:00Z');
    expect((await subjects())[0]).toBe('2 new today: Kia');
  });

  it('news that waits comes in the new rhythm', async () => {
    const token = await follow({ search: KIA }, { rhythm: 'daily' });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    const change = (rhythm: string) => suite.kit.ask('/api/alerts/mine', { token, rhythm });
    expect((await change('at-once')).status).toBe(200);
    await deliverUntil('2026-11-26T03:03:00Z');
    expect((await subjects())[0]).toBe('New for your search: Kia Rio 1');
    await suite.kit.stock(2, {});
    await suite.kit.deliver();
    await change('daily');
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(await subjects()).toHaveLength(2);
    await deliverUntil('2026-11-26T23:00:00Z'); // 9 am
    expect(await subjects()).toEqual([
      'New for your search: Kia Rio 2',
      'New for your search: Kia Rio 1',
      CONFIRM,
    ]);
  });

  it('the same wish, asked for again, keeps the news that waits and does not tell a vehicle again', async () => {
    await follow({ search: KIA }, { rhythm: 'daily' });
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    await suite.kit.deliver();
    await follow({ search: KIA });
    await deliverUntil('2026-11-26T03:03:00Z');
    expect((await subjects())[0]).toBe('New for your search: Kia Rio 1');
    await follow({ search: KIA });
    await suite.kit.stock(1, { status: 'sold' });
    await suite.kit.deliver();
    await suite.kit.stock(1, {});
    await deliverUntil('2026-11-26T04:00:00Z');
    await deliverUntil('2026-11-27T04:00:00Z');
    expect(toldOf('kia-rio-k1')).toHaveLength(1);
  });

  it('a price is compared with the one that the shopper knows, however often it fell before the e-mail', async () => {
    await suite.kit.stock(1, {});
    await follow({ cars: [1] });
    await suite.kit.stock(1, { price: 19_000 });
    await suite.kit.deliver();
    await suite.kit.stock(1, { price: 18_000 });
    await deliverUntil('2026-11-26T03:00:00Z');
    expect(suite.kit.sent.at(-1)?.text).toContain('$18,000 Drive away, was $20,000');
    // Two falls that nobody was told of.
    await suite.kit.stock(1, { price: 17_000 });
    await suite.kit.deliver();
    await suite.kit.stock(1, { price: 16_000 });
    await suite.kit.deliver();
    await suite.kit.stock(1, { price: 16_000, reserved: true });
    await deliverUntil('2026-11-26T04:00:00Z');
    // A return that nobody was told of.
    await suite.kit.stock(1, { price: 15_000 });
    await suite.kit.deliver();
    await suite.kit.stock(1, { price: 15_000, status: 'sold' });
    await deliverUntil('2026-11-26T05:00:00Z');
    expect(toldOf('kia-rio-k1')).toHaveLength(1);
    await suite.kit.stock(1, { price: 17_800 });
    await deliverUntil('2026-11-26T06:00:00Z');
    await suite.kit.stock(1, { price: 17_500 });
    await deliverUntil('2026-11-26T06:30:00Z');
    expect((await subjects()).slice(0, 2)).toEqual(['Lower price: Kia Rio 1', 'Back in stock: Kia Rio 1']);
    expect(suite.kit.sent.at(-1)?.text).toContain('$17,500 Drive away, was $17,800');
  });

  it('a price above the one that an e-mail showed is not told as lower', async () => {
    await suite.kit.stock(1, {});
    await follow({ cars: [1] });
    for (const price of [19_000, 18_000, 18_500]) {
      await suite.kit.stock(1, { price });
      await suite.kit.deliver();
    }
    await deliverUntil('2026-11-26T03:00:00Z');
    expect(suite.kit.sent.at(-1)?.text).toContain('$18,500 Drive away, was $20,000');
    await suite.kit.stock(1, { price: 18_800 });
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(toldOf('kia-rio-k1')).toHaveLength(1);
    await suite.kit.stock(1, { price: 18_400 });
    await deliverUntil('2026-11-26T05:00:00Z');
    expect(suite.kit.sent.at(-1)?.text).toContain('$18,400 Drive away, was $18,500');
  });

  it('a price that fell and partly rose again before the e-mail is told, as it is lower than what the shopper knows', async () => {
    await suite.kit.stock(1, {});
    await follow({ cars: [1] }, { rhythm: 'daily' });
    await suite.kit.stock(1, { price: 18_000 });
    await suite.kit.deliver();
    await suite.kit.stock(1, { price: 18_500 });
    await deliverUntil('2026-11-26T23:00:00Z');
    expect(suite.kit.sent.at(-1)?.text).toContain('$18,500 Drive away, was $20,000');
    await suite.kit.stock(1, { price: 18_500, year: 2021 });
    await deliverUntil('2026-11-27T23:00:00Z');
    expect(toldOf('kia-rio-k1')).toHaveLength(1);
  });

  it('a vehicle that is followed again is not told twice', async () => {
    await suite.kit.stock(1, {});
    await follow({ cars: [1] });
    // Asked before the fall, confirmed after it.
    await suite.ask({ cars: [1] });
    await suite.kit.deliver();
    const link = tokenIn(suite.kit.sent.at(-1)?.text);
    await suite.kit.stock(1, { price: 19_000 });
    await deliverUntil('2026-11-26T03:00:00Z');
    expect((await suite.kit.ask('/api/alerts/confirm', { token: link })).status).toBe(200);
    await suite.kit.stock(1, { price: 19_000, year: 2021 });
    await deliverUntil('2026-11-26T04:00:00Z');
    expect(toldOf('kia-rio-k1')).toHaveLength(1);
    await suite.kit.stock(1, { price: 18_000 });
    await deliverUntil('2026-11-26T05:00:00Z');
    expect(suite.kit.sent.at(-1)?.text).toContain('$18,000 Drive away, was $19,000');
  });

  describe('what happens to a vehicle between asking and confirming is told once it is confirmed', () => {
    const askedLink = async (cars: number[]) => {
      await suite.ask({ cars });
      await suite.kit.deliver();
      return tokenIn(suite.kit.sent.at(-1)?.text);
    };
    const confirm = async (token: string) =>
      expect((await suite.kit.ask('/api/alerts/confirm', { token })).status).toBe(200);

    it('it is back', async () => {
      await suite.kit.stock(1, { reserved: true });
      const token = await askedLink([1]);
      await suite.kit.stock(1, {});
      await suite.kit.deliver();
      await confirm(token);
      await deliverUntil('2026-11-26T03:00:00Z');
      expect((await subjects())[0]).toBe('Back in stock: Kia Rio 1');
      await confirm(token);
      await suite.kit.stock(1, { year: 2021 });
      await deliverUntil('2026-11-26T04:00:00Z');
      expect(toldOf('kia-rio-k1')).toHaveLength(1);
    });

    it('its price fell, and the message of the import may come last', async () => {
      await suite.kit.stock(1, {});
      const token = await askedLink([1]);
      await suite.kit.stock(1, { price: 19_000 });
      await confirm(token);
      await deliverUntil('2026-11-26T03:00:00Z');
      expect(suite.kit.sent.at(-1)?.text).toContain('$19,000 Drive away, was $20,000');
      await suite.kit.stock(1, { price: 19_000, year: 2021 });
      await deliverUntil('2026-11-26T04:00:00Z');
      expect(toldOf('kia-rio-k1')).toHaveLength(1);
    });

    it('its price fell long before', async () => {
      await suite.kit.stock(1, {});
      const token = await askedLink([1]);
      await suite.kit.stock(1, { price: 19_000 });
      await deliverUntil('2026-11-27T03:00:00Z');
      await confirm(token);
      await deliverUntil('2026-11-27T03:10:00Z');
      expect((await subjects())[0]).toBe('Lower price: Kia Rio 1');
      expect(suite.kit.sent.at(-1)?.text).toContain('$19,000 Drive away, was $20,000');
    });

    it('nothing is told of one that is as it was, costs more or is sold', async () => {
      for (const id of [1, 2, 3]) await suite.kit.stock(id, {});
      const token = await askedLink([1, 2, 3]);
      await suite.kit.stock(2, { price: 21_000 });
      await suite.kit.stock(3, { price: 19_000, status: 'sold' });
      await suite.kit.deliver();
      await confirm(token);
      await deliverUntil('2026-11-26T04:00:00Z');
      expect(await subjects()).toEqual([CONFIRM]);
    });
  });

  it('a search that is asked for again finds what came just before', async () => {
    await follow({ search: KIA });
    await suite.ask({ search: KIA });
    await suite.kit.deliver();
    const link = tokenIn(suite.kit.sent.at(-1)?.text);
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, {});
    // Its message waits while the link is opened.
    suite.kit.at('2026-11-26T03:00:15Z');
    expect((await suite.kit.ask('/api/alerts/confirm', { token: link })).status).toBe(200);
    await deliverUntil('2026-11-26T04:00:00Z');
    expect((await subjects())[0]).toBe('New for your search: Kia Rio 1');
  });

  it('an alert for a state by its name finds vehicles with its letters, and takes those that it knows for no new ones', async () => {
    suite.kit.at('2026-11-24T02:00:00Z');
    await suite.kit.stock(1, { state: 'QLD' });
    await suite.kit.deliver();
    await follow({ search: '/search/new-used-and-demo-cars/?state=QLD' });
    // As an earlier version kept them.
    const { db } = suite.kit.database;
    await sql`update alerts set fields = '{"state": ["Queensland"]}', label = 'Queensland'`.execute(db);
    await sql`update alert_cars set document = document || '{"state": "Queensland"}'`.execute(db);
    suite.kit.at('2026-11-26T03:00:00Z');
    await suite.kit.stock(1, { state: 'QLD', price: 20_000 });
    await suite.kit.stock(2, { state: 'QLD' });
    await suite.kit.stock(3, { state: 'NSW' });
    await deliverUntil('2026-11-26T03:10:00Z');
    const told = ['kia-rio-k1', 'kia-rio-k2', 'kia-rio-k3'].map((car) => toldOf(car).length);
    expect(told).toEqual([0, 1, 0]);
  });
});
