import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * What is asked of the stock of all dealers together finds its vehicles by an index: the market figures of a page those of a body, a valuation
 * those of a model. A rebuild of a search index finds the changes since its start.
 */
const INDEXES = [
  `create index cars_market on cars ((car->>'item_type'), (car->>'simple_body'), id)
    where removed_at is null and status = 'in_stock'`,
  `create index cars_models on cars (lower(car->>'make'), lower(car->>'model'), id)`,
  `create index outbox_cars on outbox (created_at) where topic = 'car.changed'`,
];

/** Makes the indexes. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

/** Drops them. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  for (const name of ['outbox_cars', 'cars_models', 'cars_market'])
    await sql.raw(`drop index ${name}`).execute(db);
}
