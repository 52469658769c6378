import { randomUUID } from 'node:crypto';
import { other, site } from '@forecourt/api/testing';
import { addInvoiceEvents } from '@forecourt/checkout-desk';
import { testHolds, testInvoices } from '@forecourt/checkout-desk/testing';
import { json } from '@forecourt/database';
import { testEngines } from '@forecourt/database/testing';
import { addApplication, addDraft, testApplications } from '@forecourt/finance-desk/testing';
import { askAlerts, recordChoices } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('data of accounts'))('an account on %s', (engine) => {
  let kit: AccountApi;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  afterAll(() => kit.close());

  it('gives out the enquiries of its verified e-mail addresses with their files, and no other; they stay when it is deleted', async () => {
    const { db } = kit.database;
    const lead = async (
      of: string,
      { email, phone, message }: { email: string | null; phone: string | null; message: string },
    ) => {
      const id = randomUUID();
      const facts = { site: of, category: 'general', created_at: new Date() };
      const payload = json({ name: 'Kim', email, phone, message });
      const keys = { idempotency_key: id, dedupe_key: id };
      await db
        .insertInto('leads')
        .values({ id, ...facts, ...keys, payload })
        .execute();
      const state = { department: 'sales' as const, updated_at: new Date(), search: '', vehicle: json(null) };
      const phoneKey = phone && phone.slice(-9);
      await db
        .insertInto('lead_states')
        .values({ lead_id: id, ...facts, ...state, location_id: null, email, phone: phoneKey })
        .execute();
      return id;
    };
    const mine = await lead(site.slug, { email: kim, phone: null, message: 'mine by e-mail' });
    await lead(site.slug, { email: null, phone: '+61491570006', message: 'by phone alone' });
    await lead(site.slug, {
      email: 'lou@shopper.example',
      phone: '+61491570006',
      message: 'of somebody else',
    });
    await lead(other.slug, { email: kim, phone: null, message: 'at another dealer' });
    const addition = json({ name: 'Kim', email: kim, message: 'added' });
    await db
      .insertInto('lead_additions')
      .values({ lead_id: mine, number: 2, site: site.slug, idempotency_key: 'addition', payload: addition })
      .execute();
    const file = { form: 'trade-in', field: 'photos', name: 'photo-1.jpg', type: 'image/jpeg', bytes: 9 };
    await db
      .insertInto('uploads')
      .values({
        id: randomUUID(),
        site: site.slug,
        ...file,
        hash: 'h',
        lead_id: mine,
        expires_at: new Date(),
      })
      .execute();
    const phone = new Browser(kit, undefined, '203.0.113.8');
    await phone.signIn(kim);
    const texts = (answer: Record<string, unknown>) =>
      z
        .array(z.object({ messages: z.array(z.object({ sent: z.object({ message: z.string() }) })) }))
        .parse(answer['enquiries'])
        .map(({ messages }) => messages.map(({ sent }) => sent.message));
    const { answer } = await phone.send('/api/account/data');
    expect(texts(answer)).toEqual([['mine by e-mail', 'added']]);
    expect(answer['enquiries']).toMatchObject([
      { site: site.slug, files: [{ name: 'photo-1.jpg', type: 'image/jpeg', bytes: 9 }] },
    ]);
    expect(answer['finance_applications']).toEqual([]);
    const tablet = new Browser(kit, undefined, '203.0.113.9');
    await tablet.signIn('+61491570006');
    expect(texts((await tablet.send('/api/account/data')).answer), 'a number was typed').toEqual([]);
    await phone.send('/api/account/delete', { confirm: true });
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(4);
  });

  it('a reservation is that of the account that was signed in, whatever address was typed into it', async () => {
    const holds = await testHolds(kit.database.db);
    const phone = new Browser(kit, undefined, '203.0.113.20');
    const { answer: account } = await phone.signIn('+61491570156');
    const typed = { name: 'Noor', last_name: 'Haddad', email: 'noor@work.example' };
    const shopperId = String(account['id']);
    const mine = await holds.add({ site: site.slug, carId: 701, shopper: typed, shopperId });
    const theirs = await holds.add({ site: site.slug, carId: 702, shopper: typed, shopperId: randomUUID() });
    const reference = { reference: mine.reference };
    expect((await phone.send('/api/account/reservations')).answer).toMatchObject({
      reservations: [reference],
    });
    expect((await phone.send('/api/account/data')).answer['reservations']).toMatchObject([reference]);
    await phone.send('/api/account/delete', { confirm: true });
    expect((await holds.find(mine)).shopper).toBeNull();
    expect((await holds.find(theirs)).shopper).toEqual(theirs.shopper);
  });

  it('gives out the alerts of its e-mail address at this site, and deletes them', async () => {
    const { db } = kit.database;
    const wish = { kind: 'car', label: 'Kia Rio', carId: 7, price: 20_000, available: true } as const;
    const asked = { rhythm: 'daily', statement: 'Email me.', page: '/alerts', wishes: [wish] } as const;
    const ask = (of: string, email: string) =>
      db
        .transaction()
        .execute((transaction) => askAlerts(transaction, { ...asked, site: of, email, at: new Date() }));
    await ask(site.slug, 'Kim@Shopper.example');
    await ask(site.slug, 'lou@shopper.example');
    await ask(other.slug, kim);
    const proof = { statement: 'Notify me.', page: '/alerts', asked_at: new Date() };
    const device = { endpoint: 'https://push.example/secret', p256dh: 'p', auth: 'a', server_key: 'k' };
    await db
      .insertInto('alert_devices')
      .values({ site: site.slug, email: kim, ...device, ...proof })
      .execute();
    const phone = new Browser(kit);
    await phone.signIn(kim);
    const { answer } = await phone.send('/api/account/data');
    expect(answer['alerts']).toMatchObject([{ kind: 'car', label: 'Kia Rio', car_id: 7, page: '/alerts' }]);
    expect(answer['devices']).toMatchObject([{ service: 'push.example', statement: 'Notify me.' }]);
    expect(JSON.stringify(answer)).not.toContain('push.example/secret');
    await phone.send('/api/account/delete', { confirm: true });
    const kept = await db.selectFrom('alerts').select(['site', 'email']).orderBy('id').execute();
    expect(kept).toEqual([
      { site: site.slug, email: 'lou@shopper.example' },
      { site: other.slug, email: kim },
    ]);
    expect(await db.selectFrom('alert_devices').select('id').execute()).toEqual([]);
  });

  it('gives out what its addresses chose about marketing and paid, without words of staff; both stay when it is deleted', async () => {
    const { db } = kit.database;
    const at = new Date('2026-11-20T02:00:00Z');
    const agreed = { topic: 'news', wanted: true, source: 'form', statement: 'Send me news.' } as const;
    const stopped = { topic: 'news', wanted: false, source: 'one-click' } as const;
    for (const [of, email, choices] of [
      [site.slug, 'Kim@Shopper.example', [agreed]],
      [site.slug, kim, [stopped]],
      [site.slug, 'lou@shopper.example', [agreed]],
      [other.slug, kim, [agreed]],
    ] as const)
      await db
        .transaction()
        .execute((transaction) => recordChoices(transaction, { site: of, email, at }, choices));
    const leadId = randomUUID();
    const facts = { site: site.slug, category: 'Invoice Payment', created_at: at };
    const keys = { idempotency_key: leadId, dedupe_key: leadId };
    await db
      .insertInto('leads')
      .values({ id: leadId, ...facts, ...keys, payload: json({ name: 'Kim', email: kim }) })
      .execute();
    const state = { department: 'sales' as const, updated_at: at, search: '', vehicle: json(null) };
    await db
      .insertInto('lead_states')
      .values({ lead_id: leadId, ...facts, ...state, location_id: null, email: kim, phone: null })
      .execute();
    const invoices = await testInvoices(db);
    const mine = await invoices.add({ site: site.slug, leadId });
    await invoices.add({ site: site.slug, invoice: 'INV-2' });
    const now = new Date();
    await addInvoiceEvents(
      { db, now },
      {
        ...{ id: mine.id, who: 'sam@dealer.example' },
        events: [{ kind: 'partAsked', at: now.toISOString(), id: randomUUID(), cents: 1_000 }],
      },
    );
    const phone = new Browser(kit, undefined, '203.0.113.10');
    await phone.signIn(kim);
    const sessions = await db.selectFrom('shopper_sessions').select('ip_address').execute();
    expect(
      sessions.filter(({ ip_address: ip }) => ip),
      'no address of a network is kept',
    ).toEqual([]);
    const { answer } = await phone.send('/api/account/data');
    const when = { site: site.slug, at: at.toISOString() };
    expect(answer['consents']).toEqual([
      { ...agreed, ...when },
      { ...stopped, ...when, statement: null },
    ]);
    expect(answer['payments']).toMatchObject([
      {
        ...{ reference: mine.reference, invoice: 'INV-1042', amount_cents: 125_050 },
        history: [{ who: 'shopper' }, { what: 'paid' }, { who: 'staff', cents: 1_000 }],
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('sam@');
    await phone.send('/api/account/delete', { confirm: true });
    const kept = await db.selectFrom('subscription_choices').select('id').execute();
    expect(kept, 'a consent is kept as its proof').toHaveLength(4);
  });

  it('gives out that it has begun or sent a finance application, without the answers; a draft goes with it, what was sent stays', async () => {
    const { db } = kit.database;
    const finance = { ...(await testApplications(db)), now: new Date() };
    const phone = new Browser(kit, undefined, '203.0.113.11');
    const tablet = new Browser(kit, undefined, '203.0.113.12');
    await phone.signIn(kim);
    await tablet.signIn('lou@shopper.example');
    const ids = await db
      .selectFrom('shopper_addresses')
      .where('realm', '=', `site:${site.slug}`)
      .select(['shopper_id', 'address'])
      .execute();
    const idOf = (of: string) => ids.find(({ address }) => address === of)?.shopper_id ?? '';
    const answers = { first_name: 'Kimberley', income: '98765' };
    await addDraft(finance, { site: site.slug, answers, shopperId: idOf(kim) });
    await addDraft(finance, { site: site.slug, answers, shopperId: idOf('lou@shopper.example') });
    await addApplication(finance, { site: site.slug, leadId: 'x', answers, shopperId: idOf(kim) });
    const { answer } = await phone.send('/api/account/data');
    const about = { site: site.slug, kind: 'application', car_id: 7, reference: expect.any(String) };
    expect(answer['finance_applications']).toHaveLength(2);
    expect(answer['finance_applications']).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ ...about, status: 'draft', sent_at: null }),
        expect.objectContaining({ ...about, status: 'submitted', sent_at: expect.any(String) }),
      ]),
    );
    expect(JSON.stringify(answer)).not.toMatch(/Kimberley|98765/);
    await phone.send('/api/account/delete', { confirm: true });
    const kept = await sql<object>`
      select status, shopper_id from finance_applications order by status`.execute(db);
    expect(kept.rows).toEqual([
      { status: 'draft', shopper_id: idOf('lou@shopper.example') },
      { status: 'submitted', shopper_id: idOf(kim) },
    ]);
  });
});
