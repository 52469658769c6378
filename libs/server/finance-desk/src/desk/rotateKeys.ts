import { rewrap } from '../keys/envelope.ts';
import type { FinanceDeskServices } from '../store/FinanceDeskServices.ts';
import { log } from '../store/log.ts';
import type { FinanceTables } from '../store/tables.ts';

/** What a rotation did. */
export interface Rotation {
  /** How many data keys are now wrapped with the current key. */
  rotated: number;
  /** How many are wrapped with a key that is not in the ring, by its id: they cannot be read. */
  lost: Readonly<Record<string, number>>;
}

const BATCH = 200;

/**
 * Wraps the data keys of all applications and drafts with the current key, in batches. Afterwards the older keys are not needed. It may
 * run while applications come in, and again after it was stopped.
 */
export async function rotateKeys({ db: platform, keys, now }: FinanceDeskServices): Promise<Rotation> {
  const tables = platform.$extendTables<FinanceTables>();
  const lost = await lostKeys();
  let rotated = 0;
  for (;;) {
    const done = await rotateBatch();
    rotated += done;
    if (done === 0) return { rotated, lost };
  }

  async function lostKeys(): Promise<Record<string, number>> {
    const counts = await tables
      .selectFrom('finance_applications')
      .select(({ fn }) => ['key_id', fn.countAll<number>().as('count')])
      .groupBy('key_id')
      .execute();
    const unknown = counts.filter(({ key_id }) => keys.keyOf(key_id) === null);
    return Object.fromEntries(unknown.map(({ key_id, count }) => [key_id, Number(count)]));
  }

  function rotateBatch(): Promise<number> {
    return tables.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('finance_applications')
        .select(['id', 'site', 'key_id', 'data_key'])
        .where('key_id', 'not in', [keys.current, ...Object.keys(lost)])
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .execute();
      for (const { id, site, key_id, data_key } of rows) {
        const { keyId, dataKey } = rewrap(keys, { site, id }, { keyId: key_id, dataKey: data_key });
        await db
          .updateTable('finance_applications')
          .set({ key_id: keyId, data_key: dataKey })
          .where('id', '=', id)
          .execute();
        await log(db, {
          id,
          site,
          action: 'rotated',
          who: 'operator',
          why: `${key_id} to ${keyId}`,
          at: now,
        });
      }
      return rows.length;
    });
  }
}
