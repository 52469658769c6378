import { randomUUID } from 'node:crypto';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { deliverLeads, type LeadMail } from '@forecourt/lead-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { erasePerson, exportLeads, exportPerson, lead, leads, mergeLead, replyToLead } = deskRoutes;
const params = { site: site.slug };
const at = (id: string) => ({ site: site.slug, id });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const email = 'kim@shopper.example';
const phone = '0491 570 006';
const NO_CONTACT = { email: '', phone: '' };

describe.each(testEngines('merged contacts'))('contacts of merged leads on %s', (engine) => {
  let kit: TestDesk;
  let owner: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  beforeEach(async () => {
    await emptyTables(kit.database.db, ['leads', 'outbox', 'staff', 'desk_events']);
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  const merge = (id: string, into: string) =>
    owner.ask(mergeLead, { params: at(id), body: { into, key: randomUUID() } });
  const reply = (who: Browser, id: string) =>
    who.refused(replyToLead, {
      params: at(id),
      body: { subject: 'Your RAV4', text: 'It is here.', key: randomUUID() },
    });
  const replies = async () => {
    const mails: LeadMail[] = [];
    await deliverLeads({
      ...{ db: kit.database.db, siteBySlug: () => site, now: () => new Date() },
      mailer: { kind: 'smtp', send: async (mail) => void mails.push(mail), close: () => {} },
      sms: { kind: 'none', send: () => Promise.reject(new Error('No message is sent.')) },
    });
    return mails.filter(({ kind }) => kind === 'reply');
  };
  /** A lead by phone at Newstead that took in one by e-mail of Bowen Hills. */
  const two = async () => {
    const first = await addLead(kit, { form: { ...NO_CONTACT, phone }, at: hours(-2) });
    const form = { ...NO_CONTACT, email };
    const second = await addLead(kit, { form, locationId: 102, at: hours(-1) });
    const merged = await merge(second, first);
    return { first, second, merged };
  };

  it('are those of the other lead where its own has none, also in lists and files', async () => {
    const { merged } = await two();
    const contact = { name: 'Kim Lee', email, phone };
    expect(merged).toMatchObject(contact);
    expect((await owner.ask(leads, { params, query: {} })).leads).toMatchObject([contact]);
    const csv = await (await owner.send(exportLeads, { params })).text();
    expect(csv.split('\r\n')[1]).toContain(`Kim Lee,${email},${phone}`);
  });

  it('are its own where it has them, else of the newest one that was merged into it', async () => {
    const own = { name: 'Priya', email: 'priya@shopper.example' };
    const first = await addLead(kit, { form: { ...NO_CONTACT, ...own }, at: hours(-3) });
    await merge(await addLead(kit, { form: { email, phone: '0491 570 156' }, at: hours(-2) }), first);
    await merge(await addLead(kit, { form: { email, phone: '0491 570 157' }, at: hours(-1) }), first);
    const merged = await merge(await addLead(kit, { form: { ...NO_CONTACT, email } }), first);
    expect(merged).toMatchObject({ name: 'Priya Lee', email: own.email, phone: '0491 570 157' });
    expect(await reply(owner, first)).toBe('200 ');
    expect(await replies()).toMatchObject([{ to: own.email, leadId: first }]);
  });

  it('take an answer by mail: below the confirmation of that lead, with Reply-To of the place that answers', async () => {
    const { first, second } = await two();
    expect(await reply(owner, first)).toBe('200 ');
    const seen = await owner.ask(lead, { params: at(first) });
    expect(seen.status).toBe('waiting');
    expect(seen.history.at(-1)).toMatchObject({ kind: 'replied', data: { delivery: 'waiting' } });
    // The other lead is merged again before the mail is sent.
    const third = await addLead(kit, { form: { ...NO_CONTACT, phone: '0491 570 158' } });
    await merge(first, third);
    expect(await replies()).toMatchObject([
      { to: email, leadId: second, replyTo: { address: 'newstead@harbour-city-motors.example' } },
    ]);
    expect((await owner.ask(lead, { params: at(third) })).history).toContainEqual(
      expect.objectContaining({ kind: 'replied', data: expect.objectContaining({ delivery: 'delivered' }) }),
    );
  });

  it('are not told to whoever does not see that lead, who cannot answer by mail', async () => {
    const { first } = await two();
    const placed = await kit.staff('sales', { places: [101] });
    expect(await placed.ask(lead, { params: at(first) })).toMatchObject({ email: null, phone });
    expect((await placed.ask(leads, { params, query: {} })).leads).toMatchObject([{ email: null, phone }]);
    expect(await reply(placed, first)).toBe('422 noAddress');
  });

  it('find the other leads of that person', async () => {
    const other = await addLead(kit, {
      form: { ...NO_CONTACT, email, category: 'Service' },
      at: hours(-1.5),
    });
    const { merged } = await two();
    expect(merged.related.map(({ id }) => id)).toEqual([other]);
  });

  it('go with that lead when the person is erased, and the answers that are not sent yet', async () => {
    const { first } = await two();
    expect(await reply(owner, first)).toBe('200 ');
    const data = await owner.ask(exportPerson, { params, body: { email } });
    expect([data.leads.length, data.merged]).toEqual([1, 0]);
    await secondFactor(owner);
    const body = { email, reason: 'Asked by phone', leads: 1 };
    expect(await owner.ask(erasePerson, { params, body })).toEqual({ erased: 1 });
    expect(await owner.ask(lead, { params: at(first) })).toMatchObject({ email: null, phone });
    expect(await replies()).toEqual([]);
    expect(await reply(owner, first)).toBe('422 noAddress');
    for (const table of ['leads', 'lead_states', 'outbox', 'desk_events'] as const) {
      const rows = JSON.stringify(await kit.database.db.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(email)]).toEqual([table, false]);
    }
  });

  it('of an export are those that the lead came with', async () => {
    const { first } = await two();
    const data = await owner.ask(exportPerson, { params, body: { phone } });
    expect(data.leads).toMatchObject([{ id: first, email: null, phone }]);
  });
});
