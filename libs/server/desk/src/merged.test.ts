import { randomUUID } from 'node:crypto';
import type { ApiSite } from '@forecourt/api';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { PDF } from '@forecourt/uploads/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFiles, addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const {
  assignLead,
  erasePerson,
  exportPerson,
  lead,
  leadDrafts,
  leadFile,
  leads,
  logCall,
  mergeLead,
  noteLead,
} = deskRoutes;
const { createTemplate, removeStaff, setLeadStatus, snoozeLead } = deskRoutes;
/** The dealership, with a place in another time zone. */
const border: ApiSite = {
  ...site,
  locations: site.locations.map((place) =>
    place.id === 102 ? { ...place, timeZone: 'Australia/Sydney' } : place,
  ),
};
const params = { site: site.slug };
const at = (id: string) => ({ site: site.slug, id });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const email = 'kim@shopper.example';

describe.each(testEngines('merged leads'))('merged leads on %s', (engine) => {
  let kit: TestDesk;
  let owner: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine, { siteBySlug: (slug) => (slug === site.slug ? border : null) });
  });
  beforeEach(async () => {
    await emptyTables(kit.database.db, [
      'leads',
      'outbox',
      'staff',
      'desk_events',
      'appointments',
      'uploads',
    ]);
    owner = await kit.staff('owner');
  });
  afterAll(async () => {
    await kit.files.remove();
    await kit.database.close();
  });

  const merge = (id: string, into: string) =>
    owner.ask(mergeLead, { params: at(id), body: { into, key: randomUUID() } });
  const set = (id: string, status: 'won' | 'open' | 'waiting' | 'spam') =>
    owner.ask(setLeadStatus, { params: at(id), body: { status, key: randomUUID() } });
  const two = async (locationId = 101) => {
    const first = await addLead(kit, { form: { email }, locationId, at: hours(-2) });
    const second = await addLead(kit, { form: { email, category: 'Trade-In' } });
    return { first, second };
  };

  it('has all that both have: messages, files, appointments, deliveries and history', async () => {
    const files = await addFiles(kit);
    const appointment = new Date('2027-01-05T00:30:00Z');
    const form = { email, category: 'Test Drive', message: 'Has it a towbar?' };
    const first = await addLead(kit, { form: { email }, at: hours(-2) });
    const second = await addLead(kit, { form, files, appointment, at: hours(-1) });
    await addLead(kit, { form: { email, message: 'Or a roof rack?' }, at: hours(-1.95) });
    const note = { params: at(second), body: { text: 'Wants to tow', key: randomUUID() } };
    await owner.ask(noteLead, note);
    const merged = await merge(second, first);
    expect(merged.said.map(({ answers }) => answers.map(({ text }) => text))).toEqual([
      expect.arrayContaining(['Is it still there?']),
      ['Or a roof rack?'],
      expect.arrayContaining(['Has it a towbar?']),
    ]);
    expect(merged.files.map(({ name }) => name)).toEqual(['front.jpg', 'Kim’s “CV”.pdf']);
    expect(merged.appointments).toMatchObject([{ starts_at: appointment.toISOString() }]);
    expect(merged.appointment_at).toBe(appointment.toISOString());
    expect(merged.deliveries).toHaveLength(3);
    expect(merged.history.map(({ kind }) => kind)).toEqual(['noted', 'merged']);
    const [, cv] = files;
    const file = await owner.send(leadFile, { params: { ...at(first), file: cv?.id ?? '' } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    const alone = await owner.ask(exportPerson, { params, body: { email } });
    expect(alone.leads.map(({ said }) => (Array.isArray(said) ? said.length : 0))).toEqual([2, 1]);
  });

  it('has nothing of one whose place somebody does not see, and is not found by its words', async () => {
    const files = await addFiles(kit);
    const appointment = new Date('2027-01-05T00:30:00Z');
    const first = await addLead(kit, { form: { email }, at: hours(-2) });
    const form = { email: 'zed@shopper.example', name: 'Zebedee', phone: '0491 570 157' };
    const hidden = await addLead(kit, { form, files, appointment, locationId: 102, at: hours(-1) });
    const note = { params: at(hidden), body: { text: 'Wants to tow', key: randomUUID() } };
    await owner.ask(noteLead, note);
    expect(await merge(hidden, first)).toMatchObject({
      ...{ appointment_at: appointment.toISOString(), time_zone: 'Australia/Sydney' },
      location: { id: 101 },
    });
    const template = { name: 'When', subject: 'When', text: '{appointment}', key: randomUUID() };
    await owner.ask(createTemplate, { params, body: template });
    const draftOf = async (who: Browser) =>
      (await who.ask(leadDrafts, { params: at(first) })).drafts.map(({ text }) => text);
    expect(await draftOf(owner)).toEqual(['Tuesday 5 January at 11:30 am']);
    const placed = await kit.staff('sales', { places: [101] });
    const seen = await placed.ask(lead, { params: at(first) });
    expect(seen).toMatchObject({ appointment_at: null, appointments: [], files: [], merged: [] });
    expect([seen.said.length, seen.deliveries.length]).toEqual([1, 1]);
    expect(seen.history.map(({ kind }) => kind)).toEqual(['merged']);
    expect(await draftOf(placed)).toEqual(['[appointment]']);
    const found = async (who: Browser, search: string) =>
      (await who.ask(leads, { params, query: { search } })).leads.map((row) => [row.id, row.appointment_at]);
    expect(await found(placed, '')).toEqual([[first, null]]);
    expect(await found(owner, '')).toEqual([[first, appointment.toISOString()]]);
    for (const search of ['zebedee', '0491 570 157', 'zed@']) {
      expect(await found(owner, search)).toHaveLength(1);
      expect(await found(placed, search)).toEqual([]);
    }
    const file = { params: { ...at(first), file: files[0]?.id ?? '' } };
    expect(await placed.refused(leadFile, file)).toBe('404 notFound');
    const data = await owner.ask(exportPerson, { params, body: { email } });
    expect(data.leads).toMatchObject([{ id: first, appointment_at: null, appointments: [] }]);
  });

  it('is found by the words of the one that left the list', async () => {
    const { first, second } = await two();
    const other = await addLead(kit, { form: { name: 'Zebedee', email: 'z@shopper.example' } });
    await merge(other, first);
    const ids = async (search: string) =>
      (await owner.ask(leads, { params, query: { search } })).leads.map(({ id }) => id);
    expect(await ids('zebedee')).toEqual([first]);
    expect(await ids('zebedee kim@shopper')).toEqual([first]);
    expect(new Set(await ids('kim@shopper'))).toEqual(new Set([first, second]));
  });

  it('is to do again when the other one was: a closed one is open, a snoozed one awake', async () => {
    const { first, second } = await two();
    await set(first, 'won');
    expect(await merge(second, first)).toMatchObject({ status: 'open' });
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await owner.ask(snoozeLead, {
      params: at(first),
      body: { until: hours(24).toISOString(), key: randomUUID() },
    });
    expect(await merge(third, first)).toMatchObject({ status: 'open', snoozed_until: null });
    await set(first, 'won');
    const fourth = await addLead(kit, { form: { email, category: 'Parts' } });
    await set(fourth, 'waiting');
    expect(await merge(fourth, first)).toMatchObject({ status: 'waiting' });
    await set(first, 'won');
    const closed = await addLead(kit, { form: { email, category: 'Fleet' } });
    await set(closed, 'won');
    expect(await merge(closed, first)).toMatchObject({ status: 'won' });
  });

  it('tells of a merge once, also with the history of what was merged', async () => {
    const { first, second } = await two();
    const { history } = await merge(second, first);
    expect(history.map(({ kind, data }) => [kind, data])).toEqual([['merged', { lead_id: second }]]);
  });

  it('is erased with the one that took it in, also if it has other contact details, and is not given out with it', async () => {
    const first = await addLead(kit, { form: { email }, at: hours(-2) });
    const appointment = new Date('2027-01-05T00:30:00Z');
    const second = await addLead(kit, { form: { email: 'lee@shopper.example' }, appointment });
    const other = await addLead(kit, { form: { email: 'lee@shopper.example', category: 'Service' } });
    await merge(second, first);
    const body = { email, reason: 'Asked by phone' };
    const seen = await owner.ask(exportPerson, { params, body: { email } });
    expect([seen.leads.map(({ id }) => id), seen.merged]).toEqual([[first], 1]);
    await secondFactor(owner);
    expect(await owner.refused(erasePerson, { params, body: { ...body, leads: 1 } })).toBe('409 otherCount');
    expect(await owner.ask(erasePerson, { params, body: { ...body, leads: 2 } })).toEqual({ erased: 2 });
    expect((await owner.ask(leads, { params, query: {} })).leads.map(({ id }) => id)).toEqual([other]);
    for (const table of ['leads', 'outbox', 'appointments', 'desk_events'] as const) {
      const rows = JSON.stringify(await kit.database.db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(second)]).toEqual([table, false]);
    }
  });

  it('is erased without the one that took it in, which keeps nothing of it', async () => {
    const first = await addLead(kit, { form: { email }, at: hours(-2) });
    const form = { email: 'zed@shopper.example', name: 'Zebedee' };
    const second = await addLead(kit, { form, at: hours(-1) });
    await merge(second, first);
    await addLead(kit, { form: { ...form, message: 'And a towbar?' }, at: hours(-0.95) });
    await secondFactor(owner);
    const body = { email: form.email, reason: 'Asked by phone', leads: 1 };
    expect(await owner.ask(erasePerson, { params, body })).toEqual({ erased: 1 });
    const seen = await owner.ask(lead, { params: at(first) });
    expect([seen.status, seen.said.length, seen.merged]).toEqual(['new', 1, []]);
    const rows = JSON.stringify(
      await kit.database.db.selectFrom('lead_states').selectAll().execute(),
    ).toLowerCase();
    for (const word of ['zebedee', 'zed@', 'towbar'])
      expect([word, rows.includes(word)]).toEqual([word, false]);
  });

  it('takes whose it is only if they see it', async () => {
    const { first } = await two();
    const workshop = await addLead(kit, { form: { email, category: 'Service' }, locationId: 103 });
    const elsewhere = await addLead(kit, { form: { email, category: 'Parts' }, locationId: 102 });
    const service = await kit.staff('service');
    const placed = await kit.staff('sales', { places: [102] });
    for (const [id, { staffId }] of [
      [workshop, service],
      [elsewhere, placed],
    ] as const) {
      const body = { staff_id: staffId, key: randomUUID() };
      expect((await owner.ask(assignLead, { params: at(id), body })).assignee?.id).toBe(staffId);
      expect((await merge(id, first)).assignee).toBeNull();
    }
  });

  it('takes whose it is where the one who had it left before it opened again', async () => {
    const { first, second } = await two();
    const sales = await kit.staff('sales');
    const assign = (id: string, staff_id: string) =>
      owner.ask(assignLead, { params: at(id), body: { staff_id, key: randomUUID() } });
    await assign(first, sales.staffId);
    await assign(second, owner.staffId);
    await set(first, 'won');
    await owner.ask(removeStaff, { params: at(sales.staffId), body: {} });
    expect(await merge(second, first)).toMatchObject({ status: 'open', assignee: { id: owner.staffId } });
  });

  it('names no related lead that was merged into a third one: nothing can be merged with it', async () => {
    const { first, second } = await two();
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await merge(third, second);
    const { related } = await owner.ask(lead, { params: at(first) });
    expect(related.map(({ id }) => id)).toEqual([second]);
  });

  it('tells of each merge of a chain once', async () => {
    const { first, second } = await two();
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await merge(third, second);
    const { history } = await merge(second, first);
    expect(history.map(({ kind, data }) => [kind, data])).toEqual([
      ['merged', { lead_id: third }],
      ['merged', { lead_id: second }],
    ]);
  });

  it('does not wake for one that sleeps: an open one stays as it is, a closed one sleeps as long', async () => {
    const { first, second } = await two();
    const until = (id: string, time: Date) =>
      owner.ask(snoozeLead, { params: at(id), body: { until: time.toISOString(), key: randomUUID() } });
    const [day, week] = [hours(24), hours(168)];
    await until(first, day);
    await until(second, week);
    expect(await merge(second, first)).toMatchObject({ status: 'new', snoozed_until: day.toISOString() });
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await until(third, week);
    await set(first, 'won');
    expect(await merge(third, first)).toMatchObject({ status: 'open', snoozed_until: week.toISOString() });
  });

  it('stays spam, whatever was to do with the other one', async () => {
    const { first, second } = await two();
    await set(first, 'spam');
    expect((await merge(second, first)).status).toBe('spam');
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await set(third, 'waiting');
    expect((await merge(third, first)).status).toBe('spam');
  });

  it('says what the first message says, also if a later one has an earlier time', async () => {
    const first = await addLead(kit, { form: { email } });
    await addLead(kit, { form: { email, message: 'Or a roof rack?' }, at: hours(-1) });
    expect((await owner.ask(lead, { params: at(first) })).message).toBe('Is it still there?');
  });

  it('stays new while nobody has answered it, and takes whose it is and a later answer', async () => {
    // Of a place without hours, so that each hour counts.
    const { first, second } = await two(102);
    await owner.ask(assignLead, { params: at(second), body: { staff_id: owner.staffId, key: randomUUID() } });
    expect(await merge(second, first)).toMatchObject({
      ...{ status: 'new', first_response_minutes: null },
      assignee: { id: owner.staffId },
    });
    const third = await addLead(kit, { form: { email, category: 'Service' } });
    await owner.ask(logCall, { params: at(third), body: { outcome: 'reached', key: randomUUID() } });
    const answered = await merge(third, first);
    expect(answered.first_response_minutes).toBeCloseTo(120, 0);
    expect(answered.due_at).toBeNull();
    const fresh = await addLead(kit, { form: { email: 'new@shopper.example' } });
    // It came after that answer.
    expect((await merge(first, fresh)).first_response_minutes).toBeNull();
  });
});
