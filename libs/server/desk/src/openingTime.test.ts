import { randomUUID } from 'node:crypto';
import type { ApiSite } from '@forecourt/api';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { exampleLocation } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTargetOf } from './leads/answerTarget.ts';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { figures, lead, leads, logCall, setLeadStatus, snoozeLead, updateSettings } = deskRoutes;
const params = { site: site.slug };
const { opening_hours: weekdays } = exampleLocation.contact_detail;
/** Newstead is open on weekdays from 8:00 am to 5:30 pm, the workshop in Sydney for the first hour of it; the others have no hours. */
const places: ApiSite = {
  ...site,
  locations: site.locations.map((place) =>
    place.id === 103
      ? {
          ...place,
          timeZone: 'Australia/Sydney',
          openingHours: weekdays.map((each) => ({
            ...each,
            ...(each.open !== null && { open: '08:00', close: '09:00', formated_hours: null }),
          })),
        }
      : place,
  ),
};
/** A local time of Newstead. 17 November 2026 is a Tuesday. */
const at = (time: string) => new Date(`2026-11-${time}:00+10:00`);

describe.each(testEngines('opening time'))('opening time that the database counts on %s', (engine) => {
  let kit: TestDesk;
  let owner: Browser;
  let now = at('18T07:00');
  let served = places;
  beforeAll(async () => {
    kit = await testDesk(engine, { now: () => now, siteBySlug: () => served });
  });
  beforeEach(async () => {
    now = at('18T07:00');
    served = places;
    await emptyTables(kit.database.db, ['leads', 'outbox', 'staff', 'desk_events', 'desk_settings']);
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  const reach = (id: string) =>
    owner.ask(logCall, { params: { ...params, id }, body: { outcome: 'reached', key: randomUUID() } });

  it('is that of the clock of each place', async () => {
    const { db } = kit.database;
    const target = await answerTargetOf({ services: kit.services, site: places });
    const from = at('01T00:00');
    const { clocks, joined, openMs, instantOf } = target.openTime(() => ({ from, to: at('30T00:00') }));
    const given = Array.from({ length: 240 }, (_, hour) => new Date(from.getTime() + hour * 7_654_321));
    for (const place of [101, 102, 103, null]) {
      const { rows } = await sql<{ at: Date; open: number; due: Date }>`
        with ${clocks}, s as (
          select ${place}::bigint as location_id, at from unnest(${given.map((each) => each.toISOString())}::timestamptz[]) as at
        ) select at, ${openMs(sql`at`)} - ${openMs(sql`${from}::timestamptz`)} as open,
          ${instantOf(sql`(${openMs(sql`at`)} + 3600000)`)} as due from s ${joined}`.execute(db);
      expect(rows).toHaveLength(240);
      for (const { at: instant, open, due } of rows) {
        const asked = { location_id: place, created_at: from };
        expect([place, instant, open / 60_000]).toEqual([place, instant, target.waited(asked, instant)]);
        if (instant < at('26T00:00')) expect(due).toEqual(target.dueAt({ ...asked, created_at: instant }));
      }
    }
  });

  it('orders what is due first, page by page, though another lead has waited for longer', async () => {
    // Due at 8:30 am of the 18th; at 9:00 am; at 5:00 am, because it has no hours; and long ago.
    const newstead = await addLead(kit, { at: at('17T17:00') });
    const night = await addLead(kit, { at: at('17T23:00') });
    const anyHour = await addLead(kit, { at: at('18T04:00'), locationId: 102 });
    const old = await addLead(kit, { at: new Date('2026-08-04T00:00:00Z') });
    // The workshop has opened for half an hour after it.
    const workshop = await addLead(kit, { at: at('17T07:30'), locationId: 103 });
    const closed = await addLead(kit, { at: at('17T01:00') });
    const won = { params: { ...params, id: closed }, body: { status: 'won', key: randomUUID() } } as const;
    await owner.ask(setLeadStatus, won);
    const seen: { id: string; due_at: string | null }[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = { sort: 'due', limit: '2', ...(cursor !== '' && { cursor }) } as const;
      const page: Awaited<ReturnType<typeof list>> = await list(query);
      seen.push(...page.leads);
      cursor = page.next;
    }
    expect(seen.map(({ id }) => id)).toEqual([old, anyHour, workshop, newstead, night, closed]);
    const dues = seen.slice(0, -1).map(({ due_at }) => due_at ?? '');
    expect(dues).toEqual(dues.toSorted());
    for (const wrong of [
      ['2026-11-17T00:00:00.000Z', closed, 'due'],
      ['1', closed, '2026-11-17T00:00:00.000Z'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(wrong)).toString('base64url');
      expect(await owner.refused(leads, { params, query: { sort: 'due', cursor } })).toBe('422 badCursor');
    }
  });
  /** Newstead is closed for some days from this one on. */
  function closeFrom(date: string, days: number) {
    const special = Array.from({ length: days }, (_, day) => ({
      ...{ location_id: 101, status: 'Closed' },
      date: new Date(Date.parse(date) + day * 86_400_000).toISOString().slice(0, 10),
    }));
    served = {
      ...places,
      locations: places.locations.map((place) =>
        place.id === 101 ? { ...place, specialHours: special } : place,
      ),
    };
  }
  const dueFirst = async () => {
    const { leads: rows } = await list({ sort: 'due' });
    const dues = rows.map(({ due_at }) => due_at ?? '');
    expect(dues).toEqual(dues.toSorted());
    return rows.map(({ id }) => id);
  };

  it('has what a place answers after weeks behind what is due in an hour', async () => {
    closeFrom('2026-11-18', 75);
    const afterBreak = await addLead(kit, { at: at('17T18:00') });
    const soon = await addLead(kit, { at: at('18T06:30'), locationId: 102 });
    expect(await dueFirst()).toEqual([soon, afterBreak]);
  });

  it('has what was due before a place closed for weeks in front of what is due now', async () => {
    closeFrom('2026-10-07', 50);
    const before = await addLead(kit, { at: new Date('2026-10-06T00:00:00Z') });
    const soon = await addLead(kit, { at: at('18T05:30'), locationId: 102 });
    expect(await dueFirst()).toEqual([before, soon]);
  });

  it('has what waits since months in the order of its arrival, of whichever place', async () => {
    const workshop = await addLead(kit, { at: new Date('2026-08-03T00:00:00Z'), locationId: 103 });
    const anyHour = await addLead(kit, { at: new Date('2026-08-05T00:00:00Z'), locationId: 102 });
    expect(await dueFirst()).toEqual([workshop, anyHour]);
  });

  it('knows a target that takes a place half a year', async () => {
    await owner.ask(updateSettings, { params, body: { response_target_minutes: 10_080 } });
    const workshop = await addLead(kit, { at: at('17T10:00'), locationId: 103 });
    const newstead = await addLead(kit, { at: at('17T11:00') });
    const anyHour = await addLead(kit, { at: at('17T12:00'), locationId: 102 });
    expect(await dueFirst()).toEqual([anyHour, newstead, workshop]);
  });

  const list = (query: Record<string, string>) => owner.ask(leads, { params, query });

  it('is the time that a lead says it waited for its answer, and the figures the same', async () => {
    now = at('16T23:00');
    const id = await addLead(kit, { at: now });
    const other = await addLead(kit, { at: now, locationId: 102 });
    now = at('17T08:20');
    expect((await reach(id)).first_response_minutes).toBe(20);
    expect((await reach(other)).first_response_minutes).toBe(560);
    expect((await owner.ask(lead, { params: { ...params, id } })).first_response_minutes).toBe(20);
    const query = { from: at('16T00:00').toISOString(), to: at('18T00:00').toISOString() };
    const { by_location, ...all } = await owner.ask(figures, { params, query });
    expect(all).toMatchObject({ leads: 2, answered: 2, in_target: 1, median_minutes: 290 });
    expect(by_location.map(({ location, median_minutes }) => [location?.id, median_minutes])).toEqual([
      [101, 20],
      [102, 560],
    ]);
  });

  it('of the figures comes from one row for each group', async () => {
    for (let added = 0; added < 20; added += 1) await addLead(kit, { at: at('17T10:00') });
    let read = 0;
    const { db } = kit.services;
    kit.services.db = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read += result.rows.length;
        return result;
      },
    });
    const query = { from: at('16T00:00').toISOString(), to: at('18T00:00').toISOString() };
    const asked = await owner.ask(figures, { params, query });
    kit.services.db = db;
    expect([asked.leads, asked.by_staff.length, asked.by_category.length]).toEqual([20, 1, 1]);
    expect(read).toBeLessThan(12);
    const never = { from: '0001-01-01T00:00:00Z', to: '0001-02-01T00:00:00Z' };
    expect(await owner.ask(figures, { params, query: never })).toEqual({
      ...{ leads: 0, answered: 0, in_target: 0, median_minutes: null },
      ...{ by_staff: [], by_location: [], by_category: [] },
    });
  });

  it('counts the leads of each status apart from those that are snoozed, whatever the filter shows', async () => {
    const [awake, snoozed, closed] = [await addLead(kit), await addLead(kit), await addLead(kit)];
    const set = (id: string, status: 'open' | 'won') =>
      owner.ask(setLeadStatus, { params: { ...params, id }, body: { status, key: randomUUID() } });
    await set(closed, 'won');
    for (const id of [snoozed, closed])
      await owner.ask(snoozeLead, {
        params: { ...params, id },
        body: { until: at('20T09:00').toISOString(), key: randomUUID() },
      });
    const none = { new: 0, open: 0, waiting: 0, won: 0, lost: 0, spam: 0 };
    for (const [query, ids] of [
      [{}, [awake]],
      [{ snoozed: 'only' }, [snoozed, closed]],
      [{ snoozed: 'only', status: 'new' }, [snoozed]],
      [{ snoozed: 'show' }, [awake, snoozed, closed]],
      [{ snoozed: 'show', status: 'won' }, [closed]],
    ] as const) {
      const found = await list(query);
      expect(new Set(found.leads.map(({ id }) => id))).toEqual(new Set(ids));
      expect([found.total, found.counts, found.snoozed]).toEqual([
        ids.length,
        { ...none, new: 1 },
        { ...none, new: 1, won: 1 },
      ]);
    }
  });
});
