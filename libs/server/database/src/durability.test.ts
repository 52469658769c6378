import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { durabilityProblems } from './durability.ts';
import { openDatabase } from './openDatabase.ts';
import { openTestDatabase, testEngines } from './testing/index.ts';

describe.each(testEngines('durability'))('the settings of durable commits on %s', (engine) => {
  it('are those of the engine, or each wrong one is named', async () => {
    const database = await openTestDatabase(engine);
    if ('dir' in database.options) {
      expect(await durabilityProblems(database.db)).toEqual([]);
      // The one method that flushes in this engine.
      const { rows } = await sql<object>`show wal_sync_method`.execute(database.db);
      expect(rows).toEqual([{ wal_sync_method: 'fsync' }]);
    } else {
      // A test server may run without fsync.
      const names = (await durabilityProblems(database.db)).map((sentence) => /^\w+/.exec(sentence)?.[0]);
      expect(names).not.toContain('synchronous_commit');
      const name = new URL(database.options.url).pathname.slice(1);
      for (const value of ['off', 'local', 'remote_write']) {
        await sql.raw(`alter database ${name} set synchronous_commit = ${value}`).execute(database.db);
        const again = await openDatabase(database.options);
        expect(await durabilityProblems(again.db)).toContainEqual(
          `synchronous_commit of the PostgreSQL server is ${value}: a lead would be acknowledged before it is on disk. Remove the setting from server, database and role, or set it to on.`,
        );
        await again.close();
      }
    }
    await database.close();
  });
});
