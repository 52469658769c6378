import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { enqueueNotice } from '../notices/stockNotices.ts';

/** A vehicle that shoppers see unchanged, although the feed says something about it that was not accepted. */
export interface StillOnSale {
  stocknum: string;
  name: string | null;
  /** Why its row was not accepted, as a sentence. */
  reason: string;
}

/** So many stock numbers are in a note. */
const NAMED = 20;

/** The live, unsold cars of a dealer whose row in an import needs a decision or was rejected, by stock number. */
export async function findStillOnSale(
  db: Kysely<Schema>,
  importId: number,
  dealer: string,
): Promise<StillOnSale[]> {
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('cars', 'cars.stocknum', 'import_rows.stocknum')
    .select(['cars.stocknum', 'import_rows.reason', sql<string | null>`cars.car->>'name'`.as('name')])
    .where('import_rows.import_id', '=', importId)
    .where('import_rows.outcome', 'in', ['review', 'reject'])
    .where('cars.dealer', '=', dealer)
    .where('cars.removed_at', 'is', null)
    .where('cars.status', '<>', 'sold')
    .orderBy('cars.stocknum')
    .orderBy('import_rows.row', 'desc')
    .distinctOn('cars.stocknum')
    .execute();
  return rows.map(({ reason, ...vehicle }) => ({ ...vehicle, reason: reason ?? '' }));
}

/** A note for each reason, with the stock numbers. */
export function stillOnSaleNotes(vehicles: readonly StillOnSale[]): string[] {
  const reasons = [...new Set(vehicles.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const of = vehicles.filter((vehicle) => vehicle.reason === reason);
    const more = of.length > NAMED ? ` and ${(of.length - NAMED).toLocaleString('en-AU')} more` : '';
    const names = of.slice(0, NAMED).map(({ stocknum }) => stocknum);
    const start = of.length === 1 ? '1 vehicle stays' : `${of.length.toLocaleString('en-AU')} vehicles stay`;
    return `${start} on sale unchanged, because of its row in the feed: ${reason}. Correct the feed, or take it off sale: ${names.join(', ')}${more}.`;
  });
}

/** Writes to the dealer about vehicles that stay on sale against their row, if there is one that the last import did not have. */
export async function tellOnSale(
  trx: Transaction<Schema>,
  dealer: string,
  vehicles: readonly StillOnSale[],
  now: Date,
): Promise<void> {
  const last = await trx
    .selectFrom('imports')
    .select((eb) => eb.ref('report').$castTo<{ stillOnSale?: StillOnSale[] }>().as('report'))
    .where('dealer', '=', dealer)
    .where('stock', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const told = new Set(last?.report.stillOnSale?.map(({ stocknum, reason }) => `${stocknum} ${reason}`));
  if (vehicles.every(({ stocknum, reason }) => told.has(`${stocknum} ${reason}`))) return;
  const count = vehicles.length === 1 ? '1 vehicle' : `${vehicles.length.toLocaleString('en-AU')} vehicles`;
  const lines = vehicles.map(({ stocknum, name, reason }) => `${stocknum}  ${name ?? ''}\n    ${reason}`);
  await enqueueNotice(
    trx,
    {
      site: dealer,
      subject: `${count} may be on your website by mistake`,
      text:
        `The stock feed says something about ${count} that the website could not use, so the website still shows what it showed before. ` +
        `If a vehicle is sold or its price has changed, correct it in the feed.\n\n${lines.join('\n\n')}\n`,
    },
    now,
  );
}
