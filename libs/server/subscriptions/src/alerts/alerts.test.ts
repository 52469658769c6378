import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertData,
  alertsOf,
  alertsOfLink,
  askAlerts,
  confirmAlerts,
  eraseAlerts,
  findSubscriber,
  FORGET_ALERTS_TOPIC,
  forgetAlerts,
  joinSearches,
  recordChoices,
  setAlertRhythm,
  stopAlerts,
  type AlertWish,
  type SearchKey,
} from '../index.ts';

const site = 'harbour-city';
const NOW = new Date('2026-11-26T02:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const kia: AlertWish = { kind: 'search', label: 'Kia', search: '/search/kia', fields: { make: ['Kia'] } };
const car: AlertWish = { kind: 'car', label: '2020 Kia Rio', carId: 7, price: 20_000, available: true };

describe.each(testEngines('alerts'))('alerts on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    emptyTables(database.db, ['alerts', 'alert_news', 'subscribers', 'subscription_choices', 'outbox']),
  );

  const email = 'kim@shopper.example';
  const run = <Result>(work: (db: TestDatabase['db']) => Promise<Result>) =>
    database.db.transaction().execute(work);
  const ask = (wishes: readonly AlertWish[], at = NOW, address = email) =>
    run((db) =>
      askAlerts(db, {
        ...{ site, email: address, rhythm: 'daily', statement: 'Email me new cars.', page: '/search/kia' },
        ...{ wishes, at },
      }),
    );
  const confirm = (token: string | null, at = NOW, of = site) =>
    run((db) => confirmAlerts(db, { site: of, token: token ?? '', at, keyOf: JSON.stringify }));
  const stops = async (of = email) =>
    (await alertData(database.db, { site, email: of })).map(({ stopped_at: at }) => at);
  /** The messages about the end of the time for which stopped alerts are kept. */
  const forgets = async () =>
    (
      await database.db
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', FORGET_ALERTS_TOPIC)
        .where(sql<boolean>`payload ? 'stoppedAt'`)
        .orderBy('id')
        .execute()
    ).map(({ payload }) => payload);
  const labels = async () => {
    const person = await findSubscriber(database.db, { site, email });
    return person && (await alertsOf(database.db, { site, person })).map(({ label }) => label);
  };

  it('nothing runs before the link is confirmed; the proof has words, page and time', async () => {
    const token = await ask([kia, car], NOW, ' Kim@shopper.example ');
    expect(await labels()).toBeNull();
    expect(await alertsOfLink(database.db, { site, token: token ?? '', now: NOW })).toEqual({
      ...{ email, labels: ['Kia', '2020 Kia Rio'], confirmed: false },
    });
    expect(await confirm(token, NOW, 'northside-group')).toBeNull();
    expect(await confirm('unknown')).toBeNull();
    const person = await confirm(token);
    expect(person?.wanted).toEqual(['alerts']);
    expect(await labels()).toEqual(['Kia', '2020 Kia Rio']);
    expect((await confirm(token))?.token).toBe(person?.token);
    const choices = await database.db.selectFrom('subscription_choices').selectAll().execute();
    expect(choices).toMatchObject([
      {
        ...{ topic: 'alerts', wanted: true, source: 'form', at: NOW },
        statement: 'Email me new cars. (Asked for on /search/kia, confirmed by the link in an e-mail.)',
      },
    ]);
    expect(await alertData(database.db, { site, email })).toMatchObject([
      { kind: 'search', page: '/search/kia', confirmed_at: NOW.toISOString(), stopped_at: null, news: [] },
      { kind: 'car', car_id: 7 },
    ]);
  });

  it('a search that was written down otherwise is the same; of two that run the later one stays, with what was told once', async () => {
    const by = (keyOf: SearchKey, token: string | null) =>
      run((db) => confirmAlerts(db, { site, token: token ?? '', at: NOW, keyOf }));
    const older: AlertWish = { ...kia, label: 'KIA', search: '/search/KIA', fields: { make: ['KIA'] } };
    const keyOf: SearchKey = (fields) => JSON.stringify(fields).toLowerCase();
    await confirm(await ask([older, car]));
    await by(keyOf, await ask([kia]));
    expect(await labels()).toEqual(['2020 Kia Rio', 'Kia']);
    await confirm(await ask([older], after(2)));
    const running = await database.db
      .selectFrom('alerts')
      .select(['id', 'label'])
      .where('stopped_at', 'is', null)
      .orderBy('id')
      .execute();
    const news = (alert_id: number, car_id: number, sent_at: Date | null) => ({
      ...{ alert_id, car_id, kind: 'found' as const, fact: '', at: NOW, sent_at },
    });
    const [, first, last] = running.map(({ id }) => id);
    if (first === undefined || last === undefined) throw new Error('Two searches run.');
    await database.db
      .insertInto('alert_news')
      .values([
        news(first, 1, NOW),
        news(last, 1, null),
        news(first, 2, null),
        news(last, 2, null),
        news(first, 3, null),
      ])
      .execute();
    const join = () => run((db) => joinSearches(db, { site, email, at: NOW, keyOf }));
    expect([await join(), await join()]).toEqual([true, false]);
    expect(await labels()).toEqual(['2020 Kia Rio', 'KIA']);
    const kept = await database.db
      .selectFrom('alert_news')
      .select(['alert_id', 'car_id', 'sent_at'])
      .orderBy('car_id')
      .execute();
    expect(kept).toEqual([
      { alert_id: last, car_id: 1, sent_at: NOW },
      { alert_id: last, car_id: 2, sent_at: null },
      { alert_id: last, car_id: 3, sent_at: null },
    ]);
  });

  it('one that is asked for again replaces all that are the same, which have told of the same vehicle', async () => {
    const older: AlertWish = { ...kia, label: 'KIA', search: '/search/KIA', fields: { make: ['KIA'] } };
    await confirm(await ask([older]));
    await confirm(await ask([kia]));
    const { rows } = await sql<{ id: number }>`select id from alerts order by id`.execute(database.db);
    await database.db
      .insertInto('alert_news')
      .values(
        rows.map(({ id }, index) => ({
          ...{ alert_id: id, car_id: 1, kind: 'found' as const, fact: '', at: NOW },
          sent_at: index === 0 ? NOW : null,
        })),
      )
      .execute();
    const token = (await ask([kia], after(2))) ?? '';
    const keyOf: SearchKey = (fields) => JSON.stringify(fields).toLowerCase();
    await run((db) => confirmAlerts(db, { site, token, at: after(2), keyOf }));
    expect(await labels()).toEqual(['Kia']);
    const kept = await database.db.selectFrom('alert_news').select(['car_id', 'sent_at']).execute();
    expect(kept).toEqual([{ car_id: 1, sent_at: NOW }]);
  });

  it('a link confirms for seven days, and nobody is sent more than three links a day', async () => {
    const tokens = [await ask([kia]), await ask([kia]), await ask([kia])];
    expect(await ask([kia])).toBeNull();
    expect(await ask([kia], NOW, 'robin@shopper.example')).not.toBeNull();
    expect(await ask([kia], after(1.5))).not.toBeNull();
    const [token = null] = tokens;
    expect(await alertsOfLink(database.db, { site, token: token ?? '', now: after(8) })).toBeNull();
    expect(await confirm(token, after(8))).toBeNull();
    expect(await confirm(token, after(6))).not.toBeNull();
  });

  it('links to one mailbox are counted together: many at once, and with a tag in the address', async () => {
    const tokens = await Promise.all(
      ['', '+a', '+b', '+c', '', '+a'].map((tag) => ask([kia], NOW, `kim${tag}@shopper.example`)),
    );
    expect(tokens.filter((token) => token !== null)).toHaveLength(3);
    expect(await ask([kia], NOW, 'kim+d@shopper.example')).toBeNull();
    expect(await ask([kia], NOW, 'kimberley@shopper.example')).not.toBeNull();
    expect(await ask([kia], NOW, 'kim@other.example')).not.toBeNull();
  });

  it('the same wish runs once, in the rhythm of the last form', async () => {
    const [first, second] = [await ask([kia]), await ask([kia, car])];
    await confirm(first);
    await confirm(second);
    expect(await labels()).toEqual(['Kia', '2020 Kia Rio']);
    const person = await findSubscriber(database.db, { site, email });
    if (!person) throw new Error('The person is missing.');
    await setAlertRhythm(database.db, { site, person, rhythm: 'at-once' });
    expect((await alertsOf(database.db, { site, person })).map(({ rhythm }) => rhythm)).toEqual([
      'at-once',
      'at-once',
    ]);
  });

  it('one is stopped, then the last, which is a withdrawal; nobody else’s is touched', async () => {
    await confirm(await ask([kia], NOW, 'robin@shopper.example'));
    const person = await confirm(await ask([kia, car]));
    if (!person) throw new Error('The person is missing.');
    const [first, second] = await alertsOf(database.db, { site, person });
    const stop = (id?: number) =>
      run((db) => stopAlerts(db, { site, person, source: 'page', at: NOW, ...(id !== undefined && { id }) }));
    await stop(first?.id);
    expect(await labels()).toEqual(['2020 Kia Rio']);
    expect((await findSubscriber(database.db, { site, email }))?.wanted).toEqual(['alerts']);
    await stop(second?.id);
    expect(await labels()).toEqual([]);
    expect((await findSubscriber(database.db, { site, email }))?.wanted).toEqual([]);
    const robin = await findSubscriber(database.db, { site, email: 'robin@shopper.example' });
    expect(robin && (await alertsOf(database.db, { site, person: robin }))).toHaveLength(1);
    await stop();
  });

  it('who unsubscribed from everything gets only what they ask for after that, and the alerts have ended', async () => {
    await confirm(await ask([kia], NOW, 'robin@shopper.example'));
    await confirm(await ask([kia]));
    const waiting = await ask([{ ...kia, search: '/search/mazda' }]);
    await database.db.deleteFrom('outbox').execute();
    const choices = [{ topic: 'alerts', wanted: false, source: 'page' } as const];
    await run((db) => recordChoices(db, { site, email: ' Kim@shopper.example', at: after(1) }, choices));
    expect(await labels()).toEqual([]);
    expect(await stops()).toEqual([after(1).toISOString(), null]);
    expect(await stops('robin@shopper.example')).toEqual([null]);
    expect(await forgets()).toEqual([{ site, stoppedAt: after(1).toISOString() }]);
    // Another withdrawal has nothing to end.
    await run((db) => recordChoices(db, { site, email, at: after(2) }, choices));
    expect(await forgets()).toHaveLength(1);
    await confirm(waiting);
    await confirm(await ask([car]));
    expect(await labels()).toEqual(['Kia', '2020 Kia Rio']);
  });

  it('what was stopped is not confirmed by a page that was open', async () => {
    const person = await confirm(await ask([kia]));
    if (!person) throw new Error('The person is missing.');
    const waiting = await ask([car]);
    await run((db) => stopAlerts(db, { site, person, source: 'page', at: after(1) }));
    expect(await confirm(waiting, after(2))).toBeNull();
    expect((await findSubscriber(database.db, { site, email }))?.wanted).toEqual([]);
    expect(await stops()).toEqual([after(1), after(1)].map((at) => at.toISOString()));
  });

  it('a link that is opened while a person stops everything waits for it, or the other way round', async () => {
    for (let round = 0; round < 10; round += 1) {
      const day = 2 * round;
      const person = await confirm(await ask([kia], after(day)), after(day));
      if (!person) throw new Error('The person is missing.');
      const waiting = await ask([kia, car], after(day));
      const [confirmed] = await Promise.all([
        confirm(waiting, after(day)),
        run((db) => stopAlerts(db, { site, person, source: 'page', at: after(day) })),
      ]);
      // Stopped first: the link is of no use. Confirmed first: its alerts are stopped too.
      expect(confirmed === null || confirmed.email === email).toBe(true);
      expect((await findSubscriber(database.db, { site, email }))?.wanted).toEqual([]);
      expect(await stops()).not.toContain(null);
    }
  });

  it('each end of an alert is kept for some time: stopped, and asked for again', async () => {
    await confirm(await ask([kia, car]));
    const person = await confirm(await ask([kia]), after(1));
    if (!person) throw new Error('The person is missing.');
    await run((db) => stopAlerts(db, { site, person, source: 'page', at: after(2) }));
    expect(await stops()).toEqual([1, 2, 2].map((days) => after(days).toISOString()));
    expect(await forgets()).toEqual([1, 2].map((days) => ({ site, stoppedAt: after(days).toISOString() })));
  });

  it('erasing deletes them, and what nobody confirmed or what was stopped long ago is forgotten', async () => {
    const person = await confirm(await ask([kia]));
    if (!person) throw new Error('The person is missing.');
    await run((db) => stopAlerts(db, { site, person, source: 'one-click', at: NOW }));
    await ask([car]);
    const forget = (askedBefore: Date, stoppedBefore: Date) =>
      forgetAlerts(database.db, { site, askedBefore, stoppedBefore });
    expect(await forget(NOW, NOW)).toBe(0);
    expect(await forget(after(1), NOW)).toBe(1);
    expect(await forget(NOW, after(1))).toBe(1);
    await ask([car]);
    expect(await eraseAlerts(database.db, { site, email: 'Kim@shopper.example' })).toBe(1);
    expect(await alertData(database.db, { site, email })).toEqual([]);
  });
});
