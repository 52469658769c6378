import { randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { lockStaff, removeStaff, updateStaff } from '@forecourt/staff';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type TestDesk } from './test/testDesk.ts';

describe.each(testEngines('assigned leads'))('an assignment on %s', (engine) => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  afterAll(() => kit.database.close());

  it('ends when a closed lead opens again and the person no longer sees it, however it opens', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    const emails = ['said', 'set', 'answered', 'merged', 'kept'].map((name) => `${name}@shopper.example`);
    const added: string[] = [];
    for (const email of emails) added.push(await addLead(kit, { form: { email } }));
    const [said = '', set = '', answered = '', merged = '', kept = ''] = added;
    const at = (id: string) => ({ site: site.slug, id });
    const key = () => randomUUID();
    for (const id of added) {
      const staff_id = id === kept ? owner.staffId : sales.staffId;
      await owner.ask(deskRoutes.assignLead, { params: at(id), body: { staff_id, key: key() } });
      await owner.ask(deskRoutes.setLeadStatus, { params: at(id), body: { status: 'won', key: key() } });
    }
    await owner.ask(deskRoutes.removeStaff, { params: at(sales.staffId), body: {} });
    for (const [index, id] of [said, kept].entries())
      expect(await addLead(kit, { form: { email: emails[index * 4] ?? '', message: 'And?' } })).toBe(id);
    const opened = { status: 'open', key: key() } as const;
    await owner.ask(deskRoutes.setLeadStatus, { params: at(set), body: opened });
    const mail = { subject: 'Yes', text: 'Yes.', status: 'waiting', key: key() } as const;
    await owner.ask(deskRoutes.replyToLead, { params: at(answered), body: mail });
    const second = await addLead(kit, { form: { category: 'Trade-In' } });
    await owner.ask(deskRoutes.mergeLead, { params: at(second), body: { into: merged, key: key() } });
    const name = (await kit.database.db.selectFrom('staff').select(['id', 'name']).execute()).find(
      ({ id }) => id === sales.staffId,
    )?.name;
    for (const id of [said, set, answered, merged]) {
      const seen = await owner.ask(deskRoutes.lead, { params: at(id) });
      expect([seen.assignee, ['open', 'waiting'].includes(seen.status)]).toEqual([null, true]);
      expect(seen.history.filter(({ kind }) => kind === 'assigned').at(-1)).toMatchObject({
        by: null,
        data: { to: null, text: `${name} no longer sees this lead.` },
      });
    }
    const own = await owner.ask(deskRoutes.lead, { params: at(kept) });
    expect([own.status, own.assignee?.id]).toEqual(['open', owner.staffId]);
  });

  it('is offered to those alone who see the lead', async () => {
    const [owner, placed] = [await kit.staff('owner'), await kit.staff('manager', { places: [101] })];
    const others = [await kit.staff('sales', { places: [102] }), await kit.staff('service')];
    const params = { site: site.slug, id: await addLead(kit, { locationId: 101 }) };
    const { assignable } = await owner.ask(deskRoutes.lead, { params });
    const offered = assignable.map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining([owner.staffId, placed.staffId]));
    const assign = (staff_id: string) =>
      owner.refused(deskRoutes.assignLead, { params, body: { staff_id, key: randomUUID() } });
    for (const id of offered) expect(await assign(id)).toBe('200 ');
    for (const { staffId } of others) {
      expect(offered).not.toContain(staffId);
      expect(await assign(staffId)).toBe('422 notStaff');
    }
  });

  it('waits for a change of the places of the person, and is refused after it', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    const params = { site: site.slug, id: await addLead(kit, { locationId: 101 }) };
    // The first call of a while notes that the owner works, which the change holds up, too.
    await owner.ask(deskRoutes.lead, { params });
    const body = { staff_id: sales.staffId, key: randomUUID() };
    const { assigned } = await kit.database.db.transaction().execute(async (transaction) => {
      await lockStaff(transaction, site.slug);
      await updateStaff(transaction, { site: site.slug, id: sales.staffId }, { locationIds: [102] });
      let isDone = false;
      const assigned = owner.refused(deskRoutes.assignLead, { params, body }).finally(() => (isDone = true));
      // On the one connection of the embedded engine it begins after this transaction.
      if (engine !== 'pglite')
        await expect.poll(async () => isDone || (await awaiting(transaction)) > 0).toBe(true);
      return { assigned };
    });
    expect(await assigned).toBe('422 notStaff');
  });

  it('of a closed lead that opens again waits for a change of the role of the person', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    const email = 'waits@shopper.example';
    const [said, set] = [await addLead(kit, { form: { email } }), await addLead(kit)];
    const at = (id: string) => ({ site: site.slug, id });
    for (const id of [said, set]) {
      const body = { staff_id: sales.staffId, key: randomUUID() };
      await owner.ask(deskRoutes.assignLead, { params: at(id), body });
      const won = { status: 'won', key: randomUUID() } as const;
      await owner.ask(deskRoutes.setLeadStatus, { params: at(id), body: won });
    }
    const { opened } = await kit.database.db.transaction().execute(async (transaction) => {
      await lockStaff(transaction, site.slug);
      await removeStaff(transaction, { site: site.slug, id: sales.staffId });
      const body = { status: 'open', key: randomUUID() } as const;
      const opened = [
        owner.ask(deskRoutes.setLeadStatus, { params: at(set), body }),
        addLead(kit, { form: { email, message: 'And?' } }),
      ];
      if (engine !== 'pglite') await expect.poll(() => awaiting(transaction)).toBe(2);
      return { opened };
    });
    await Promise.all(opened);
    for (const id of [said, set])
      expect(await owner.ask(deskRoutes.lead, { params: at(id) })).toMatchObject({
        ...{ status: 'open', assignee: null },
      });
  });

  it('is ended lead by lead in the order of their ids, so that it and another write do not wait for each other', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    await owner.ask(deskRoutes.staff, { params: { site: site.slug } });
    const ids = [await addLead(kit), await addLead(kit)].toSorted((a, b) => b.localeCompare(a));
    // The last assigned is the last that a scan of the table finds.
    for (const id of ids)
      await owner.ask(deskRoutes.assignLead, {
        params: { site: site.slug, id },
        body: { staff_id: sales.staffId, key: randomUUID() },
      });
    const { removed } = await kit.database.db.transaction().execute(async (transaction) => {
      const lock = (id: string | undefined) =>
        sql`select from lead_states where lead_id = ${id}::uuid for update`.execute(transaction);
      await lock(ids[1]);
      const params = { site: site.slug, id: sales.staffId };
      const removed = owner.refused(deskRoutes.removeStaff, { params, body: {} });
      if (engine !== 'pglite') await expect.poll(() => awaiting(transaction)).toBe(1);
      await lock(ids[0]);
      return { removed };
    });
    expect(await removed).toBe('200 ');
    for (const id of ids)
      expect((await owner.ask(deskRoutes.lead, { params: { site: site.slug, id } })).assignee).toBeNull();
  });
});

/** How many connections wait for this transaction, on PostgreSQL. A transaction sees the same `pg_stat_activity` until it ends. */
async function awaiting(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql`
    select distinct pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(transaction);
  return rows.length;
}
