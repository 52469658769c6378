import { deskRoutes } from '@forecourt/desk-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { emptyTables } from '@forecourt/database/testing';
import { addLead } from './test/addLead.ts';
import { other, site, testDesk, type TestDesk } from './test/testDesk.ts';

const { assignLead, audit, inviteStaff, lead, leads, me, removeStaff, setLeadStatus, staff, updateStaff } =
  deskRoutes;
const params = { site: site.slug };
const lee = { email: 'lee@dealer.example', name: 'Lee', role: 'sales', location_ids: [101] } as const;

describe('the staff of a dealership', () => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk();
  });
  beforeEach(() => emptyTables(kit.database.db, ['staff', 'leads', 'outbox', 'desk_events']));
  afterAll(() => kit.database.close());

  it('is invited by owners and managers, who get a mail and nothing else', async () => {
    const owner = await kit.staff('owner');
    const wakes = kit.wakes();
    const made = await owner.ask(inviteStaff, { params, body: { ...lee, location_ids: [101] } });
    expect(made).toMatchObject({ email: lee.email, role: 'sales', location_ids: [101], open_leads: 0 });
    expect(kit.wakes()).toBe(wakes + 1);
    const sent = await kit.database.db.selectFrom('outbox').select(['topic', 'key', 'payload']).execute();
    expect(sent).toEqual([{ topic: 'staff.invitation', key: made.id, payload: params }]);
    const again = await owner.ask(inviteStaff, {
      params,
      body: { ...lee, name: 'Other', location_ids: [101] },
    });
    expect(again).toMatchObject({ id: made.id, name: 'Lee', location_ids: [101] });
    const { entries } = await owner.ask(audit, { params, query: {} });
    expect(entries.map(({ kind, by, data }) => [kind, by?.id, data['id']])).toEqual([
      ['staffInvited', owner.staffId, made.id],
      ['staffInvited', owner.staffId, made.id],
    ]);
  });

  it('is not invited to a place that does not exist, or to one of another dealership', async () => {
    const owner = await kit.staff('owner');
    for (const location_ids of [[999], [101, 201]])
      expect(await owner.refused(inviteStaff, { params, body: { ...lee, location_ids } })).toBe(
        '422 noLocation',
      );
  });

  it('has owners that only owners make, change and remove', async () => {
    const [owner, manager] = [await kit.staff('owner'), await kit.staff('manager')];
    const toOwner = { params, body: { ...lee, role: 'owner', location_ids: null } };
    expect(await manager.refused(inviteStaff, toOwner)).toBe('403 notYours');
    const at = { site: site.slug, id: owner.staffId };
    expect(await manager.refused(updateStaff, { params: at, body: { role: 'sales' } })).toBe('403 notYours');
    expect(await manager.refused(removeStaff, { params: at, body: {} })).toBe('403 notYours');
    const own = { site: site.slug, id: manager.staffId };
    expect(await manager.refused(updateStaff, { params: own, body: { role: 'owner' } })).toBe('403 notYours');
    const promoted = { params, body: { ...lee, email: owner.email, role: 'manager', location_ids: null } };
    expect(await manager.refused(inviteStaff, promoted)).toBe('403 notYours');
  });

  it('is led within the places of whoever leads: nobody gives more places than they see, nor changes whoever sees others', async () => {
    const placed = await kit.staff('manager', { places: [101, 102] });
    const here = await placed.ask(inviteStaff, { params, body: { ...lee, location_ids: [101] } });
    const at = { site: site.slug, id: here.id };
    expect((await placed.ask(updateStaff, { params: at, body: { role: 'service' } })).location_ids).toEqual([
      101,
    ]);
    for (const location_ids of [null, [101, 103]]) {
      const body = { ...lee, email: 'new@dealer.example', location_ids };
      expect(await placed.refused(inviteStaff, { params, body })).toBe('403 notYours');
      expect(await placed.refused(updateStaff, { params: at, body: { location_ids } })).toBe('403 notYours');
      const own = { site: site.slug, id: placed.staffId };
      expect(await placed.refused(updateStaff, { params: own, body: { location_ids } })).toBe('403 notYours');
    }
    for (const places of [null, [103]]) {
      const elsewhere = await kit.staff('sales', { places });
      const them = { site: site.slug, id: elsewhere.staffId };
      expect(await placed.refused(updateStaff, { params: them, body: { role: 'service' } })).toBe(
        '403 notYours',
      );
      expect(await placed.refused(updateStaff, { params: them, body: { location_ids: [101] } })).toBe(
        '403 notYours',
      );
      expect(await placed.refused(removeStaff, { params: them, body: {} })).toBe('403 notYours');
      const again = { ...lee, email: elsewhere.email, location_ids: [101] };
      expect(await placed.refused(inviteStaff, { params, body: again })).toBe('403 notYours');
    }
    expect(await placed.ask(removeStaff, { params: at, body: {} })).toEqual({ done: true });
  });

  it('keeps its last owner, also if two remove each other at once', async () => {
    const [one, two] = [await kit.staff('owner'), await kit.staff('owner')];
    const both = await Promise.all([
      one.refused(removeStaff, { params: { site: site.slug, id: two.staffId }, body: {} }),
      two.refused(removeStaff, { params: { site: site.slug, id: one.staffId }, body: {} }),
    ]);
    const owners = await kit.database.db
      .selectFrom('staff_roles')
      .selectAll()
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    expect(both.filter((each) => each === '200 ')).toHaveLength(1);
    const [last] = owners;
    const left = last?.staff_id === one.staffId ? one : two;
    const at = { site: site.slug, id: left.staffId };
    expect(await left.refused(updateStaff, { params: at, body: { role: 'sales' } })).toBe('409 lastOwner');
    expect(await left.refused(removeStaff, { params: at, body: {} })).toBe('409 lastOwner');
  });

  it('loses a role at once: the next call is refused, and the sessions of somebody without a role end', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    expect((await sales.ask(staff, { params })).staff).toHaveLength(2);
    await owner.ask(removeStaff, { params: { site: site.slug, id: sales.staffId }, body: {} });
    expect(await sales.refused(staff, { params })).toBe('401 signedOut');
    expect(
      await owner.refused(removeStaff, { params: { site: site.slug, id: sales.staffId }, body: {} }),
    ).toBe('404 notFound');
    const { entries } = await owner.ask(audit, { params, query: {} });
    expect(entries[0]).toMatchObject({ kind: 'staffRemoved', data: { id: sales.staffId } });
  });

  it('keeps no open lead that it does not see any more: a change of role or places frees it for the others', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    const newstead = await addLead(kit, { locationId: 101 });
    const bowen = await addLead(kit, { locationId: 102 });
    const nowhere = await addLead(kit, { locationId: null });
    const won = await addLead(kit, { locationId: 102 });
    const at = (id: string) => ({ site: site.slug, id });
    for (const id of [newstead, bowen, nowhere, won])
      await owner.ask(assignLead, { params: at(id), body: { staff_id: sales.staffId, key: randomUUID() } });
    await owner.ask(setLeadStatus, { params: at(won), body: { status: 'won', key: randomUUID() } });
    const assigned = async (assignee: string) =>
      new Set((await owner.ask(leads, { params, query: { assignee } })).leads.map(({ id }) => id));
    await owner.ask(updateStaff, { params: at(sales.staffId), body: { location_ids: [101] } });
    expect(await assigned(sales.staffId)).toEqual(new Set([newstead, won]));
    expect(await assigned('none')).toEqual(new Set([bowen, nowhere]));
    await owner.ask(updateStaff, {
      params: at(sales.staffId),
      body: { role: 'service', location_ids: null },
    });
    expect(await assigned('none')).toEqual(new Set([newstead, bowen, nowhere]));
    const historyOf = async (id: string) =>
      (await owner.ask(lead, { params: at(id) })).history.map(({ kind, by, data }) => [kind, by?.id, data]);
    const name = (await owner.ask(staff, { params })).staff.find(({ id }) => id === sales.staffId)?.name;
    const freed = ['assigned', owner.staffId, { to: null, text: `${name} no longer sees this lead.` }];
    expect([(await historyOf(bowen)).slice(1), (await historyOf(newstead)).slice(1)]).toEqual([
      [freed],
      [freed],
    ]);
    expect((await historyOf(won)).map(([kind]) => kind)).toEqual(['assigned', 'status']);
  });

  it('is not changed over what another leader changed meanwhile, unless nothing is left to change', async () => {
    const [owner, manager, sales] = [
      await kit.staff('owner'),
      await kit.staff('manager'),
      await kit.staff('sales'),
    ];
    const at = { site: site.slug, id: sales.staffId };
    const expected = { role: 'sales', location_ids: null } as const;
    const places = { role: 'sales' as const, location_ids: [102, 101], expected };
    const role = { role: 'service', location_ids: null, expected };
    await owner.ask(updateStaff, { params: at, body: places });
    expect(await manager.refused(updateStaff, { params: at, body: role })).toBe('409 changed');
    // The response was lost, and it is sent again.
    await owner.ask(updateStaff, { params: at, body: { ...places, location_ids: [101, 102] } });
    const now = { role: 'sales' as const, location_ids: [101, 102] };
    const changed = await manager.ask(updateStaff, {
      params: at,
      body: { role: 'service', location_ids: [101, 102], expected: now },
    });
    expect(changed).toMatchObject({ role: 'service', location_ids: [101, 102] });
  });

  it('is invited again with the same role and places only: an invitation changes neither of somebody who works here', async () => {
    const owner = await kit.staff('owner');
    const invite = (changes: object) =>
      owner.refused(inviteStaff, { params, body: { ...lee, location_ids: [101, 102], ...changes } });
    expect(await invite({})).toBe('200 ');
    expect(await invite({ location_ids: [102, 101] })).toBe('200 ');
    expect(await invite({})).toBe('200 ');
    for (const changes of [{ role: 'manager' }, { location_ids: null }, { location_ids: [101] }])
      expect(await invite(changes)).toBe('409 worksHere');
    const { staff: all } = await owner.ask(staff, { params });
    expect(all.find(({ email }) => email === lee.email)).toMatchObject({
      ...{ role: 'sales', location_ids: [101, 102] },
    });
  });

  it('keeps a role at another dealership, and the session', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    await kit.staff('sales', { site: other.slug, email: sales.email });
    await owner.ask(removeStaff, { params: { site: site.slug, id: sales.staffId }, body: {} });
    expect(await sales.refused(staff, { params })).toBe('404 noAccess');
    expect((await sales.ask(me, {})).memberships.map((each) => each.site)).toEqual([other.slug]);
  });

  it('pages through the audit, and refuses a cursor that is not its own', async () => {
    const owner = await kit.staff('owner');
    for (let invited = 0; invited < 5; invited += 1)
      await owner.ask(inviteStaff, {
        params,
        body: { ...lee, email: `s${invited}@dealer.example`, location_ids: null },
      });
    const seen = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof owner.ask<typeof audit>>> = await owner.ask(audit, {
        params,
        query: { limit: '2', ...(cursor !== null && { cursor }) },
      });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    for (const wrong of ['x', 'W10', Buffer.from('["a"]').toString('base64url')])
      expect(await owner.refused(audit, { params, query: { cursor: wrong } })).toBe('422 badCursor');
  });
});
