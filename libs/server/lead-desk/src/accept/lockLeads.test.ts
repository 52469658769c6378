import { emptyTables, openTestDatabase, testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockLeads } from './lockLeads.ts';

describe.each(testEngines('locks of leads'))('locks of leads on %s', (engine) => {
  it('reads the leads that it locks, and not all of the site', async () => {
    const { db, close } = await openTestDatabase(engine);
    await emptyTables(db, ['leads']);
    await sql`insert into leads (id, site, idempotency_key, dedupe_key, category, payload)
      select gen_random_uuid(), 'a', n::text, n::text, '', '{}' from generate_series(1, 3000) as n`.execute(
      db,
    );
    await sql`insert into lead_states (lead_id, site, category, department, created_at, updated_at, search)
      select id, 'a', '', 'sales', now(), now(), '' from leads`.execute(db);
    const rows = await db.selectFrom('lead_states').select('lead_id').orderBy('lead_id').limit(4).execute();
    const [own = '', target = '', child = '', another = ''] = rows.map(({ lead_id }) => lead_id);
    const merge = (id: string, into: string) =>
      db.updateTable('lead_states').set({ merged_into: into }).where('lead_id', '=', id).execute();
    await merge(own, target);
    await merge(child, own);
    await merge(another, target);
    await sql`insert into staff (email, name, email_verified) select n || '@a.example', 'Kim', true from generate_series(1, 50) as n`.execute(
      db,
    );
    await sql`insert into staff_roles (site, staff_id, role) select 'a', id, 'sales' from staff`.execute(db);
    await sql`update lead_states set assignee = (select id from staff limit 1) where lead_id = ${target}`.execute(
      db,
    );
    await sql`analyze lead_states`.execute(db);
    await db.transaction().execute(async (transaction) => {
      // So few rows may be read one by one; a dealership has more.
      await sql`set local enable_seqscan = off`.execute(transaction);
      expect(await lockLeads(transaction, { site: 'a', ids: [own] })).toEqual(new Set([own, target, child]));
      const { rows: reads } = await sql<{ reads: number }>`
        select seq_tup_read + idx_tup_fetch as reads from pg_stat_xact_user_tables where relname = 'lead_states'
      `.execute(transaction);
      expect(reads[0]?.reads).toBeLessThan(50);
    });
    await close();
  });
});
