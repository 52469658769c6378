import { randomUUID } from 'node:crypto';
import { emptyTables } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { figures, leads, logCall, setLeadStatus } = deskRoutes;
const params = { site: site.slug };
/** A local time of Newstead, which is open from 8:00 am to 5:30 pm on weekdays. 17 November 2026 is a Tuesday. */
const at = (time: string) => new Date(`2026-11-${time}:00+10:00`);

describe('the target for the first answer', () => {
  let kit: TestDesk;
  let owner: Browser;
  let now = at('17T07:00');
  beforeAll(async () => {
    kit = await testDesk('pglite', { now: () => now });
  });
  beforeEach(async () => {
    now = at('17T07:00');
    await emptyTables(kit.database.db, ['leads', 'outbox', 'staff', 'desk_events']);
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  const list = async (query: Record<string, string> = {}) =>
    (await owner.ask(leads, { params, query })).leads;

  it('counts opening hours: a lead of the night is due an hour after the opening, and not before', async () => {
    const night = await addLead(kit, { at: at('16T23:00') });
    const evening = await addLead(kit, { at: at('16T17:00') });
    const nowhere = await addLead(kit, { at: at('16T23:00'), locationId: 102 });
    const dueOf = async () => new Map((await list()).map(({ id, due_at }) => [id, due_at]));
    expect(await dueOf()).toEqual(
      new Map([
        [night, at('17T09:00').toISOString()],
        [nowhere, at('17T00:00').toISOString()],
        [evening, at('17T08:30').toISOString()],
      ]),
    );
    const overdue = async () => {
      const rows = await list({ overdue: 'yes', sort: 'oldest' });
      expect(rows.every((row) => row.overdue)).toBe(true);
      expect(rows).toHaveLength((await list()).filter((row) => row.overdue).length);
      return new Set(rows.map(({ id }) => id));
    };
    expect(await overdue()).toEqual(new Set([nowhere]));
    now = at('17T08:31');
    expect(await overdue()).toEqual(new Set([nowhere, evening]));
    now = at('17T09:01');
    expect(await overdue()).toEqual(new Set([nowhere, evening, night]));
  });

  it('of a lead of no place counts the hours of the primary place, or all hours where there is none', async () => {
    const id = await addLead(kit, { at: at('16T23:00'), locationId: null });
    now = at('17T08:30');
    const shown = async () => {
      const late = await list({ overdue: 'yes' });
      return (await list()).map((row) => [row.id, row.due_at, late.length]);
    };
    expect(await shown()).toEqual([[id, at('17T00:00').toISOString(), 1]]);
    const { siteBySlug } = kit.services;
    const locations = site.locations.map((place) => ({ ...place, primary: place.id === 101 }));
    kit.services.siteBySlug = () => ({ ...site, locations });
    try {
      expect(await shown()).toEqual([[id, at('17T09:00').toISOString(), 0]]);
    } finally {
      kit.services.siteBySlug = siteBySlug;
    }
  });

  it('of the figures is met by an answer within opening hours', async () => {
    for (const answeredAt of ['17T08:20', '17T09:30']) {
      now = at('16T23:00');
      const id = await addLead(kit, { at: now });
      now = at(answeredAt);
      await owner.ask(logCall, {
        params: { ...params, id },
        body: { outcome: 'reached', key: randomUUID() },
      });
    }
    const query = { from: at('16T00:00').toISOString(), to: at('18T00:00').toISOString() };
    expect(await owner.ask(figures, { params, query })).toMatchObject({
      ...{ leads: 2, answered: 2, in_target: 1, median_minutes: 55 },
    });
  });

  it('is first in the list for what waits, of a kind and a place; what is closed without an answer does not wait', async () => {
    const facts = { locationId: 102, form: { category: 'Test Drive' } };
    const closed = await addLead(kit, { ...facts, at: at('16T08:00') });
    const set = { params: { ...params, id: closed }, body: { status: 'won', key: randomUUID() } } as const;
    await owner.ask(setLeadStatus, set);
    const late = await addLead(kit, { ...facts, at: at('16T12:00') });
    const later = await addLead(kit, { ...facts, at: at('16T13:00') });
    await addLead(kit, { locationId: 102, at: at('16T09:00') });
    await addLead(kit, { form: facts.form, at: at('16T10:00') });
    const query = { category: 'Test Drive', location_id: '102', sort: 'due', limit: '2' } as const;
    const first = await owner.ask(leads, { params, query });
    expect([first.leads.map(({ id }) => id), first.total]).toEqual([[late, later], 3]);
    const rest = await owner.ask(leads, { params, query: { ...query, cursor: first.next ?? '' } });
    expect(rest.leads.map(({ id }) => id)).toEqual([closed]);
  });
});
