import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes, type LiveEvent } from '@forecourt/desk-client';
import { bookedAppointments } from '@forecourt/lead-desk';
import { recordChoices } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { addUnsubscribe, appointments, deliveries, lead, live, noteLead, releaseAppointment, removeStaff } =
  deskRoutes;
const { retryAllDeliveries, retryDelivery, setCapacity, setDayCapacity, unsubscribes } = deskRoutes;
const params = { site: site.slug };
const start = new Date('2027-01-05T00:30:00Z');
const january = { from: '2027-01-01T00:00:00Z', to: '2027-02-01T00:00:00Z' };

describe.each(testEngines('the day of the desk'))('on %s', (engine) => {
  let kit: TestDesk;
  let owner: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine, { beatMs: 100 });
  });
  beforeEach(async () => {
    const tables = [
      'leads',
      'outbox',
      'staff',
      'desk_events',
      'appointments',
      'subscribers',
      'appointment_capacity',
      'appointment_days',
    ] as const;
    await emptyTables(kit.database.db, tables);
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  describe('appointments', () => {
    it('are listed with their places, for those who see the lead', async () => {
      const id = await addLead(kit, { appointment: start });
      await addLead(kit, { appointment: new Date('2027-03-05T00:30:00Z') });
      await addLead(kit, { site: other, locationId: 201, appointment: start });
      const elsewhere = await kit.staff('sales', { places: [102] });
      const seen = await owner.ask(appointments, { params, query: january });
      expect(seen.appointments).toMatchObject([
        {
          lead_id: id,
          location_name: 'Newstead',
          starts_at: start.toISOString(),
          place: 1,
          name: 'Kim Lee',
          vehicle_image: '/pictures/suv/black-front34.webp',
        },
      ]);
      // A parts counter takes no appointments.
      expect(seen.capacity.map(({ location_id }) => location_id)).toEqual([101, 102, 103]);
      expect(seen.days.some(({ location_id }) => location_id === 104)).toBe(false);
      expect(await elsewhere.ask(appointments, { params, query: january })).toEqual({
        appointments: [],
        capacity: [{ location_id: 102, location_name: 'Bowen Hills', places: 1 }],
        days: Array.from({ length: 32 }, () => expect.objectContaining({ location_id: 102, booked: 0 })),
      });
      const long = { from: january.from, to: '2027-12-01T00:00:00Z' };
      expect(await owner.refused(appointments, { params, query: long })).toBe('422 badRange');
    });

    it('are released once; the time can be booked again, and the history says so', async () => {
      const id = await addLead(kit, { appointment: start });
      const body = { location_id: 101, starts_at: start.toISOString(), lead_id: id };
      const elsewhere = await kit.staff('sales', { places: [102] });
      expect(await elsewhere.refused(releaseAppointment, { params, body })).toBe('404 notFound');
      const both = await Promise.all([1, 2].map(() => owner.refused(releaseAppointment, { params, body })));
      expect(both.toSorted()).toEqual(['200 ', '404 notFound']);
      expect((await owner.ask(lead, { params: { ...params, id } })).history).toMatchObject([
        { kind: 'released', data: { starts_at: start.toISOString() } },
      ]);
      await addLead(kit, { appointment: start });
    });

    it('fill as many places of a half hour as are set, also when many book at once', async () => {
      await owner.ask(setCapacity, { params, body: { location_id: 101, places: 3 } });
      const booked = await Promise.allSettled(
        Array.from({ length: 12 }, () => addLead(kit, { appointment: start })),
      );
      expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const seen = await owner.ask(appointments, { params, query: january });
      expect(seen.appointments.map(({ place }) => place)).toEqual([1, 2, 3]);
      const { db } = kit.database;
      const facts = { site: site.slug, locationId: 101, from: new Date(0) };
      expect(await bookedAppointments(db, facts)).toEqual([{ start, booked: 3, loanCars: 0 }]);
      await owner.ask(setCapacity, { params, body: { location_id: 101, places: 4 } });
      await addLead(kit, { appointment: start });
      expect(await owner.refused(setCapacity, { params, body: { location_id: 201, places: 2 } })).toBe(
        '404 notFound',
      );
      expect(await owner.refused(setCapacity, { params, body: { location_id: 101, places: 21 } })).toBe(
        '422 invalid',
      );
    });
  });

  it('takes no more shoppers than a lower number says after one of those booked before leaves', async () => {
    const set = (places: number) => owner.ask(setCapacity, { params, body: { location_id: 101, places } });
    await set(3);
    const [first, second] = [
      await addLead(kit, { appointment: start }),
      await addLead(kit, { appointment: start }),
      await addLead(kit, { appointment: start }),
    ];
    await set(2);
    const release = (lead_id: string) => {
      const body = { location_id: 101, starts_at: start.toISOString(), lead_id };
      return owner.ask(releaseAppointment, { params, body });
    };
    await release(first);
    await expect(addLead(kit, { appointment: start })).rejects.toThrow('taken by another lead');
    await release(second);
    const booked = await Promise.allSettled([1, 2, 3].map(() => addLead(kit, { appointment: start })));
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  describe('the places of a day', () => {
    const body = { location_id: 101, date: '2027-01-05' };
    const dayOf = async (who = owner) => {
      const { days } = await who.ask(appointments, { params, query: { ...january, location_id: '101' } });
      expect(days).toHaveLength(32);
      return days.find(({ date }) => date === body.date);
    };

    it('replace those of the location on that day alone, and are taken back', async () => {
      await owner.ask(setCapacity, { params, body: { location_id: 101, places: 3 } });
      await owner.ask(setDayCapacity, { params, body: { ...body, places: 1 } });
      await addLead(kit, { appointment: start });
      await expect(addLead(kit, { appointment: start })).rejects.toThrow('taken by another lead');
      for (let each = 0; each < 2; each += 1)
        await addLead(kit, { appointment: new Date('2027-01-06T00:30:00Z') });
      const service = await kit.staff('service');
      expect(await dayOf(service)).toMatchObject({ places: 1, own: true, booked: 1, loan_cars: 0, lent: 0 });
      await owner.ask(setDayCapacity, { params, body: { ...body, places: null } });
      expect(await dayOf()).toMatchObject({ places: 3, own: false, booked: 1 });
      await addLead(kit, { appointment: start });
    });

    it('may be none: nobody can book, and what is booked stays', async () => {
      await addLead(kit, { appointment: start });
      await owner.ask(setDayCapacity, { params, body: { ...body, places: 0 } });
      await expect(addLead(kit, { appointment: new Date('2027-01-05T01:00:00Z') })).rejects.toThrow();
      expect(await dayOf()).toMatchObject({ places: 0, total: 0, booked: 1 });
    });

    it('are how many fit into the opening hours', async () => {
      await owner.ask(setCapacity, { params, body: { location_id: 101, places: 2 } });
      const day = await dayOf();
      expect(day?.total).toBe(19 * 2);
    });

    it('are set by those who lead the location, and each change is in the audit', async () => {
      const elsewhere = await kit.staff('manager', { places: [102] });
      const sales = await kit.staff('sales');
      const set = { params, body: { ...body, places: 4 } };
      expect(await elsewhere.refused(setDayCapacity, set)).toBe('404 notFound');
      expect(await sales.refused(setDayCapacity, set)).toBe('404 noAccess');
      for (const wrong of [
        { places: 21 },
        { places: -1 },
        { places: '4' },
        { date: '2027-02-30' },
        { date: 'x' },
      ])
        expect(await owner.refused(setDayCapacity, { params, body: { ...set.body, ...wrong } })).toBe(
          '422 invalid',
        );
      for (let each = 0; each < 2; each += 1) await owner.ask(setDayCapacity, set);
      const written = await kit.database.db.selectFrom('desk_events').select(['kind', 'data']).execute();
      expect(written.map(({ kind, data }) => [kind, data])).toEqual([
        ['capacityChanged', set.body],
        ['capacityChanged', set.body],
      ]);
      expect(await dayOf()).toMatchObject({ places: 4, own: true });
    });
  });

  describe('deliveries', () => {
    const fail = () =>
      sql`update outbox set failed_at = now(), last_error = '550 no such user'`.execute(kit.database.db);

    it('are listed by state, and a dead letter is retried once', async () => {
      const [id, theirs] = [await addLead(kit), await addLead(kit, { site: other, locationId: 201 })];
      await fail();
      await addLead(kit);
      const seen = await owner.ask(deliveries, { params, query: { state: 'failed' } });
      expect(seen).toMatchObject({
        failed: 1,
        deliveries: [
          { lead_id: id, channel: 'email', state: 'failed', error: '550 no such user', lead_name: 'Kim Lee' },
        ],
      });
      expect(
        (await owner.ask(deliveries, { params, query: {} })).deliveries.map(({ state }) => state),
      ).toEqual(['waiting', 'failed']);
      const at = { ...params, id: String(seen.deliveries[0]?.id) };
      const both = await Promise.all(
        [1, 2].map(() => owner.refused(retryDelivery, { params: at, body: {} })),
      );
      expect(both.toSorted()).toEqual(['200 ', '404 notFound']);
      const foreign = await kit.database.db
        .selectFrom('outbox')
        .select('id')
        .where('key', '=', theirs)
        .executeTakeFirst();
      expect(
        await owner.refused(retryDelivery, { params: { ...params, id: String(foreign?.id) }, body: {} }),
      ).toBe('404 notFound');
    });

    it('are all retried, page by page before, of the own places alone', async () => {
      for (let added = 0; added < 3; added += 1) await addLead(kit);
      await addLead(kit, { locationId: 102 });
      await fail();
      const placed = await kit.staff('manager', { places: [102] });
      expect((await placed.ask(deliveries, { params, query: {} })).failed).toBe(1);
      const first = await owner.ask(deliveries, { params, query: { limit: '3' } });
      const second = await owner.ask(deliveries, { params, query: { limit: '3', cursor: first.next ?? '' } });
      expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([3, 1, null]);
      expect(await placed.ask(retryAllDeliveries, { params, body: {} })).toEqual({ retried: 1 });
      expect(await owner.ask(retryAllDeliveries, { params, body: {} })).toEqual({ retried: 3 });
    });
  });

  it('lists who gets no marketing, and adds who asked by phone', async () => {
    const choose = (email: string, wanted: boolean) =>
      kit.database.db
        .transaction()
        .execute((transaction) =>
          recordChoices(transaction, { site: site.slug, email, at: new Date() }, [
            { topic: 'news', wanted, source: 'page' },
          ]),
        );
    await choose('lee@shopper.example', true);
    await choose('robin@shopper.example', false);
    const sales = await kit.staff('sales');
    await sales.ask(addUnsubscribe, { params, body: { email: ' LEE@shopper.example ' } });
    await sales.ask(addUnsubscribe, { params, body: { email: 'lee@shopper.example' } });
    const told = kit.database.db.selectFrom('outbox').select('key').where('topic', '=', 'enquiry.consent');
    expect(await told.execute()).toEqual([{ key: site.slug }]);
    const seen = await owner.ask(unsubscribes, { params, query: { limit: '1' } });
    expect(seen.unsubscribes).toMatchObject([{ email: 'lee@shopper.example', source: 'address' }]);
    const rest = await owner.ask(unsubscribes, { params, query: { limit: '1', cursor: seen.next ?? '' } });
    expect(rest).toMatchObject({
      unsubscribes: [{ email: 'robin@shopper.example', source: 'page' }],
      next: null,
    });
    const found = await owner.ask(unsubscribes, { params, query: { search: 'ROBIN' } });
    expect(found.unsubscribes).toHaveLength(1);
    expect((await owner.ask(unsubscribes, { params, query: { search: '%' } })).unsubscribes).toEqual([]);
  });

  it('lists who left one kind of marketing with that kind, also if the shopper wants another', async () => {
    const at = new Date('2027-01-04T00:30:00Z');
    const choose = (email: string, topic: 'news' | 'prices', wanted: boolean) =>
      kit.database.db
        .transaction()
        .execute((transaction) =>
          recordChoices(transaction, { site: site.slug, email, at }, [{ topic, wanted, source: 'page' }]),
        );
    await choose('robin@shopper.example', 'prices', true);
    await choose('robin@shopper.example', 'news', false);
    await choose('kim@shopper.example', 'news', true);
    await owner.ask(addUnsubscribe, { params, body: { email: 'lee@shopper.example' } });
    expect((await owner.ask(unsubscribes, { params, query: { search: 'robin' } })).unsubscribes).toEqual([
      {
        email: 'robin@shopper.example',
        at: at.toISOString(),
        source: 'page',
        topics: ['News and offers'],
        all: false,
      },
    ]);
    expect((await owner.ask(unsubscribes, { params, query: { search: 'kim' } })).unsubscribes).toEqual([]);
    const [lee] = (await owner.ask(unsubscribes, { params, query: { search: 'lee' } })).unsubscribes;
    expect([lee?.topics.length, lee?.all]).toEqual([4, true]);
  });

  describe('the live stream', () => {
    const follow = async (browser: Browser) => {
      const response = await browser.send(live, { params });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const until = async (found: (text: string) => boolean) => {
        while (!found(text)) {
          const { done, value = '' } = (await reader?.read()) ?? { done: true };
          text += value;
          if (done) break;
        }
        return text;
      };
      const events = () =>
        [...text.matchAll(/event: change\ndata: (.*)\n/g)].map(([, data]): LiveEvent =>
          JSON.parse(data ?? ''),
        );
      return { until, events, stop: () => reader?.cancel() };
    };

    it('tells what changes, without personal data, and lives', async () => {
      const stream = await follow(owner);
      const id = await addLead(kit);
      await owner.ask(noteLead, { params: { ...params, id }, body: { text: 'Secret', key: randomUUID() } });
      await addLead(kit, { site: other, locationId: 201 });
      const text = await stream.until(() => stream.events().length >= 2);
      await stream.until((all) => all.includes(': alive'));
      expect(stream.events()).toMatchObject([
        { what: 'lead', change: 'added', id, by: null },
        { what: 'lead', change: 'changed', id, by: owner.staffId },
      ]);
      expect(text).not.toMatch(/Secret|Kim|again/);
      await stream.stop();
    });

    it('tells of a lead only those who may see it', async () => {
      const service = await kit.staff('service');
      const stream = await follow(service);
      await addLead(kit);
      const workshop = await addLead(kit, { locationId: 103 });
      await stream.until(() => stream.events().length > 0);
      expect(stream.events().map(({ id }) => id)).toEqual([workshop]);
      await stream.stop();
    });

    it('loses nothing that is committed late, and tells it once', async () => {
      const stream = await follow(owner);
      const slow = addLead(kit);
      const fast = addLead(kit);
      const both = new Set(await Promise.all([slow, fast]));
      const last = await addLead(kit);
      await stream.until(() => stream.events().some(({ id }) => id === last));
      expect(stream.events()).toHaveLength(3);
      expect(new Set(stream.events().map(({ id }) => id))).toEqual(new Set([...both, last]));
      await stream.stop();
    });

    it('is open once it follows: nothing that is committed after it opened is missed', async () => {
      let asked = false;
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => (answer = resolve));
      const db = kit.database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.some((row) => 'xmin' in row)) {
            asked = true;
            await held;
          }
          return result;
        },
      });
      const slow = await testDesk(engine, { db }, kit.database);
      let isOpen = false;
      const opened = (await slow.staff('owner')).send(live, { params }).then((response) => {
        isOpen = true;
        return response;
      });
      await expect.poll(() => asked).toBe(true);
      await setTimeout(50);
      expect(isOpen).toBe(false);
      answer();
      await (await opened).body?.cancel();
    });

    it('of a browser that leaves before it begins tells nothing', async () => {
      const response = await owner.send(live, { params });
      await response.body?.cancel();
      // Whatever is sent to a closed stream throws, outside of any request. Vitest fails the run with it.
      await setTimeout(500);
      expect(response.status).toBe(200);
    });

    it('ends when the process stops', async () => {
      let stopping = false;
      const own = await testDesk(engine, { stopping: () => stopping });
      try {
        const stream = await follow(await own.staff('sales'));
        stopping = true;
        expect(await stream.until(() => false)).toBe(': follows\n\n');
      } finally {
        await own.database.close();
      }
    });

    it('ends when the role ends', async () => {
      const sales = await kit.staff('sales');
      const stream = await follow(sales);
      await owner.ask(removeStaff, { params: { ...params, id: sales.staffId }, body: {} });
      expect(await stream.until(() => false)).toContain('event: signedOut');
    });
  });
});
