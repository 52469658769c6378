import type { CarRow, Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** A page of live cars in the order of their ids, so that a stock of any size passes in the same memory. */
export async function* indexableCars(db: Kysely<Schema>, pageSize: number): AsyncGenerator<CarRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('cars')
      .selectAll()
      .where('removed_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** How many cars belong in the index. */
export async function countLiveCars(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('cars')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
