import { randomUUID } from 'node:crypto';
import { addEvents, holdLog, settleHold, type Hold } from '@forecourt/checkout-desk';
import { testHolds } from '@forecourt/checkout-desk/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { addApplication, addDraft, testApplications } from '@forecourt/finance-desk/testing';
import { openShoppers, realmOf } from '@forecourt/shoppers';
import { askAlerts } from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { audit, erasePerson, exportLeads, exportPerson, lead, leads, noteLead, resetSecondFactor } =
  deskRoutes;
const params = { site: site.slug };

describe('exports and the rights of shoppers', () => {
  let kit: TestDesk;
  let owner: Browser;
  beforeAll(async () => {
    kit = await testDesk();
    owner = await kit.staff('owner');
  });
  afterAll(() => kit.database.close());

  it('exports the leads of a filter as CSV that no spreadsheet runs', async () => {
    const message = '=HYPERLINK("http://evil.example","x"),\nsecond line';
    await addLead(kit, {
      at: new Date('2026-11-23T19:30:00Z'),
      form: {
        name: '@SUM(1)',
        last_name: '',
        email: 'csv@shopper.example',
        phone: '+61 491 570 006',
        message,
      },
    });
    await addLead(kit, { form: { name: 'Elsewhere' }, site: other, locationId: 201 });
    const response = await owner.send(exportLeads, { params, query: { search: 'csv@shopper' } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-harbour-city-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const text = bytes.toString('utf8');
    expect(text).toContain(
      ',\'@SUM(1),csv@shopper.example,\'+61 491 570 006,"\'=HYPERLINK(""http://evil.example""',
    );
    expect(text).not.toContain('Elsewhere');
    // 7:30 pm of the day before in UTC is 5:30 am at the dealership.
    expect(text).toMatch(/,2026-11-24 05:30,/);
    expect(text).toMatch(/,Australia\/Brisbane\r\n$/);
    const { entries } = await owner.ask(audit, { params, query: { limit: '1' } });
    expect(entries).toMatchObject([{ kind: 'leadsExported', by: { id: owner.staffId } }]);
  });

  it('exports more leads than are read at a time, each once', async () => {
    const id = await addLead(kit, { form: { name: 'Many' } });
    await sql`insert into leads select gen_random_uuid(), site, 'many' || n, 'many' || n, category, payload, created_at
      from leads, generate_series(1, 2500) as n where id = ${id}`.execute(kit.database.db);
    await sql`insert into lead_states (lead_id, site, category, department, created_at, updated_at, search)
      select id, site, category, 'sales', created_at, created_at, 'many' from leads where dedupe_key like 'many%'`.execute(
      kit.database.db,
    );
    const text = await (await owner.send(exportLeads, { params, query: { search: 'many' } })).text();
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(2501);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2501);
  });

  it('exports all data of a shopper, found by address or by number', async () => {
    const email = 'robin@shopper.example';
    const id = await addLead(kit, { form: { email, phone: '0491 570 156' } });
    await owner.ask(noteLead, {
      params: { ...params, id },
      body: { text: 'Wants a towbar', key: randomUUID() },
    });
    for (const body of [{ email: 'Robin@shopper.example' }, { phone: '+61 491 570 156' }]) {
      const seen = await owner.ask(exportPerson, { params, body });
      expect(seen.leads).toMatchObject([
        { id, email, history: [{ kind: 'noted', data: { text: 'Wants a towbar' } }] },
      ]);
    }
    for (const body of [{}, { phone: '12' }, { phone: 'none' }])
      expect(await owner.refused(exportPerson, { params, body })).toBe('422 noPerson');
    const stranger = await kit.staff('owner', { site: other.slug });
    expect(
      (await stranger.ask(exportPerson, { params: { site: other.slug }, body: { email } })).leads,
    ).toEqual([]);
  });

  it('erases a shopper behind the second factor: leads, additions, history, appointments, mails; the wish for no marketing stays', async () => {
    const email = 'erased@shopper.example';
    const form = { email, phone: '0491 570 110', name: 'Zebedee' };
    const first = await addLead(kit, {
      form,
      appointment: new Date('2027-01-05T00:30:00Z'),
      at: new Date(Date.now() - 60_000),
    });
    await addLead(kit, { form: { ...form, message: 'And a towbar?' } });
    await addLead(kit, { form: { ...form, category: 'Trade-In' } });
    const elsewhere = await addLead(kit, { form, site: other, locationId: 201 });
    await owner.ask(noteLead, {
      params: { ...params, id: first },
      body: { text: 'Zebedee called', key: randomUUID() },
    });
    await owner.ask(deskRoutes.addUnsubscribe, { params, body: { email } });
    const body = { email, reason: 'Asked by phone', leads: 2 };
    expect(await owner.refused(erasePerson, { params, body })).toBe('403 secondFactor');
    await secondFactor(owner);
    expect(await owner.refused(erasePerson, { params, body: { ...body, leads: 1 } })).toBe('409 otherCount');
    expect(await owner.ask(erasePerson, { params, body })).toEqual({ erased: 2 });
    expect(await owner.refused(lead, { params: { ...params, id: first } })).toBe('404 notFound');
    expect((await owner.ask(leads, { params, query: { search: 'zebedee' } })).total).toBe(0);
    const { db } = kit.database;
    const tables = [
      'leads',
      'lead_additions',
      'lead_states',
      'desk_events',
      'outbox',
      'appointments',
    ] as const;
    for (const table of tables) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, rows.replaceAll(elsewhere, '').includes(first)]).toEqual([table, false]);
      if (table === 'desk_events') expect(rows).not.toContain('Zebedee');
    }
    expect(await db.selectFrom('leads').selectAll().where('id', '=', elsewhere).execute()).toHaveLength(1);
    const { unsubscribes } = await owner.ask(deskRoutes.unsubscribes, {
      params,
      query: { search: 'erased@' },
    });
    expect(unsubscribes).toHaveLength(1);
    const { entries } = await owner.ask(audit, { params, query: { limit: '1' } });
    expect(entries).toMatchObject([
      { kind: 'erased', lead_id: null, data: { leads: 2, why: 'Asked by phone' } },
    ]);
    const { consents } = await owner.ask(exportPerson, { params, body: { email } });
    expect(consents).toContainEqual(expect.objectContaining({ site: site.slug, wanted: false }));
  });

  it('gives out and erases the accounts of a shopper, of this realm alone', async () => {
    const { db } = kit.database;
    const contact = { kind: 'email', address: 'account@shopper.example' } as const;
    const shoppers = openShoppers({ db, secret: 'x'.repeat(32), secure: true, now: () => new Date() });
    const signIn = async (slug: string) => {
      const realm = realmOf({ slug, accountRealm: null });
      const made = await shoppers.makeCode({ realm, contact }, new Headers());
      const at = { realm, id: made?.id ?? '', code: made?.code ?? '' };
      return (await shoppers.signIn(at, new Headers()))?.result.shopper.id ?? '';
    };
    const finance = { ...(await testApplications(db)), now: new Date() };
    const answers = { first_name: 'Kimberley' };
    const holds = await testHolds(db);
    const reserved: Hold[] = [];
    const sent: string[] = [];
    for (const [each, locationId] of [
      [site, 101],
      [other, 201],
    ] as const) {
      const owned = { site: each.slug, answers, shopperId: await signIn(each.slug) };
      await addDraft(finance, owned);
      const typed = { carId: locationId, shopper: { email: 'typed@shopper.example' } };
      reserved.push(await holds.add({ ...typed, site: each.slug, shopperId: owned.shopperId }));
      const leadId = await addLead(kit, { site: each, locationId, isNobody: true });
      await addApplication(finance, { ...owned, leadId });
      sent.push(leadId);
    }
    const who = { email: ' Account@shopper.example ' };
    const seen = await owner.ask(exportPerson, { params, body: who });
    const application = { site: site.slug, kind: 'application', car_id: 7 };
    expect(seen).toMatchObject({
      leads: [{ id: sent[0] }],
      reservations: [{ reference: reserved[0]?.reference }],
      accounts: [
        {
          addresses: [{ address: contact.address }],
          finance_applications: [
            { ...application, status: 'draft' },
            { ...application, status: 'submitted' },
          ],
        },
      ],
    });
    expect(JSON.stringify(seen)).not.toContain('Kimberley');
    const body = { ...who, reason: 'Asked by mail', leads: 1 };
    const leader = await kit.staff('owner');
    await secondFactor(leader);
    expect(await leader.ask(erasePerson, { params, body })).toEqual({ erased: 1 });
    expect((await owner.ask(exportPerson, { params, body: who })).accounts).toEqual([]);
    const kept = await Promise.all(reserved.map((hold) => holds.find(hold)));
    expect(kept.map(({ shopper }) => shopper?.email)).toEqual([undefined, 'typed@shopper.example']);
    const left = await db.selectFrom('shopper_addresses').select('realm').execute();
    expect(left).toEqual([{ realm: realmOf({ slug: other.slug, accountRealm: null }) }]);
    const sessions = await db.selectFrom('shopper_sessions').select('id').execute();
    expect(sessions).toHaveLength(1);
    const applied =
      await sql`select site, lead_id from finance_applications order by lead_id nulls first`.execute(db);
    expect(applied.rows, 'what was sent goes with its lead, what was not with the account').toEqual([
      { site: other.slug, lead_id: null },
      { site: other.slug, lead_id: sent[1] },
    ]);
    const leadsLeft = await db.selectFrom('leads').select('id').where('id', 'in', sent).execute();
    expect(leadsLeft).toEqual([{ id: sent[1] }]);
  });

  it('gives out and erases the reservations of a shopper; money, vehicle and trail stay, and the deposit goes back', async () => {
    const { db } = kit.database;
    const holds = await testHolds(db);
    const email = 'held@shopper.example';
    const leadId = await addLead(kit, { form: { email } });
    const here = { site: site.slug };
    const byEmail = await holds.add({
      ...here,
      carId: 91,
      shopper: { name: 'Zuleika', email: 'HELD@shopper.example' },
    });
    const byLead = await holds.add({
      ...here,
      carId: 92,
      leadId,
      shopper: { email: 'else@shopper.example' },
    });
    const foreign = await holds.add({ site: other.slug, carId: 93, shopper: { email } });
    const seen = await owner.ask(exportPerson, { params, body: { email } });
    expect(seen.reservations).toMatchObject([
      {
        reference: byEmail.reference,
        shopper: { name: 'Zuleika' },
        status: 'held',
        history: [{}, { what: 'paid' }],
      },
      { reference: byLead.reference },
    ]);
    const local = await kit.staff('manager', { places: [102] });
    const ofOnePlace = await local.ask(exportPerson, { params, body: { email } });
    expect(ofOnePlace, 'of leads at other places').toMatchObject({ leads: [], reservations: [] });
    const leader = await kit.staff('owner');
    await secondFactor(leader);
    await leader.ask(erasePerson, { params, body: { email, reason: 'By phone', leads: 1 } });
    for (const { id, facts, payment, car } of [byEmail, byLead])
      expect(await holds.find({ id, ...here })).toMatchObject({
        shopper: null,
        leadId: null,
        facts,
        payment,
        car,
      });
    expect((await holds.find(foreign)).shopper).toEqual(foreign.shopper);
    expect((await holdLog({ db }, byEmail)).at(-1)).toMatchObject({ what: 'erased', who: leader.email });
    expect((await owner.ask(exportPerson, { params, body: { email } })).reservations).toEqual([]);
    const tables = await sql`select * from checkout_holds where site = ${site.slug}`.execute(db);
    expect(JSON.stringify(tables.rows)).not.toMatch(/zuleika|held@|else@/i);
    const now = new Date(Date.now() + 49 * 3_600_000);
    await settleHold({ db, now }, holds.provider, { ...here, id: byEmail.id });
    expect((await holds.find(byEmail)).state).toMatchObject({ status: 'expired', money: 'returned' });
    await addEvents(
      { db, now },
      { id: byLead.id, events: [{ kind: 'converted', at: byLead.facts.openedAt }], who: '' },
    );
    expect((await holds.find(byLead)).shopper).toBeNull();
  });

  it('gives out and erases the alerts of a shopper, of this site alone', async () => {
    const { db } = kit.database;
    const email = 'alert@shopper.example';
    const wishes = [
      { kind: 'search', label: 'Kia', search: '/search/kia', fields: { make: ['Kia'] } },
    ] as const;
    const asked = {
      email,
      rhythm: 'daily',
      statement: 'Email me.',
      page: '/alerts',
      at: new Date(),
    } as const;
    for (const slug of [site.slug, other.slug]) {
      await askAlerts(db, { ...asked, site: slug, wishes });
      await db
        .insertInto('alert_devices')
        .values({
          ...{
            site: slug,
            email,
            endpoint: 'https://push.example/1',
            p256dh: 'p',
            auth: 'a',
            server_key: 'k',
          },
          ...{ statement: 'Notify me.', page: '/alerts', asked_at: new Date() },
        })
        .execute();
    }
    const seen = await owner.ask(exportPerson, { params, body: { email: 'Alert@shopper.example' } });
    expect(seen.alerts).toMatchObject([
      { label: 'Kia', statement: 'Email me.', confirmed_at: null, news: [] },
    ]);
    expect(seen.devices).toMatchObject([{ service: 'push.example', statement: 'Notify me.' }]);
    expect((await owner.ask(exportPerson, { params, body: { phone: '0491 570 006' } })).alerts).toEqual([]);
    const leader = await kit.staff('owner');
    await secondFactor(leader);
    await leader.ask(erasePerson, { params, body: { email, reason: 'Asked by mail', leads: 0 } });
    for (const table of ['alerts', 'alert_devices'] as const)
      expect(await db.selectFrom(table).select('site').execute()).toEqual([{ site: other.slug }]);
  });

  it('resets a lost authenticator app of a colleague, behind the second factor', async () => {
    const [one, two] = [await kit.staff('owner'), await kit.staff('sales')];
    await secondFactor(two);
    const at = { params: { ...params, id: two.staffId }, body: {} };
    expect(await one.refused(resetSecondFactor, at)).toBe('403 secondFactor');
    await secondFactor(one);
    expect(await one.refused(resetSecondFactor, { params: { ...params, id: one.staffId }, body: {} })).toBe(
      '403 own',
    );
    // Who works at another dealership too is not theirs alone.
    const shared = await kit.staff('owner', { site: other.slug });
    await kit.staff('sales', { email: shared.email });
    const foreign = { params: { ...params, id: shared.staffId }, body: {} };
    expect(await one.refused(resetSecondFactor, foreign)).toBe('403 notYours');
    await one.ask(resetSecondFactor, at);
    expect(await two.refused(deskRoutes.me)).toBe('401 signedOut');
  });

  it('leaves the authenticator app of whoever sees more places at another dealership', async () => {
    const limited = await kit.staff('owner');
    await kit.staff('manager', { site: other.slug, email: limited.email, places: [201] });
    await secondFactor(limited);
    const wide = await kit.staff('sales');
    const narrow = await kit.staff('sales');
    await kit.staff('sales', { site: other.slug, email: wide.email });
    await kit.staff('sales', { site: other.slug, email: narrow.email, places: [201] });
    const reset = (id: string) => ({ params: { ...params, id }, body: {} });
    expect(await limited.refused(resetSecondFactor, reset(wide.staffId))).toBe('403 notYours');
    expect(await limited.ask(resetSecondFactor, reset(narrow.staffId))).toEqual({ done: true });
  });
});
