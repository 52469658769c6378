import { deskRoutes } from '@forecourt/desk-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type TestDesk } from './test/testDesk.ts';

let kit: TestDesk;
beforeAll(async () => {
  kit = await testDesk();
});
afterAll(() => kit.database.close());

/** A second process whose statements tell how many rows with this column each of them read. */
async function watched(column: string) {
  const reads: number[] = [];
  const db = kit.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads.push(result.rows.filter((row) => column in row).length);
      return result;
    },
  });
  return { reads, desk: await testDesk('pglite', { db }, kit.database) };
}

it('counts all failed deliveries of the caller and reads no more than the page', async () => {
  for (const locationId of [101, 101, 101, 102]) await addLead(kit, { locationId });
  await kit.database.db.updateTable('outbox').set({ failed_at: new Date() }).execute();
  const { reads, desk } = await watched('lead_name');
  const placed = await desk.staff('manager', { places: [101] });
  const seen = await placed.ask(deskRoutes.deliveries, {
    params: { site: site.slug },
    query: { limit: '1' },
  });
  expect([seen.deliveries.length, seen.failed]).toEqual([1, 3]);
  expect(reads.reduce((sum, rows) => sum + rows, 0)).toBe(2);
});

it('retries any number of failed deliveries, some hundreds in a transaction', async () => {
  const id = await addLead(kit);
  await sql`insert into outbox (topic, key, payload, failed_at)
    select topic, key, payload, now() from outbox, generate_series(1, 500) where key = ${id}`.execute(
    kit.database.db,
  );
  const { reads, desk } = await watched('lead_name');
  const owner = await desk.staff('owner');
  const params = { site: site.slug };
  const { failed } = await owner.ask(deskRoutes.deliveries, { params, query: { limit: '1' } });
  expect(failed).toBeGreaterThanOrEqual(500);
  expect(await owner.ask(deskRoutes.retryAllDeliveries, { params, body: {} })).toEqual({ retried: failed });
  expect(Math.max(...reads)).toBe(200);
  const events = kit.database.db.selectFrom('desk_events').select('subject').where('kind', '=', 'retried');
  expect(new Set((await events.execute()).map(({ subject }) => subject)).size).toBe(failed);
});
