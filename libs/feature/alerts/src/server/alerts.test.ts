import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { alertSuite, ASKED, EMAIL, KIA, tokenIn } from './testing/alert-suite.ts';
import { NOON, type AlertsApi } from './testing/alerts-api.ts';

/** Half an hour after noon. */
const LATER = '2026-11-26T02:30:00Z';

describe.each(testEngines('alert calls'))('alerts on %s', (engine) => {
  const suite = alertSuite(engine);
  const { ask, follow, subjects } = suite;
  let kit: AlertsApi;
  beforeAll(() => {
    ({ kit } = suite);
  });
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(kit.database.db)).rows;

  it('a site without the feature has no alerts, and nothing is stored for one', async () => {
    const host = 'northside-group.localhost';
    expect((await kit.ask('/api/alerts', { ...ASKED, search: '/search/kia' }, host)).status).toBe(404);
    await kit.stock(1, {});
    expect(await rows(`select payload ->> 'site' as site from outbox`)).toEqual([{ site: 'harbour-city' }]);
  });

  it('what is wrong is said field by field, and an unknown search or vehicle is no alert', async () => {
    await kit.stock(1, {});
    expect((await ask({ search: '/search/kia', email: 'kim', agreed: false })).answer).toMatchObject({
      fields: { email: [expect.any(String)], agreed: [expect.any(String)] },
    });
    expect((await ask({ search: '/search/nothing-here' })).status).toBe(422);
    expect((await ask({ cars: [99] })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
    expect(await rows('select 1 from alerts')).toEqual([]);
    const { answer } = await kit.ask('/api/alerts?search=%2Fsearch%2Fkia%3Fprice%3D-30000%26page%3D2&cars=1');
    expect(answer).toEqual({
      ...{ search: '/search/kia?price=-30000', cars: [1] },
      labels: ['Kia, up to $30,000', expect.stringContaining('Kia Rio')],
    });
  });

  it('forms of one visitor are limited before the stock is read; one with an error is not counted', async () => {
    const unknown = { search: '/search/nothing-here' };
    for (let each = 0; each < 12; each += 1)
      expect((await ask({ ...unknown, email: 'kim' })).status).toBe(422);
    const statuses: number[] = [];
    for (let each = 0; each < 11; each += 1) statuses.push((await ask(unknown)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('an e-mail asks for the confirmation and has nothing that was typed; reading its link confirms nothing', async () => {
    await ask({ search: '/search/new-used-and-demo-cars/?query=win+money' });
    await kit.deliver();
    const [mail] = await kit.mailsTo(EMAIL);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('win');
    expect(mail?.html).toContain('Confirm my alert');
    const token = tokenIn(mail?.text);
    const link = await kit.ask(`/api/alerts/link?token=${token}`);
    expect(link.answer).toEqual({ email: 'k•••@shopper.example', labels: ['“win money”'], confirmed: false });
    expect(await rows('select confirmed_at from alerts')).toEqual([{ confirmed_at: null }]);
    expect((await kit.ask('/api/alerts/confirm', { token })).status).toBe(200);
    expect((await kit.ask('/api/alerts/confirm', { token: 'x'.repeat(32) })).status).toBe(404);
    expect((await kit.ask(`/api/alerts/link?token=${token}`)).answer).toMatchObject({ confirmed: true });
  });

  it('a new vehicle that the search finds is told once, with one-click unsubscribe', async () => {
    await kit.stock(1, {});
    const token = await follow({ search: '/search/kia?price=-30000' });
    kit.at(LATER);
    await kit.stock(1, { km: 5 });
    await kit.stock(2, { price: 31_000 });
    await kit.stock(3, {});
    await kit.stock(4, { make: 'Mazda', model: '3' });
    await kit.deliver();
    kit.at('2026-11-26T02:33:00Z');
    await kit.deliver();
    expect(await subjects()).toEqual([
      'New for your search: Kia Rio 3',
      'Please confirm your alert from Harbour City Motors',
    ]);
    const [mail] = await kit.mailsTo(EMAIL);
    expect(mail?.text).toContain('1 new today: Kia, up to $30,000');
    expect(mail?.text).toContain('https://harbour-city-motors.example/cars/kia-rio-k3');
    expect(mail?.text).toContain('$20,000');
    expect(mail?.html).toContain('Harbour City Motors');
    expect(tokenIn(mail?.text, 'token')).toBe(token);
    expect(kit.sent.at(-1)?.unsubscribe).toBe(
      `https://harbour-city-motors.example/api/alerts/stop?token=${token}`,
    );
    // A change, and the same message again, are no news.
    await kit.stock(3, { km: 9 });
    await kit.stock(3, { km: 9 });
    await kit.deliver();
    kit.at('2026-11-26T04:00:00Z');
    await kit.deliver();
    expect(await subjects()).toHaveLength(2);
    // The price fell into the search.
    await kit.stock(2, { price: 29_000 });
    await kit.deliver();
    kit.at('2026-11-26T05:00:00Z');
    await kit.deliver();
    expect((await subjects())[0]).toBe('New for your search: Kia Rio 2');
  });

  it('a lower price and a vehicle that is back are told; never about a sold or reserved one', async () => {
    await kit.stock(1, {});
    await follow({ cars: [1] });
    const change = async (fields: object, moment: string) => {
      await kit.stock(1, { ...fields });
      await kit.deliver();
      kit.at(moment);
      await kit.deliver();
    };
    await change({ price: 19_000 }, '2026-11-26T03:00:00Z');
    expect((await subjects())[0]).toBe('Lower price: Kia Rio 1');
    expect((await kit.mailsTo(EMAIL))[0]?.text).toContain('$19,000 Drive away, was $20,000');
    await change({ price: 21_000 }, '2026-11-26T03:10:00Z');
    await change({ price: 19_000 }, '2026-11-26T03:20:00Z');
    await change({ price: 18_000, reserved: true }, '2026-11-26T03:30:00Z');
    await change({ price: 15_000, status: 'sold' }, '2026-11-26T03:40:00Z');
    expect(await subjects()).toHaveLength(2);
    await change({ price: 18_000 }, '2026-11-26T03:50:00Z');
    expect((await subjects())[0]).toBe('Back in stock: Kia Rio 1');
    // It was sold before the e-mail was sent.
    await kit.stock(1, { price: 17_000 });
    await kit.deliver();
    await kit.stock(1, { price: 17_000, status: 'sold' });
    await kit.deliver();
    kit.at('2026-11-26T04:00:00Z');
    await kit.deliver();
    expect(await subjects()).toHaveLength(3);
    await kit.database.db.updateTable('cars').set({ removed_at: NOON }).where('id', '=', 1).execute();
    await change({ price: 16_000 }, '2026-11-26T04:10:00Z');
    expect(await subjects()).toHaveLength(3);
  });

  it('at night nothing is sent; a daily e-mail comes at its time with everything of the day', async () => {
    await follow({ search: KIA });
    await follow({ search: KIA }, { rhythm: 'daily', email: 'robin@shopper.example' });
    kit.at('2026-11-26T11:00:00Z'); // 9 pm in Brisbane
    for (const id of [1, 2]) await kit.stock(id, {});
    await kit.deliver();
    kit.at('2026-11-26T21:59:00Z');
    await kit.deliver();
    expect(await subjects()).toHaveLength(1);
    kit.at('2026-11-26T22:00:00Z'); // 8 am
    await kit.deliver();
    expect((await subjects())[0]).toBe('2 new since yesterday: Kia');
    expect(await subjects('robin@shopper.example')).toHaveLength(1);
    await kit.stock(3, {});
    await kit.deliver();
    kit.at('2026-11-26T23:00:00Z'); // 9 am
    await kit.deliver();
    expect((await subjects('robin@shopper.example'))[0]).toBe('3 new since yesterday: Kia');
  });

  it('an e-mail that fails is sent later, with the same id and what is true then; a retry at night waits', async () => {
    await follow({ search: KIA });
    kit.at('2026-11-26T09:50:00Z'); // 7.50 pm
    await kit.stock(1, {});
    await kit.stock(2, {});
    await kit.deliver();
    kit.fail(true);
    kit.at('2026-11-26T09:59:30Z');
    await expect(kit.deliver()).rejects.toThrow('The mail server does not answer.');
    const ids = await rows('select distinct mail_id from alert_news');
    expect(ids).toHaveLength(1);
    kit.fail(false);
    await kit.stock(2, { status: 'sold' });
    kit.at('2026-11-26T10:05:00Z'); // 8.05 pm
    await kit.deliver();
    expect(await subjects()).toHaveLength(1);
    kit.at('2026-11-26T22:00:00Z');
    await kit.deliver();
    expect((await subjects())[0]).toBe('New for your search: Kia Rio 1');
    expect(kit.sent.at(-1)?.leadId).toBe(ids[0]?.['mail_id']);
  });

  it('a person sees, changes and stops their alerts by the link, and one click stops all', async () => {
    await kit.stock(1, {});
    const token = await follow({ search: '/search/kia', cars: [1] });
    const mine = await kit.ask(`/api/alerts/mine?token=${token}`);
    expect(mine.answer).toMatchObject({
      email: 'k•••@shopper.example',
      alerts: [
        { kind: 'search', label: 'Kia', href: '/search/kia', rhythm: 'at-once' },
        { kind: 'car', href: '/cars/kia-rio-k1' },
      ],
    });
    await kit.database.db.updateTable('cars').set({ removed_at: NOON }).execute();
    const gone = await kit.ask(`/api/alerts/mine?token=${token}`);
    expect(gone.answer['alerts']).toMatchObject([{ href: '/search/kia' }, { kind: 'car', href: null }]);
    const changed = await kit.ask('/api/alerts/mine', { token, rhythm: 'daily' });
    expect(JSON.stringify(changed.answer)).not.toContain('at-once');
    const [{ id }] = (await rows(`select id from alerts where kind = 'car'`)) as [{ id: number }];
    const stopped = await kit.ask('/api/alerts/mine', { token, stop: Number(id) });
    expect(stopped.answer['alerts']).toHaveLength(1);
    const response = await kit.request(`/api/alerts/stop?token=${token}`, {
      ...{ method: 'POST', body: 'List-Unsubscribe=One-Click' },
      headers: { host: 'harbour-city.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
    expect((await kit.ask(`/api/alerts/mine?token=${token}`)).answer['alerts']).toEqual([]);
    expect((await kit.ask(`/api/alerts/mine?token=${'x'.repeat(32)}`)).status).toBe(404);
    kit.at(LATER);
    await kit.stock(2, {});
    await kit.deliver();
    kit.at('2026-11-27T05:00:00Z');
    await kit.deliver();
    expect(await subjects()).toHaveLength(1);
    // Two years later nothing of it is kept.
    kit.at('2028-12-01T00:00:00Z');
    await kit.deliver();
    expect(await rows('select 1 from alerts')).toEqual([]);
  });

  it('who unsubscribed after the news was found gets no e-mail', async () => {
    await follow({ search: KIA });
    kit.at(LATER);
    await kit.stock(1, {});
    await kit.deliver();
    await sql`insert into subscription_choices (subscriber_id, topic, wanted, source) select id, 'alerts', false, 'page' from subscribers`.execute(
      kit.database.db,
    );
    kit.at('2026-11-26T05:00:00Z');
    await kit.deliver();
    expect(await subjects()).toHaveLength(1);
  });
});
