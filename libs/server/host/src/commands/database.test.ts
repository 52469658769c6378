import { migrate } from '@forecourt/database';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { checkoutMigrations } from '@forecourt/checkout-desk';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeApi, takeSearch, takeServing } from '../search-lock.ts';
import { readDatabaseCommand, runDatabase } from './run-database.ts';

const server = { typesense: { url: 'http://127.0.0.1:8108', apiKey: 'administrator' } };
const hooks = { logger: pino({ enabled: false }), onOvertaken: () => {} };
const features = [{ feature: 'checkout', migrations: checkoutMigrations }];

it.each([
  [['status'], { name: 'status' }],
  [['down', 'none'], { name: 'down', to: 'none', yes: false }],
  [['down', '0031-alert-mail-index', '--yes'], { name: 'down', to: '0031-alert-mail-index', yes: true }],
  [['down'], null],
  [['down', '--yes'], null],
  [['down', 'none', '--no'], null],
  [['status', 'none'], null],
])('%j is read as %j', (words, command) => expect(readDatabaseCommand(words)).toEqual(command));

describe.each(testEngines('the command database'))('the command database on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await migrate(database.db, features);
  });
  afterAll(() => database.close());

  const says = async (...words: string[]) => {
    const command = readDatabaseCommand(words);
    if (!command) throw new Error('It is no command.');
    return runDatabase(database, features, command);
  };
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  };

  it('lists each migration of the platform and of features with the time at which it ran', async () => {
    const { text, exitCode } = await says('status');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^0001-initial +\d{4}-\d\d-\d\dT/);
    expect(text).toMatch(/\ncheckout-0001 +\d{4}-/);
  });

  it('says what would go, and takes nothing back before it is told to', async () => {
    const before = await tables();
    const { text } = await says('down', 'checkout-0001');
    expect(text).toMatch(
      /hold:\ncheckout-0008\ncheckout-0007\ncheckout-0006\ncheckout-0005\ncheckout-0004\ncheckout-0003\ncheckout-0002\nMake a backup/,
    );
    expect(await tables()).toEqual(before);
    await expect(says('down', '0099-tomorrow', '--yes')).rejects.toThrow(
      'no migration that this database has',
    );
  });

  // One process uses the embedded database.
  if (engine === 'postgres')
    it.each([
      ['a host', () => takeSearch(database, server, hooks)],
      ['an API by itself', () => takeApi(database, hooks)],
    ])('takes nothing back while %s uses the database', async (_, use) => {
      const giveBack = await use();
      expect(await says('down', 'none', '--yes')).toMatchObject({
        text: expect.stringContaining('Stop every one first'),
        exitCode: 1,
      });
      await giveBack?.();
      expect(await tables()).toContain('checkout_invoices');
    });

  if (engine === 'postgres')
    it('leaves the database to those who serve when it has ended, and to nobody before', async () => {
      const giveBack = await takeServing(database.db);
      await expect(takeApi(database, hooks)).rejects.toThrow('are being taken back');
      await expect(takeSearch(database, server, hooks)).rejects.toThrow('Another process');
      await giveBack?.();
      const uses = [await takeApi(database, hooks), await takeSearch(database, server, hooks)];
      for (const end of uses) await end?.();
      expect(uses).not.toContain(null);
    });

  it('takes back what it said, and the next start brings it again', async () => {
    expect((await says('down', 'checkout-0001', '--yes')).text).toMatch(/^Taken back:\ncheckout-0008\n/);
    expect(await tables()).not.toContain('checkout_invoices');
    expect((await says('down', 'checkout-0001', '--yes')).text).toBe('Nothing has run after checkout-0001.');
    expect(await tables()).toContain('leads');
    await says('down', 'none', '--yes');
    expect(await tables()).toEqual([]);
    await migrate(database.db, features);
    expect(await tables()).toContain('checkout_invoices');
  });
});
