import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/**
 * Gives a lead the next turn of a list of addresses, in its transaction: concurrent leads wait for each other, and a lead that is rolled back
 * gives its turn back. A lead that has a turn keeps it, so that its additions go to the same person.
 */
export async function takeTurn(
  transaction: Kysely<Schema>,
  { site, leadId, to }: { site: string; leadId: string; to: readonly string[] },
): Promise<void> {
  const known = await transaction
    .selectFrom('lead_turn')
    .select('turn')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (known) return;
  const list = to.join(' ');
  const { turns } = await transaction
    .insertInto('lead_turns')
    .values({ site, list, turns: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'list'])
        .doUpdateSet(({ eb, ref }) => ({ turns: eb(ref('lead_turns.turns'), '+', 1) })),
    )
    .returning('turns')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('lead_turn')
    .values({ lead_id: leadId, turn: turns - 1 })
    .execute();
}
