import { randomUUID } from 'node:crypto';
import { recordInvoice } from '@forecourt/checkout-desk';
import { testInvoices } from '@forecourt/checkout-desk/testing';
import type { Schema } from '@forecourt/database';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { deleteShopper, findShoppers, openShoppers, realmOf } from '@forecourt/shoppers';
import { askAlerts, eraseAlerts } from '@forecourt/subscriptions';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeOld } from './retention/purgeOld.ts';
import { addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { erasePerson, lead, mergeLead, setLeadStatus } = deskRoutes;
const params = { site: site.slug };
const at = (id: string) => ({ site: site.slug, id });
const email = 'kim@shopper.example';

describe.each(testEngines('locks of leads'))('writes to a lead at once on %s', (engine) => {
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
    owner.refused(mergeLead, { params: at(id), body: { into, key: randomUUID() } });
  const close = (id: string) =>
    owner.ask(setLeadStatus, { params: at(id), body: { status: 'won', key: randomUUID() } });
  const further = () => addLead(kit, { form: { email, message: 'And a towbar?' } });

  /**
   * Begins writes one after another, each when the ones before it wait, while a row is locked that the first one needs. The embedded engine
   * has one connection: there each is done before the next one begins.
   */
  async function whileLocked<Made>(
    lock: (transaction: Kysely<Schema>) => Promise<unknown>,
    writes: (() => Promise<Made>)[],
  ): Promise<Made[]> {
    if (engine === 'pglite') {
      const made: Made[] = [];
      for (const write of writes) made.push(await write());
      return made;
    }
    const { begun } = await kit.database.db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const begun: Promise<Made>[] = [];
      for (const [index, write] of writes.entries()) {
        begun.push(write());
        await expect.poll(() => waitingCalls(transaction)).toBe(index + 1);
      }
      return { begun };
    });
    return Promise.all(begun);
  }
  const lockLead = (id: string) => (transaction: Kysely<Schema>) =>
    sql`select from lead_states where lead_id = ${id}::uuid for update`.execute(transaction);

  it('a message to a merged lead and a merge of the lead that took it in do not wait for each other', async () => {
    const child = await addLead(kit, { form: { email } });
    const [target = '', last = ''] = [await addLead(kit), await addLead(kit)].toSorted();
    expect(await merge(child, target)).toBe('200 ');
    expect(await whileLocked<string>(lockLead(last), [() => merge(target, last), further])).toEqual([
      '200 ',
      child,
    ]);
    const seen = await owner.ask(lead, { params: at(child) });
    expect([seen.merged_into, seen.messages]).toEqual([last, 2]);
  });

  it('a message that waits for a merge of its lead opens the lead that it was merged into', async () => {
    const own = await addLead(kit, { form: { email } });
    const target = await addLead(kit);
    await close(own);
    await close(target);
    // The merge has the first of both while it waits for the second.
    const second = [own, target].toSorted()[1] ?? '';
    expect(await whileLocked<string>(lockLead(second), [() => merge(own, target), further])).toEqual([
      '200 ',
      own,
    ]);
    expect((await owner.ask(lead, { params: at(target) })).status).toBe('open');
  });

  it('a message to a lead that is being erased makes a new lead', async () => {
    await secondFactor(owner);
    const own = await addLead(kit, { form: { email } });
    const body = { email, leads: 1, reason: 'The shopper asked for it.' };
    const lockMail = (transaction: Kysely<Schema>) =>
      sql`select from outbox where key = ${own} for update`.execute(transaction);
    const erase = () => owner.refused(erasePerson, { params, body });
    const [erased, fresh] = await whileLocked<string>(lockMail, [erase, further]);
    expect(erased).toBe('200 ');
    expect(fresh).not.toBe(own);
    expect((await owner.ask(lead, { params: at(fresh ?? '') })).message).toBe('And a towbar?');
  });

  it.each([
    ['the erasure of its shopper', ['erase', 'record']],
    ['that erasure, which begins later,', ['record', 'erase']],
  ] as const)('the lead of a payment and %s do not wait for each other', async (_, order) => {
    const { db } = kit.database;
    const invoices = await testInvoices(db);
    await secondFactor(owner);
    const form = { email, category: 'Invoice Payment', message: 'Paid' };
    const own = await addLead(kit, { form });
    const { id } = await invoices.add({ site: site.slug, shopper: { email } });
    const make = (transaction: Kysely<Schema>) =>
      addLead(
        { database: { ...kit.database, db: transaction } },
        { form: { ...form, message: 'Paid, too' } },
      );
    const writes = {
      record: async () => (await recordInvoice({ db, now: new Date() }, id, make))?.leadId ?? '',
      erase: () => owner.refused(erasePerson, { params, body: { email, leads: 1, reason: 'Asked' } }),
    };
    const made = await whileLocked<string>(
      lockLead(own),
      order.map((name) => writes[name]),
    );
    const [erased, leadId] = order[0] === 'erase' ? made : made.toReversed();
    expect(erased).toBe('200 ');
    const { rows } = await sql<{ id: string }>`select id from leads where id = ${leadId}::uuid`.execute(db);
    // A payment that was there first is of the lead that is erased; a later one makes its own.
    expect([leadId === own, rows.length]).toEqual(order[0] === 'erase' ? [false, 1] : [true, 0]);
  });

  it('the deletion of an account by its shopper and the erasure of the shopper do not wait for each other', async () => {
    const { db } = kit.database;
    const contact = { kind: 'email', address: email } as const;
    const shoppers = openShoppers({ db, secret: 'x'.repeat(32), secure: true, now: () => new Date() });
    const realm = realmOf({ slug: site.slug, accountRealm: null });
    const code = await shoppers.makeCode({ realm, contact }, new Headers());
    await shoppers.signIn({ realm, id: code?.id ?? '', code: code?.code ?? '' }, new Headers());
    const wishes = [
      { kind: 'search', label: 'Kia', search: '/search/kia', fields: { make: ['Kia'] } },
    ] as const;
    const asked = { email, rhythm: 'daily', statement: 'Email me.', page: '/alerts' } as const;
    await askAlerts(db, { ...asked, at: new Date(), site: site.slug, wishes });
    await secondFactor(owner);
    const shopper = (await findShoppers(db, { realm, contacts: [contact] }))[0] ?? '';
    const lockAlert = (transaction: Kysely<Schema>) =>
      sql`select from alerts where email = ${email} for update`.execute(transaction);
    // As the page of the account does.
    const remove = () =>
      db.transaction().execute(async (transaction) => {
        await eraseAlerts(transaction, { site: site.slug, email });
        return String(await deleteShopper(transaction, shopper));
      });
    const body = { email, leads: 0, reason: 'Asked' };
    const erase = () => owner.refused(erasePerson, { params, body });
    expect(await whileLocked(lockAlert, [remove, erase])).toEqual(['true', '200 ']);
  });

  it('a message to a merged lead and the purge of it and the lead that took it in do not wait for each other', async () => {
    const child = await addLead(kit, { form: { email } });
    let target = '';
    while (target < child) target = await addLead(kit);
    expect(await merge(child, target)).toBe('200 ');
    const lockMail = (transaction: Kysely<Schema>) =>
      sql`select from outbox where key = ${target} for update`.execute(transaction);
    const old = { ...site, retention: { leadMonths: 12, eventMonths: 12, accountMonths: 12, mailDays: 30 } };
    const purge = async () =>
      (await purgeOld({ db: kit.database.db, now: new Date('2035-01-01T00:00:00Z') }, old)).leads;
    const [purged, fresh] = await whileLocked<number | string>(lockMail, [purge, further]);
    expect(purged).toBeGreaterThan(1);
    expect(fresh).not.toBe(child);
    expect((await owner.ask(lead, { params: at(String(fresh)) })).message).toBe('And a towbar?');
  });
});

/** How many connections to this database wait for a lock, on PostgreSQL. */
async function waitingCalls(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql`
    select distinct pid from pg_locks where not granted and pid in (
      select pid from pg_locks where database = (select oid from pg_database where datname = current_database())
    )`.execute(transaction);
  return rows.length;
}
