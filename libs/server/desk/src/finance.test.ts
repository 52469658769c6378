import { deskRoutes } from '@forecourt/desk-client';
import { addApplication, testApplications } from '@forecourt/finance-desk/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { audit, decideFinanceApplication, erasePerson, financeApplication, financeApplications, lead } =
  deskRoutes;
const params = { site: site.slug };
const answers = { first_name: 'Kimberley', last_name: 'Leewright' };

describe('finance applications in the desk', () => {
  let kit: TestDesk;
  let owner: Browser;
  let add: (leadId: string, slug?: string) => Promise<string>;
  beforeAll(async () => {
    const before = await testDesk();
    expect(await (await before.staff('owner')).refused(financeApplications, { params })).toBe('503 notKept');
    await before.database.close();
    kit = await testDesk();
    const services = await testApplications(kit.database.db);
    kit.services.financeKeys = services.keys;
    add = (leadId, slug = site.slug) =>
      addApplication({ ...services, now: new Date() }, { site: slug, leadId, answers });
    owner = await kit.staff('owner');
    await secondFactor(owner);
  });
  afterAll(() => kit.database.close());

  it('are listed without content, read behind the second factor, and decided; each view is logged', async () => {
    const leadId = await addLead(kit);
    const id = await add(leadId);
    await add(await addLead(kit, { site: other, locationId: 201 }), other.slug);
    const listed = await owner.ask(financeApplications, { params, query: {} });
    expect(listed.applications).toMatchObject([
      { id, lead_id: leadId, status: 'submitted', reference: expect.any(String) },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/Kimberley|Leewright/);
    const at = { ...params, id };
    const colleague = await kit.staff('manager');
    expect(await colleague.refused(financeApplication, { params: at })).toBe('403 secondFactor');
    const seen = await owner.ask(financeApplication, { params: at });
    expect(JSON.stringify(seen.sections)).toContain('Kimberley');
    expect(seen.consents).toMatchObject({ lender: 'Demonstration Finance', version: '2026-07' });
    expect(seen.log.at(-1)).toMatchObject({ action: 'read', who: owner.email });
    const body = { decision: 'approved', text: 'By phone' } as const;
    expect(await owner.ask(decideFinanceApplication, { params: at, body })).toMatchObject({
      status: 'approved',
    });
    expect((await owner.ask(lead, { params: { ...params, id: leadId } })).history.at(-1)).toMatchObject({
      kind: 'decided',
      data: { outcome: 'approved' },
    });
    const ofLead = { params: { ...params, id: leadId } };
    expect((await owner.ask(lead, ofLead)).records).toEqual([
      { page: 'finance', id, name: listed.applications[0]?.reference },
    ]);
    const seller = await kit.staff('sales');
    expect((await seller.ask(lead, ofLead)).records).toEqual([]);
    const { entries } = await owner.ask(audit, { params, query: { limit: '2' } });
    expect(entries.map(({ kind }) => kind)).toEqual(['decided', 'financeViewed']);
  });

  it('are decided once by those who looked at the same: whoever was slower is told', async () => {
    const id = await add(await addLead(kit));
    const at = { ...params, id };
    const decide = (decision: string) =>
      owner.refused(decideFinanceApplication, {
        params: at,
        body: { decision, expected_status: 'submitted' },
      });
    const both = await Promise.all([decide('approved'), decide('declined')]);
    expect(both.toSorted()).toEqual(['200 ', '409 changed']);
    const { log } = await owner.ask(financeApplication, { params: at });
    expect(log.filter(({ action }) => action === 'decided')).toHaveLength(1);
  });

  it('are decided once by a person who asks twice, such as after an answer that was lost', async () => {
    const leadId = await addLead(kit);
    const id = await add(leadId);
    const at = { ...params, id };
    const body = { decision: 'approved', text: 'By phone', expected_status: 'submitted' } as const;
    const first = await owner.ask(decideFinanceApplication, { params: at, body });
    expect(await owner.ask(decideFinanceApplication, { params: at, body })).toEqual(first);
    // After a reload, the form has the status that it has now.
    const reloaded = { ...body, expected_status: 'approved' } as const;
    expect(await owner.ask(decideFinanceApplication, { params: at, body: reloaded })).toEqual(first);
    const { log } = await owner.ask(financeApplication, { params: at });
    expect(log.filter(({ action }) => action === 'decided')).toHaveLength(1);
    const { history } = await owner.ask(lead, { params: { ...params, id: leadId } });
    expect(history.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
    const colleague = await kit.staff('manager');
    await secondFactor(colleague);
    expect(await colleague.refused(decideFinanceApplication, { params: at, body })).toBe('409 changed');
    // Other words are not lost: they are a line of their own, also where it was referred already.
    for (const text of ['Waits for a payslip', 'Waits for a payslip', 'The payslip came'])
      await owner.ask(decideFinanceApplication, { params: at, body: { decision: 'referred', text } });
    const { log: later } = await owner.ask(financeApplication, { params: at });
    expect(later.filter(({ action }) => action === 'decided').map(({ why }) => why)).toEqual([
      'submitted to approved: By phone',
      'approved to referred: Waits for a payslip',
      'referred to referred: The payslip came',
    ]);
  });

  it('are not decided without the entry of the audit', async () => {
    const id = await add(await addLead(kit));
    const at = { ...params, id };
    const { db } = kit.database;
    await sql`create function refuse_decided() returns trigger language plpgsql as
      'begin if new.kind = ''decided'' then raise exception ''no entry''; end if; return new; end'`.execute(
      db,
    );
    await sql`create trigger refuse_decided before insert on desk_events for each row execute function refuse_decided()`.execute(
      db,
    );
    try {
      const body = { decision: 'approved' };
      expect(await owner.refused(decideFinanceApplication, { params: at, body })).toBe('503 unavailable');
    } finally {
      await sql`drop trigger refuse_decided on desk_events`.execute(db);
      await sql`drop function refuse_decided`.execute(db);
    }
    expect((await owner.ask(financeApplication, { params: at })).status).toBe('submitted');
  });

  it('are those of the own dealership and places', async () => {
    const theirs = await add(await addLead(kit, { site: other, locationId: 201 }), other.slug);
    const elsewhere = await add(await addLead(kit, { locationId: 101 }));
    const placed = await kit.staff('manager', { places: [102] });
    await secondFactor(placed);
    const own = await add(await addLead(kit, { locationId: 102 }));
    await add(await addLead(kit, { locationId: 101 }));
    for (const query of [{}, { limit: '1' }]) {
      const { applications } = await placed.ask(financeApplications, { params, query });
      expect(applications.map(({ id }) => id)).toEqual([own]);
    }
    expect(await placed.refused(financeApplication, { params: { ...params, id: elsewhere } })).toBe(
      '404 notFound',
    );
    expect(await owner.refused(financeApplication, { params: { ...params, id: theirs } })).toBe(
      '404 notFound',
    );
    const body = { decision: 'declined' };
    for (const [browser, id] of [
      [placed, elsewhere],
      [owner, theirs],
    ] as const)
      expect(await browser.refused(decideFinanceApplication, { params: { ...params, id }, body })).toBe(
        '404 notFound',
      );
  });

  it('are purged when their shopper is erased', async () => {
    const email = 'finance@shopper.example';
    const id = await add(await addLead(kit, { form: { email, phone: '0491 570 159' } }));
    await owner.ask(erasePerson, { params, body: { email, leads: 1, reason: 'Asked' } });
    expect(await owner.refused(financeApplication, { params: { ...params, id } })).toBe('404 notFound');
  });

  it('are paged', async () => {
    for (let added = 0; added < 3; added += 1) await add(await addLead(kit));
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof owner.ask<typeof financeApplications>>> = await owner.ask(
        financeApplications,
        { params, query: { limit: '2', ...(cursor && { cursor }) } },
      );
      for (const each of page.applications) seen.add(each.id);
      cursor = page.next;
    } while (cursor);
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(await owner.refused(financeApplications, { params, query: { cursor: 'x' } })).toBe(
      '422 badCursor',
    );
  });
});
