import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { durabilityProblems } from './durability.ts';
import { openDatabase } from './openDatabase.ts';
import { openTestDatabase, testEngines } from './testing/index.ts';

describe.each(testEngines('durability'))('what is committed survives a loss of power on %s', (engine) => {
  it('as its settings say', async () => {
    const database = await openTestDatabase(engine);
    const names = async () =>
      (await durabilityProblems(database.db)).map((sentence) => /^\w+/.exec(sentence)?.[0]);
    // The embedded engine and test servers do without.
    expect(await names()).not.toContain('synchronous_commit');
    if (engine === 'postgres' && 'url' in database.options) {
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
