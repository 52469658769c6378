import type { CarRow, Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { IndexedSite } from './IndexedSite.ts';

/** Page size. */
const PAGE = 500;

/** Pages of the cars that a site lists now, ordered by id, for constant memory. */
export async function* indexableCars(
  db: Kysely<Schema>,
  { stock, lists }: Pick<IndexedSite, 'stock' | 'lists'>,
): AsyncGenerator<CarRow[]> {
  let after = 0;
  for (;;) {
    const rows = await live(db, stock)
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const listed = rows.filter((row) => lists(row));
    if (listed.length > 0) yield listed;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** The number of live cars of a site's dealers, listed or not: the maximum that a rebuild processes. */
export async function countLiveCars(
  db: Kysely<Schema>,
  { stock }: Pick<IndexedSite, 'stock'>,
): Promise<number> {
  const { count } = await live(db, stock)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function live(db: Kysely<Schema>, stock: readonly string[]) {
  return db
    .selectFrom('cars')
    .where('removed_at', 'is', null)
    .where('dealer', 'in', [...stock]);
}
