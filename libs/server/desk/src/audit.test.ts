import { randomUUID } from 'node:crypto';
import { testHolds, testInvoices } from '@forecourt/checkout-desk/testing';
import { testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { addApplication, testApplications } from '@forecourt/finance-desk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { audit, createTemplate, exportLeads, exportPerson, financeApplication, inviteStaff } = deskRoutes;
const { noteLead, noteReservation, refundPayment, setCapacity } = deskRoutes;
const params = { site: site.slug };
const at = (id: string) => ({ ...params, id });

describe.each(testEngines('audit'))('the audit of somebody who sees some places, on %s', (engine) => {
  let kit: TestDesk;
  let owner: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine);
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  const seen = async (who: Browser, query = {}) =>
    (await who.ask(audit, { params, query })).entries.map(({ kind, lead_id, data }) => [
      kind,
      lead_id ?? data['id'] ?? data['location_id'] ?? null,
    ]);

  it('has leads, reservations, payments and applications of these places alone, also by page', async () => {
    const manager = await kit.staff('manager', { places: [101] });
    const { db } = kit.database;
    const finance = await testApplications(db);
    kit.services.financeKeys = finance.keys;
    await secondFactor(owner);
    const holds = await testHolds(db);
    const invoices = await testInvoices(db);
    const own: unknown[] = [];
    for (const place of [101, 102]) {
      const leadId = await addLead(kit, { locationId: place });
      const hold = await holds.add({ ...params, carId: place, leadId });
      const paid = await invoices.add({ ...params, leadId });
      const application = await addApplication(
        { ...finance, now: new Date() },
        { ...params, leadId, answers: {} },
      );
      const note = { text: 'Called', key: randomUUID() };
      await owner.ask(noteLead, { params: at(leadId), body: note });
      await owner.ask(noteReservation, { params: at(hold.id), body: { ...note, key: randomUUID() } });
      await owner.ask(refundPayment, { params: at(paid.id), body: { cents: 100, key: randomUUID() } });
      await owner.ask(financeApplication, { params: at(application) });
      await owner.ask(setCapacity, { params, body: { location_id: place, places: 2 } });
      if (place === 101)
        own.push(
          ...[
            ['noted', leadId],
            ['reservationNoted', hold.id],
          ],
          ...[
            ['paymentRefunded', paid.id],
            ['financeViewed', application],
            ['capacityChanged', place],
          ],
        );
      else expect(await seen(manager, { lead_id: leadId })).toEqual([]);
    }
    expect(await seen(manager)).toEqual(own.toReversed());
    expect(await seen(owner)).toHaveLength(10);
    const first = await manager.ask(audit, { params, query: { limit: '2' } });
    const next = await manager.ask(audit, { params, query: { limit: '5', cursor: first.next ?? '' } });
    expect([first.entries.length, next.entries.length, next.next]).toEqual([2, 3, null]);
  });

  it('has what is of the whole dealership and of its staff, but of exports only their own', async () => {
    const manager = await kit.staff('manager', { places: [101] });
    const body = { name: 'Hi', subject: 'Hi', text: 'Hi', key: randomUUID() };
    const template = await owner.ask(createTemplate, { params, body });
    const lee = { email: 'lee@dealer.example', name: 'Lee', role: 'sales' } as const;
    const { id } = await owner.ask(inviteStaff, { params, body: { ...lee, location_ids: [102] } });
    for (const who of [owner, manager]) {
      await (await who.send(exportLeads, { params })).body?.cancel();
      await who.ask(exportPerson, { params, body: { email: 'kim@shopper.example' } });
    }
    expect((await seen(manager)).slice(0, 4)).toEqual([
      ['personExported', null],
      ['leadsExported', null],
      ['staffInvited', id],
      ['templateAdded', template.id],
    ]);
    expect(await seen(manager, { staff_id: owner.staffId })).not.toContainEqual(['personExported', null]);
  });
});
