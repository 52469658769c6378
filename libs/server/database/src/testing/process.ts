import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../openDatabase.ts';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * A database client process for tests: opens the folder of its argument, prints `open`, then runs commands from stdin,
 * one per line: `write <key>` commits a row, `hold <key>` leaves a transaction open, `checkpoint`, `count`, `close`.
 */
const [dir = ''] = process.argv.slice(2);
const { db, close } = await openDatabase({ dir });
await migrate(db);
console.log('open');

for await (const line of createInterface({ input: process.stdin })) {
  const [word, key = ''] = line.split(' ');
  if (word === 'write') {
    await enqueue(db, [{ topic: 'test', key }]);
    console.log(`written ${key}`);
  }
  if (word === 'hold') {
    await db.transaction().execute(async (trx) => {
      await enqueue(trx, [{ topic: 'test', key }]);
      console.log(`holding ${key}`);
      await new Promise(() => undefined);
    });
  }
  if (word === 'checkpoint') {
    await sql`checkpoint`.execute(db);
    console.log('checkpointed');
  }
  if (word === 'count') {
    const { rows } = await sql<{ count: number }>`select count(*) from outbox`.execute(db);
    console.log(`count ${rows[0]?.count ?? -1}`);
  }
  if (word === 'close') {
    await close();
    console.log('closed');
    process.exit();
  }
}
