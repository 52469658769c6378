import { randomUUID } from 'node:crypto';
import { testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { lockStaff, updateStaff } from '@forecourt/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { site, testDesk, type TestDesk } from './test/testDesk.ts';

describe.each(testEngines('assigned leads'))('an assignment on %s', (engine) => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  afterAll(() => kit.database.close());

  it('waits for a change of the places of the person, and is refused after it', async () => {
    const [owner, sales] = [await kit.staff('owner'), await kit.staff('sales')];
    const params = { site: site.slug, id: await addLead(kit, { locationId: 101 }) };
    // The first call of a while notes that the owner works, which the change holds up, too.
    await owner.ask(deskRoutes.lead, { params });
    const body = { staff_id: sales.staffId, key: randomUUID() };
    const { assigned } = await kit.database.db.transaction().execute(async (transaction) => {
      await lockStaff(transaction, site.slug);
      await updateStaff(transaction, { site: site.slug, id: sales.staffId }, { locationIds: [102] });
      let isDone = false;
      const assigned = owner.refused(deskRoutes.assignLead, { params, body }).finally(() => (isDone = true));
      const isWaiting = async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(transaction);
        return rows.length > 0;
      };
      // On the one connection of the embedded engine it begins after this transaction.
      if (engine !== 'pglite') await expect.poll(async () => isDone || (await isWaiting())).toBe(true);
      return { assigned };
    });
    expect(await assigned).toBe('422 notStaff');
  });
});
