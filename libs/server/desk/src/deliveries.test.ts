import { deskRoutes } from '@forecourt/desk-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type TestDesk } from './test/testDesk.ts';

let kit: TestDesk;
beforeAll(async () => {
  kit = await testDesk();
});
afterAll(() => kit.database.close());

it('counts all failed deliveries of the caller and reads no more than the page', async () => {
  for (const locationId of [101, 101, 101, 102]) await addLead(kit, { locationId });
  await kit.database.db.updateTable('outbox').set({ failed_at: new Date() }).execute();
  let read = 0;
  const db = kit.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.filter((row) => 'lead_name' in row).length;
      return result;
    },
  });
  const counting = await testDesk('pglite', { db }, kit.database);
  const placed = await counting.staff('manager', { places: [101] });
  const seen = await placed.ask(deskRoutes.deliveries, {
    params: { site: site.slug },
    query: { limit: '1' },
  });
  expect([seen.deliveries.length, seen.failed]).toEqual([1, 3]);
  expect(read).toBe(2);
});
