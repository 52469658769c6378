import { randomUUID } from 'node:crypto';
import { migrate } from '@forecourt/database';
import { openTestDatabase, testEngines } from '@forecourt/database/testing';
import { applyInvoiceEvent, openHold, type HoldFacts, type InvoiceEvent } from '@forecourt/reservation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkoutMigrations } from '../store/migrations.ts';
import { invoiceLog } from './invoiceLog.ts';

const at = (minute: number) => `2026-11-26T02:${minute}:00.000Z`;
const paid: InvoiceEvent = { kind: 'paid', at: at(10), payment: 'pi_1' };

describe.each(testEngines('the trail of payments'))('the trail of payments on %s', (engine) => {
  it('[GA-07] payments of before it have what is known of them, and the status that the desk lists', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const names = ['checkout-0001', 'checkout-0002', 'checkout-0003'];
    const before = Object.fromEntries(
      Object.entries(checkoutMigrations).filter(([name]) => names.includes(name)),
    );
    await migrate(db, [{ feature: 'checkout', migrations: before }]);
    const add = async (status: string, events: InvoiceEvent[], known: Partial<HoldFacts> = {}) => {
      const id = randomUUID();
      const terms = { amountCents: 5_000, hours: 1, payMinutes: 35 };
      const opened = openHold(terms, new Date(at(10)));
      const facts = { ...events.reduce(applyInvoiceEvent, opened), ...known };
      await sql`
        insert into checkout_invoices
          (id, site, reference, invoice, link_token, status, facts, shopper, created_at, updated_at)
        values (${id}, 'a', ${id}, 'INV-1', ${id}, ${status}, ${JSON.stringify(facts)}::jsonb, 'null', now(), now())`.execute(
        db,
      );
      return id;
    };
    const refunded: InvoiceEvent = { kind: 'refunded', at: at(20) };
    const ids = [
      await add('paid', [paid]),
      await add('refunded', [paid, refunded]),
      await add('paid', [paid, refunded], { refundFailedAt: at(30) }),
      await add('paid', [paid, { kind: 'disputed', at: at(40), id: 'dp_1' }]),
    ];
    const part = { kind: 'partRefunded' as const, at: at(50), cents: 100, asked: null };
    const bounced = { ...part, kind: 'partFailed' as const, id: 're_2' };
    const parts = await add('paid', [paid, { ...part, id: 're_1' }, { ...part, id: 're_2' }, bounced]);
    await migrate(db, [{ feature: 'checkout', migrations: checkoutMigrations }]);
    const { rows } = await sql<{ id: string; status: string; told: string[] }>`
      select id, status, told from checkout_invoices`.execute(db);
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    expect(ids.map((id) => statuses.get(id))).toEqual(['paid', 'refunded', 'failed', 'disputed']);
    // Nobody is told of what was sent back before.
    const told = new Map(rows.map((row) => [row.id, row.told]));
    expect(ids.map((id) => told.get(id))).toEqual([[], [], [], []]);
    expect(told.get(parts)?.toSorted()).toEqual(['re_1', 're_2', 're_2 failed']);
    const log = await invoiceLog({ db }, { site: 'a', id: ids[2] ?? '' });
    expect(log.map(({ what, cents, at: when }) => [what, cents, when.toISOString()])).toEqual([
      ['started', 5_000, at(10)],
      ['paid', 5_000, at(10)],
      ['refunded', null, at(20)],
      ['refundFailed', null, at(30)],
    ]);
    await database.close();
  });
});
