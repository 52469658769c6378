import { randomUUID } from 'node:crypto';
import { reconcile, type InvoicePayment, type PaymentProvider } from '@forecourt/checkout-desk';
import { testInvoices, type TestInvoices } from '@forecourt/checkout-desk/testing';
import { testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { audit, erasePerson, exportPerson, notePayment, payment, payments, refundPayment } = deskRoutes;
const params = { site: site.slug };
const REFUND_FAILS = '4000000000005126';

describe.each(testEngines('payments of invoices'))('payments of invoices in the desk on %s', (engine) => {
  let kit: TestDesk;
  let invoices: TestInvoices;
  let owner: Browser;
  let seller: Browser;
  // A whole second: what is refused then has the time of the refunds at the provider, which knows no parts of a second.
  let clock = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  beforeAll(async () => {
    kit = await testDesk(engine, { now: () => clock });
    owner = await kit.staff('owner');
    expect(await owner.ask(payments, { params, query: {} })).toEqual({ payments: [], next: null });
    invoices = await testInvoices(kit.database.db, () => clock);
    seller = await kit.staff('sales');
  });
  afterAll(() => kit.database.close());

  const at = ({ id }: Pick<InvoicePayment, 'id'>) => ({ ...params, id });
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1_000);
  };
  /** A payment with its lead. */
  async function paid(given: Parameters<TestInvoices['add']>[0] = params) {
    later(1);
    const leadId = await addLead(kit, { form: { name: 'Zuleika', last_name: 'Nair' }, at: clock });
    return invoices.add({ leadId, ...given });
  }
  const refund = (found: InvoicePayment, cents: number, key: string = randomUUID()) => ({
    params: at(found),
    body: { cents, key },
  });
  const seen = (found: InvoicePayment) => owner.ask(payment, { params: at(found) });
  const refundsOf = async (found: InvoicePayment) => {
    const { events } = await invoices.provider.look(found.session ?? '', found.facts.amountCents, clock);
    return events.filter(({ kind }) => kind === 'partRefunded' || kind === 'partFailed');
  };

  it('[GA-07] lists them by page and status, and shows one with its lead and its audit trail', async () => {
    const first = await paid();
    later(1);
    const open = await invoices.add({ ...params, card: null });
    await invoices.add({ site: other.slug });
    const page = await seller.ask(payments, { params, query: { limit: '1' } });
    expect(page.payments).toMatchObject([{ id: open.id, status: 'open', name: 'Ann Lee', paid_at: null }]);
    const next = await seller.ask(payments, { params, query: { limit: '1', cursor: page.next ?? '' } });
    const row = {
      ...{ id: first.id, reference: first.reference, invoice: 'INV-1042', name: 'Zuleika Nair' },
      ...{ status: 'paid', amount_cents: 125_050, refunded_cents: 0 },
      ...{ started_at: first.facts.openedAt, paid_at: first.facts.paid?.at },
    };
    expect(next).toEqual({ payments: [row], next: null });
    const listed = await seller.ask(payments, { params, query: { status: 'paid' } });
    expect(listed.payments).toEqual([row]);
    expect(await seller.ask(payment, { params: at(first) })).toMatchObject({
      ...{ lead_id: first.leadId, payment: first.facts.paid?.payment, left_cents: 125_050 },
      log: [
        { what: 'started', who: 'shopper', cents: 125_050 },
        { what: 'paid', who: 'provider', cents: 125_050 },
      ],
    });
    expect(await seller.refused(payments, { params, query: { cursor: 'x' } })).toBe('422 badCursor');
  });

  it('finds them by number, reference, name, e-mail address and phone number', async () => {
    const leadId = await addLead(kit, {
      form: { name: 'Oluwaseun', last_name: 'Grey', email: 'seun@shopper.example', phone: '0491 571 266' },
    });
    const done = await paid({ ...params, invoice: 'W-77%1', leadId });
    const open = await invoices.add({ ...params, card: null, shopper: { email: 'bo@shopper.example' } });
    const found = async (search: string) =>
      (await seller.ask(payments, { params, query: { search } })).payments.map(({ id }) => id);
    for (const text of ['w-77%', done.reference, 'grey oluwa', 'SEUN@shopper', '+61 491 571 266'])
      expect(await found(text), text).toEqual([done.id]);
    expect(await found('bo@shopper.example')).toEqual([open.id]);
    expect(await found('W-77_1')).toEqual([]);
    const printed = await paid({ ...params, invoice: '2026-1234' });
    expect(await found('2026-1234')).toEqual([printed.id]);
  });

  it('[GA-07] sends a part back once under its key, then the rest, and never more than was paid', async () => {
    const found = await paid();
    const wakes = kit.wakes();
    const part = refund(found, 25_050);
    await Promise.all([part, part, part].map((each) => owner.ask(refundPayment, each)));
    expect(kit.wakes()).toBeGreaterThan(wakes);
    expect(await seen(found)).toMatchObject({ returning_cents: 25_050, left_cents: 100_000, status: 'paid' });
    await Promise.all([1, 2, 3].map(() => invoices.settle(found)));
    expect(await seen(found)).toMatchObject({
      ...{ status: 'partRefunded', refunded_cents: 25_050, returning_cents: 0, left_cents: 100_000 },
      log: [
        ...[{ what: 'started' }, { what: 'paid' }],
        { what: 'partAsked', who: owner.email, cents: 25_050 },
        { what: 'partRefunded', who: 'provider', cents: 25_050 },
      ],
    });
    const listed = await seller.ask(payments, { params, query: { status: 'partRefunded' } });
    expect(listed.payments.map(({ id }) => id)).toEqual([found.id]);
    expect(await owner.refused(refundPayment, refund(found, 100_001))).toBe('409 tooMuch');
    const both = [refund(found, 100_000), refund(found, 100_000)];
    const sent = await Promise.all(both.map((each) => owner.send(refundPayment, each)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await invoices.settle(found);
    expect(await seen(found)).toMatchObject({ status: 'refunded', refunded_cents: 125_050, left_cents: 0 });
    expect(await refundsOf(found)).toHaveLength(2);
    expect(await owner.refused(refundPayment, refund(found, 1))).toBe('409 tooMuch');
    const { entries } = await owner.ask(audit, { params, query: { limit: '2' } });
    expect(entries).toMatchObject([{ kind: 'paymentRefunded' }, { kind: 'paymentRefunded' }]);
  });

  it('[GA-07] one wish of a shopper that two of the staff carry out at once is one refund', async () => {
    const found = await paid();
    const colleague = await kit.staff('manager');
    const asked = () => ({
      params: at(found),
      body: { cents: 5_000, expected_left_cents: 125_050, key: randomUUID() },
    });
    const sent = await Promise.all([owner, colleague].map((who) => who.refused(refundPayment, asked())));
    expect(sent.toSorted()).toEqual(['200 ', '409 changed']);
    expect(await seen(found)).toMatchObject({ returning_cents: 5_000, left_cents: 120_050 });
    const key = randomUUID();
    const again = { params: at(found), body: { cents: 5_000, expected_left_cents: 120_050, key } };
    for (let time = 0; time < 2; time += 1)
      expect(await colleague.ask(refundPayment, again)).toMatchObject({ returning_cents: 10_000 });
  });

  it('[GA-07] webhooks twice, late and in any order, and a lost answer of the provider, are one refund', async () => {
    const found = await paid();
    await owner.ask(refundPayment, refund(found, 5_000));
    // The provider sends the money, and the process ends before it reads the answer.
    const dies: PaymentProvider = {
      ...invoices.provider,
      refundPart: async (...asked) => {
        await invoices.provider.refundPart(...asked);
        throw new Error('The process ended.');
      },
    };
    invoices.posted.length = 0;
    await expect(invoices.settle(found, dies)).rejects.toThrow('The process ended.');
    const deliveries = invoices.posted.splice(0);
    expect(deliveries.length).toBeGreaterThan(2);
    await invoices.settle(found);
    const right = await seen(found);
    expect(right).toMatchObject({ status: 'partRefunded', refunded_cents: 5_000, left_cents: 120_050 });
    for (const late of [deliveries.toReversed(), deliveries, [...deliveries, ...deliveries]])
      await invoices.deliver(site.slug, late);
    await invoices.settle(found);
    expect(await seen(found)).toEqual(right);
    expect(await refundsOf(found)).toHaveLength(1);
  });

  it('[GA-07] many parts that the dealer sends back at the provider are all counted by a look', async () => {
    const found = await paid({ ...params, amountCents: 50_000 });
    for (let count = 0; count < 13; count += 1)
      await invoices.sandbox.refundInDashboard(found.facts.paid?.payment ?? '', 1_000);
    invoices.posted.length = 0;
    const services = { db: kit.database.db, now: clock };
    const report = await reconcile(services, invoices.provider, { site: site.slug, since: new Date(0) });
    expect(report.mended).toContainEqual({ reference: found.reference });
    expect(await seen(found)).toMatchObject({ status: 'partRefunded', refunded_cents: 13_000 });
  });

  it('[GA-07] a refund that fails is said, reported, and can be tried again', async () => {
    const found = await paid({ ...params, card: REFUND_FAILS });
    invoices.posted.length = 0;
    await owner.ask(refundPayment, refund(found, 125_050));
    await invoices.settle(found);
    const failed = await seen(found);
    expect(failed).toMatchObject({ status: 'failed', refunded_cents: 0, left_cents: 125_050 });
    expect(failed.log.map(({ what, cents }) => [what, cents])).toContainEqual(['partFailed', 125_050]);
    await invoices.deliver(site.slug, invoices.posted.splice(0));
    expect(await seen(found)).toMatchObject({ status: 'failed', left_cents: 125_050 });
    const services = { db: kit.database.db, now: clock };
    const { open } = await reconcile(services, invoices.provider, { site: site.slug, since: new Date(0) });
    expect(open).toContainEqual({ reference: found.reference, why: 'money should be back and is not' });
    later(5);
    await owner.ask(refundPayment, refund(found, 1));
    expect(await seen(found)).toMatchObject({ returning_cents: 1 });
  });

  it('[GA-07] what the provider refuses, because the dealer was faster there, sends nothing twice', async () => {
    const found = await paid({ ...params, amountCents: 10_000 });
    await owner.ask(refundPayment, refund(found, 6_000));
    await invoices.sandbox.refundInDashboard(found.facts.paid?.payment ?? '', 9_000);
    await invoices.settle(found);
    expect(await seen(found)).toMatchObject({ status: 'failed', refunded_cents: 9_000, left_cents: 1_000 });
    await invoices.settle(found);
    expect(await refundsOf(found)).toHaveLength(1);
  });

  it('a disputed payment is not sent back here; while the provider is away a refund waits', async () => {
    const disputed = await paid({ ...params, card: '4000000000000259' });
    expect(await seen(disputed)).toMatchObject({ status: 'disputed', dispute: 'open', left_cents: 0 });
    expect(await owner.refused(refundPayment, refund(disputed, 100))).toBe('409 disputed');
    const found = await paid();
    await owner.ask(refundPayment, refund(found, 100));
    const away: PaymentProvider = { ...invoices.provider, look: () => Promise.reject(new Error('away')) };
    await expect(invoices.settle(found, away)).rejects.toThrow('away');
    expect(await seen(found)).toMatchObject({ returning_cents: 100, refunded_cents: 0 });
    await invoices.settle(found);
    expect(await seen(found)).toMatchObject({ returning_cents: 0, refunded_cents: 100 });
  });

  it('[GA-07] a dispute that was won lets staff send money back again; one that was lost does not', async () => {
    const card = '4000000000000259';
    const won = await paid({ ...params, card });
    await invoices.sandbox.endDispute(won.facts.paid?.payment ?? '', 'won');
    // Stripe keeps the mark on the charge: only the dispute says that it was won. A lost webhook is made up for by the look.
    await reconcile({ db: kit.database.db, now: clock }, invoices.provider, {
      ...params,
      since: new Date(0),
    });
    expect(await seen(won)).toMatchObject({ status: 'paid', dispute: null, left_cents: 125_050 });
    expect((await seen(won)).log.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['disputed', 'disputeWon']),
    );
    await owner.ask(refundPayment, refund(won, 5_000));
    await invoices.settle(won);
    expect(await seen(won)).toMatchObject({ status: 'partRefunded', refunded_cents: 5_000 });

    const lost = await paid({ ...params, card });
    await invoices.sandbox.endDispute(lost.facts.paid?.payment ?? '', 'lost');
    const { open } = await reconcile({ db: kit.database.db, now: clock }, invoices.provider, {
      ...{ ...params, since: new Date(0) },
    });
    expect(open).toContainEqual({
      reference: lost.reference,
      why: 'a dispute was lost: the bank has given the payment back',
    });
    expect(await seen(lost)).toMatchObject({ status: 'disputed', dispute: 'lost', left_cents: 0 });
    expect(await owner.refused(refundPayment, refund(lost, 100))).toBe('409 disputed');
  });

  it('keeps notes with the lead: exported and erased with it; the money stays', async () => {
    const email = `${randomUUID()}@shopper.example`;
    const leadId = await addLead(kit, { form: { name: 'Zuleika', email } });
    const found = await paid({ ...params, leadId });
    const body = { text: 'Zuleika pays the rest in cash', key: randomUUID() };
    await seller.ask(notePayment, { params: at(found), body });
    const { log } = await seller.ask(notePayment, { params: at(found), body });
    expect(log.filter(({ what }) => what === 'noted')).toMatchObject([
      { who: seller.email, text: 'Zuleika pays the rest in cash' },
    ]);
    expect(JSON.stringify(await owner.ask(audit, { params, query: {} }))).not.toContain('Zuleika pays');
    const exported = await owner.ask(exportPerson, { params, body: { email } });
    expect(JSON.stringify(exported)).toContain('Zuleika pays the rest in cash');
    expect(exported.payments).toMatchObject([{ reference: found.reference, amount_cents: 125_050 }]);
    const leader = await kit.staff('owner');
    await secondFactor(leader);
    await leader.ask(erasePerson, { params, body: { email, leads: 1, reason: 'asked by phone' } });
    const erased = await seen(found);
    expect(erased).toMatchObject({ name: null, lead_id: null, amount_cents: 125_050, status: 'paid' });
    expect(JSON.stringify(erased)).not.toContain('Zuleika');
    const late = { text: 'Zuleika again', key: randomUUID() };
    expect(await seller.refused(notePayment, { params: at(found), body: late })).toBe('409 noLead');
  });

  it('sellers may not refund, staff of some places see those of their leads, another dealership none', async () => {
    const leadId = await addLead(kit, { locationId: 101 });
    const here = await paid({ ...params, leadId });
    const elsewhere = await paid({ ...params, leadId: await addLead(kit, { locationId: 102 }) });
    expect(await seller.refused(refundPayment, refund(here, 100))).toBe('404 noAccess');
    expect((await seller.ask(deskRoutes.lead, { params: { ...params, id: leadId } })).records).toEqual([
      { page: 'payments', id: here.id, name: here.invoice },
    ]);
    const local = await kit.staff('manager', { places: [101] });
    const { rows } = await sql<{ lead_id: string }>`
      select lead_id from lead_states where location_id = 101`.execute(kit.database.db);
    const leads = new Set(rows.map(({ lead_id }) => lead_id));
    const listed = await local.ask(payments, { params, query: {} });
    const ids = listed.payments.map(({ id }) => id);
    expect(ids).toContain(here.id);
    expect(ids).not.toContain(elsewhere.id);
    for (const id of ids) expect(leads).toContain((await invoices.find({ ...params, id })).leadId);
    expect((await local.ask(payment, { params: at(here) })).id).toBe(here.id);
    expect(await local.refused(payment, { params: at(elsewhere) })).toBe('404 notFound');
    expect(await local.refused(refundPayment, refund(elsewhere, 100))).toBe('404 notFound');
    const workshop = await kit.staff('service');
    expect(await workshop.refused(payments, { params, query: {} })).toBe('404 noAccess');
    const stranger = await kit.staff('owner', { site: other.slug });
    const there = { site: other.slug, id: here.id };
    expect(await stranger.refused(payment, { params: there })).toBe('404 notFound');
    const body = { cents: 100, key: randomUUID() };
    expect(await stranger.refused(refundPayment, { params: there, body })).toBe('404 notFound');
    expect((await invoices.find(here)).state.returningCents).toBe(0);
  });
});
