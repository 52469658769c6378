import { emptyTables, testEngines } from '@forecourt/database/testing';
import { freeUnseen } from '@forecourt/lead-desk';
import { updateStaff } from '@forecourt/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from '../test/addLead.ts';
import { site, testDesk, type TestDesk } from '../test/testDesk.ts';
import { sees, visible } from './visible.ts';

const PLACES = [null, [101], [102, 103]];

describe.each(testEngines('what staff see'))('what staff see on %s', (engine) => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk(engine);
    await emptyTables(kit.database.db, ['leads', 'staff']);
    for (const locationId of [101, 103, null])
      for (const category of ['Vehicle Enquiry', 'Service'])
        await addLead(kit, { locationId, form: { category } });
  });
  afterAll(() => kit.database.close());

  it.each(['owner', 'manager', 'sales', 'service'] as const)(
    'is one rule in a list, of a lead that is read, and of the leads that somebody keeps: %s',
    async (role) => {
      const { db } = kit.database;
      const person = await kit.staff(role);
      const leads = await db
        .selectFrom('lead_states')
        .select(['lead_id', 'department', 'location_id'])
        .execute();
      expect(new Set(leads.map(({ department }) => department)).size).toBeGreaterThan(1);
      for (const locationIds of PLACES) {
        await updateStaff(db, { site: site.slug, id: person.staffId }, { role, locationIds });
        const member = { site: site.slug, role, locationIds };
        const read = leads.filter((lead) => sees(member, lead)).map(({ lead_id }) => lead_id);
        const listed = await sql<{ lead_id: string }>`
          select lead_id from lead_states as s where ${visible(member)}`.execute(db);
        expect(new Set(listed.rows.map(({ lead_id }) => lead_id))).toEqual(new Set(read));
        await db.updateTable('lead_states').set({ assignee: person.staffId }).execute();
        const which = sql`s.site = ${site.slug}`;
        await freeUnseen(db, { which, by: null, now: new Date() });
        const kept = db.selectFrom('lead_states').select('lead_id').where('assignee', 'is not', null);
        expect(new Set((await kept.execute()).map(({ lead_id }) => lead_id))).toEqual(new Set(read));
      }
    },
  );
});
