import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate, openDatabase } from '@forecourt/database';
import type { Database } from '@forecourt/database';
import { openTestDatabase, testDirectory, testEngines } from '@forecourt/database/testing';
import { leadPayload } from '@forecourt/lead';
import { acceptLead, deliverLeads, diskMailer, openSms, readMailbox } from '@forecourt/lead-desk';
import type { LeadSite } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-26T06:00:00Z');
const site: LeadSite = {
  slug: 'echo',
  name: 'Echo Motors',
  timeZone: 'Australia/Brisbane',
  origin: 'https://echo.example',
  leads: { to: 'sales@echo.example', from: 'website@echo.example' },
  locations: [],
};
const guide = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/operations/deploy.md'),
  'utf8',
);

/** Runs the commands of a section of the guide, as an operator types them. */
async function follow(section: string, folder: string, env: Record<string, string>): Promise<void> {
  const [, text = ''] = guide.split(`\n## ${section}\n`);
  const [, commands] = /```sh\n([^]*?)```/.exec(text) ?? [];
  if (!commands) throw new Error(`The guide has no commands below "${section}".`);
  await promisify(execFile)('bash', ['-euc', commands], { cwd: folder, env: { ...process.env, ...env } });
}

/** Something to back up, and how the guide says to bring it back. */
interface Drill {
  original: Database;
  restore(folder: string): Promise<Database>;
  close(): Promise<void>;
}

async function onServer(): Promise<Drill> {
  const original = await openTestDatabase('postgres');
  if (!('url' in original.options)) throw new Error('A server has an address.');
  const { url } = original.options;
  // Named as the guide does; nothing else on this server is.
  const restored = Object.assign(new URL(url), { pathname: '/forecourt_restored' }).href;
  const drop = () => sql`drop database if exists forecourt_restored with (force)`.execute(original.db);
  return {
    original,
    async restore(folder) {
      await drop(); // of a run that was ended
      await follow('Backup', folder, { DATABASE_URL: url });
      await follow('Restore', folder, { DATABASE_URL: url, RESTORED_URL: restored });
      return openDatabase({ url: restored });
    },
    async close() {
      await drop();
      await original.close();
    },
  };
}

async function onDisk(): Promise<Drill> {
  const dir = await testDirectory();
  const original = await openDatabase({ dir });
  await migrate(original.db);
  return {
    original,
    async restore(folder) {
      await original.close();
      const copy = path.join(folder, 'restored');
      await cp(dir, copy, { recursive: true });
      return openDatabase({ dir: copy });
    },
    close: () => rm(dir, { recursive: true }),
  };
}

/** What each table has: the number of its rows, and a hash of them. */
async function contents({ db }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1
  `.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ facts: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as facts
      from ${sql.table(name)} as t
    `.execute(db);
    found[name] = rows[0]?.facts ?? '';
  }
  return found;
}

async function accept({ db }: Database, shopper: string): Promise<string> {
  const form = { name: shopper, last_name: 'Lee', email: `${shopper}@shopper.example`, postcode: '4006' };
  const payload = leadPayload(
    { ...form, phone: '0491 570 006', message: 'Is it still there?' },
    { url: 'https://echo.example/', userAgent: 'Test/1', car: null, visitedPages: [] },
  );
  const { leadId } = await acceptLead(
    { db, now: NOW },
    { site, idempotencyKey: shopper, payload, vehicle: null },
  );
  return leadId;
}

/** Delivers what is due to a mailbox, and returns the ids of the leads that are in it. */
async function deliver({ db }: Database, mailbox: string): Promise<string[]> {
  const services = { db, siteBySlug: () => site, sms: openSms({ mailboxDir: null }), now: () => NOW };
  await deliverLeads({ ...services, mailer: diskMailer(mailbox) });
  return (await readMailbox(mailbox)).map(({ leadId }) => leadId);
}

describe.each(testEngines('backups'))('a backup on %s', (engine) => {
  it('is brought back as the guide says, and nothing is lost', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
    const { original, restore, close } = engine === 'postgres' ? await onServer() : await onDisk();
    const told = await accept(original, 'told');
    expect(await deliver(original, path.join(folder, 'before'))).toEqual([told]);
    const waiting = await accept(original, 'waiting');
    const before = await contents(original);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(before['leads']).toMatch(/^2 /);

    const restored = await restore(folder);
    expect(await contents(restored)).toEqual(before);
    // As at the start of a host: there is nothing to migrate.
    await migrate(restored.db);
    expect(await contents(restored)).toEqual(before);
    // What waited is delivered, what was delivered is not, and new leads are taken.
    const mailbox = path.join(folder, 'after');
    expect(await deliver(restored, mailbox)).toEqual([waiting]);
    const fresh = await accept(restored, 'fresh');
    expect(new Set(await deliver(restored, mailbox))).toEqual(new Set([waiting, fresh]));

    await restored.close();
    await close();
    await rm(folder, { recursive: true });
  });
});
