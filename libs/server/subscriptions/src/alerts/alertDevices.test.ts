import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addDevice,
  askAlerts,
  confirmAlerts,
  deviceData,
  devicesOf,
  eraseAlerts,
  findDevice,
  findSubscriber,
  FORGET_ALERTS_TOPIC,
  forgetAlerts,
  loseDevice,
  moveDevice,
  recordChoices,
  stopAlerts,
  stopDevice,
  type AlertWish,
  type Subscriber,
} from '../index.ts';

const site = 'harbour-city';
const NOW = new Date('2026-11-26T02:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const kia: AlertWish = { kind: 'search', label: 'Kia', search: '/search/kia', fields: { make: ['Kia'] } };
const car: AlertWish = { kind: 'car', label: '2020 Kia Rio', carId: 7, price: 20_000, available: true };
const proof = { statement: 'Show a notification on this device.', page: '/alerts' };

describe.each(testEngines('devices of alerts'))('devices on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    emptyTables(database.db, [
      ...(['alerts', 'alert_devices', 'subscribers', 'subscription_choices', 'outbox'] as const),
    ]),
  );

  const email = 'kim@shopper.example';
  const run = <Result>(work: (db: TestDatabase['db']) => Promise<Result>) =>
    database.db.transaction().execute(work);
  /** A person with two alerts. */
  const follow = async (address = email): Promise<Subscriber> => {
    const asked = { site, email: address, rhythm: 'daily' as const, ...proof, wishes: [kia, car], at: NOW };
    const token = await run((db) => askAlerts(db, asked));
    const person = await run((db) =>
      confirmAlerts(db, { site, token: token ?? '', at: NOW, keyOf: JSON.stringify }),
    );
    if (!person) throw new Error('The link confirms nothing.');
    return person;
  };
  const device = (name = 'phone', changes = {}) => ({
    ...{ endpoint: `https://push.example/${name}`, p256dh: 'p', auth: 'a', serverKey: 'k', ...changes },
  });
  const add = (person: Pick<Subscriber, 'email'>, which = device(), at = NOW) =>
    run((db) => addDevice(db, { site, person, device: which, ...proof, at }));
  const endpoints = async (of = email) =>
    (await devicesOf(database.db, { site, email: of })).map(({ endpoint }) => endpoint);
  const kept = (of = email) => deviceData(database.db, { site, email: of });

  it('nothing is stored for who has no alert; the proof has words, page and time', async () => {
    expect(await add({ email })).toBe(false);
    const person = await follow();
    expect(await add(person)).toBe(true);
    expect(await add(person, device(), after(1)), 'again').toBe(true);
    expect(await endpoints(' Kim@shopper.example ')).toEqual(['https://push.example/phone']);
    expect(await kept()).toEqual([
      { service: 'push.example', ...proof, asked_at: NOW.toISOString(), stopped_at: null },
    ]);
    expect(await devicesOf(database.db, { site: 'northside-group', email })).toEqual([]);
  });

  it('a browser with new keys is stored anew, and one of somebody else is theirs no more', async () => {
    const [kim, robin] = [await follow(), await follow('robin@shopper.example')];
    await add(kim);
    await add(kim, device('phone', { auth: 'b' }));
    expect((await devicesOf(database.db, { site, email })).map(({ auth }) => auth)).toEqual(['b']);
    await add(robin, device('phone', { auth: 'b' }));
    expect([await endpoints(), await endpoints(robin.email)]).toEqual([[], ['https://push.example/phone']]);
    expect((await kept()).map(({ service }) => service)).toEqual([null, null]);
  });

  it('one that renewed its subscription keeps its consent under the new address; a stopped or unknown one has none', async () => {
    const person = await follow();
    await add(person);
    const move = (from: string, to: string, of = site) => {
      const { serverKey: _key, ...fresh } = device(to, { p256dh: 'q', auth: 'b' });
      const moved = { site: of, from: device(from).endpoint, device: fresh, at: after(1) };
      return run((db) => moveDevice(db, moved));
    };
    expect(await move('phone', 'renewed')).toBe(true);
    expect(await devicesOf(database.db, { site, email })).toMatchObject([
      { endpoint: 'https://push.example/renewed', p256dh: 'q', auth: 'b', serverKey: 'k' },
    ]);
    expect(await kept()).toEqual([
      { service: 'push.example', ...proof, asked_at: NOW.toISOString(), stopped_at: null },
    ]);
    expect([await move('phone', 'renewed'), await move('phone', 'renewed', 'northside-group')]).toEqual([
      true,
      false,
    ]);
    expect(await endpoints()).toEqual(['https://push.example/renewed']);
    expect([await move('phone', 'x'), await move('renewed', 'x', 'northside-group')]).toEqual([false, false]);
    // Its page stored the new address first.
    await add(person, device('again'));
    expect(await move('renewed', 'again')).toBe(true);
    expect(await endpoints()).toEqual(['https://push.example/again']);
    await run((db) => stopDevice(db, { site, person, endpoint: device('again').endpoint, at: after(2) }));
    expect(await move('again', 'x')).toBe(false);
    expect(await endpoints()).toEqual([]);
  });

  it('a person has ten; with one more the oldest is stopped', async () => {
    const person = await follow();
    for (let each = 0; each < 11; each += 1) await add(person, device(String(each)));
    const left = await endpoints();
    expect(left).toHaveLength(10);
    expect(left[0]).toBe('https://push.example/1');
  });

  it('of a stopped one only the proof stays, until alerts are not kept any more', async () => {
    const person = await follow();
    await add(person);
    await add(person, device('tablet'));
    await run((db) => stopDevice(db, { site, person, endpoint: device('other').endpoint, at: after(1) }));
    await run((db) => stopDevice(db, { site, person, endpoint: device().endpoint, at: after(1) }));
    expect(await endpoints()).toEqual(['https://push.example/tablet']);
    const [first] = await database.db.selectFrom('alert_devices').selectAll().orderBy('id').execute();
    expect(first).toMatchObject({ endpoint: null, p256dh: null, auth: null, server_key: null, ...proof });
    expect(await findDevice(database.db, { site, id: first?.id ?? 0 })).toBeNull();
    const [forget] = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', FORGET_ALERTS_TOPIC)
      .execute();
    expect(forget?.payload).toEqual({ site, stoppedAt: after(1).toISOString() });
    const forgotten = { site, askedBefore: NOW, stoppedBefore: after(2) };
    await run((db) => forgetAlerts(db, { ...forgotten, stoppedBefore: after(1) }));
    expect(await kept()).toHaveLength(2);
    await run((db) => forgetAlerts(db, forgotten));
    expect((await kept()).map(({ service }) => service)).toEqual(['push.example']);
  });

  describe('one that its push service does not know any more', () => {
    const renewed = { from: device().endpoint, device: device('renewed', { auth: 'b' }) };
    /** Loses the last device, twice. */
    const lose = async (at: Date) => {
      const known = (await devicesOf(database.db, { site, email })).at(-1);
      if (!known) throw new Error('No device is reached.');
      for (const expected of [true, false])
        expect(await run((db) => loseDevice(db, { site, device: known, at }))).toBe(expected);
      return known.id;
    };
    const lost = async () => {
      const person = await follow();
      await add(person);
      const id = await lose(after(1));
      expect([await endpoints(), await findDevice(database.db, { site, id })]).toEqual([[], null]);
      return { person, id };
    };

    it('is not lost at an address that it had before', async () => {
      await add(await follow());
      const [before] = await devicesOf(database.db, { site, email });
      if (!before) throw new Error('No device is reached.');
      await run((db) => moveDevice(db, { site, ...renewed, at: after(1) }));
      expect(await run((db) => loseDevice(db, { site, device: before, at: after(1) }))).toBe(false);
      expect(await endpoints()).toEqual([renewed.device.endpoint]);
    });

    it('is told nothing until it names its new address; the proof stays', async () => {
      const { id } = await lost();
      expect(await run((db) => moveDevice(db, { site, ...renewed, at: after(3) }))).toBe(true);
      expect(await findDevice(database.db, { site, id })).toMatchObject({ ...renewed.device, email });
      expect(await kept()).toMatchObject([{ ...proof, asked_at: NOW.toISOString(), stopped_at: null }]);
    });

    it.each([
      [
        'this device',
        (db, person) => stopDevice(db, { site, person, endpoint: device().endpoint, at: after(3) }),
      ],
      ['all alerts', (db, person) => stopAlerts(db, { site, person, source: 'page', at: after(3) })],
    ] satisfies [string, (db: TestDatabase['db'], person: Subscriber) => Promise<void>][])(
      'cannot come back after its person stopped %s',
      async (_, stop) => {
        const { person } = await lost();
        await run((db) => stop(db, person));
        expect(await run((db) => moveDevice(db, { site, ...renewed, at: after(4) }))).toBe(false);
        expect(await endpoints()).toEqual([]);
        expect((await kept()).map(({ stopped_at: at }) => at)).toEqual([after(3).toISOString()]);
      },
    );

    it('is stored anew when its person wants it again, and forgotten if nobody does', async () => {
      const { person } = await lost();
      await add(person, device(), after(3));
      expect(await endpoints()).toEqual([device().endpoint]);
      await lose(after(5));
      const forgotten = { site, askedBefore: NOW, stoppedBefore: after(5) };
      await run((db) => forgetAlerts(db, forgotten));
      expect(await kept()).toHaveLength(1);
      await run((db) => forgetAlerts(db, { ...forgotten, stoppedBefore: after(6) }));
      expect(await kept()).toEqual([]);
    });
  });

  it('it goes with the last alert, not with one of them', async () => {
    const person = await follow();
    await add(person);
    const stop = { site, person, source: 'page', at: after(1) } as const;
    const [first] = await database.db.selectFrom('alerts').select('id').orderBy('id').execute();
    await run((db) => stopAlerts(db, { ...stop, id: first?.id ?? 0 }));
    expect(await endpoints()).toHaveLength(1);
    await run((db) => stopAlerts(db, { ...stop, source: 'one-click' }));
    expect(await endpoints()).toEqual([]);
  });

  it('who unsubscribes from everything has none, and erasing a person deletes the proof too', async () => {
    const [kim, robin] = [await follow(), await follow('robin@shopper.example')];
    await add(kim);
    await add(robin, device('robin'));
    const withdrawn = [{ topic: 'alerts', wanted: false, source: 'address' }] as const;
    await run((db) => recordChoices(db, { site, email: 'KIM@shopper.example', at: after(1) }, withdrawn));
    expect(await endpoints()).toEqual([]);
    expect(await findSubscriber(database.db, { site, email })).toMatchObject({ wanted: [] });
    expect(await kept()).toHaveLength(1);
    await run((db) => eraseAlerts(db, { site, email }));
    expect([await kept(), await endpoints(robin.email)]).toEqual([[], ['https://push.example/robin']]);
  });
});
