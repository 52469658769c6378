import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiSite } from '@forecourt/api';
import { site as sample } from '@forecourt/api/testing';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeSites } from './retention.ts';

const NOW = new Date('2028-03-31T02:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('old data of the sites of a process', () => {
  let database: TestDatabase;
  let mailboxDirectory: string;
  beforeEach(async () => {
    database = await openTestDatabase();
    mailboxDirectory = await mkdtemp(path.join(tmpdir(), 'forecourt-test-mailbox-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(mailboxDirectory, { recursive: true, force: true });
  });

  it('is deleted by the declaration of each; a site that fails holds no other up', async () => {
    const retention = { leadMonths: 24, accountMonths: 36, eventMonths: 14, mailDays: 30 };
    const sites: ApiSite[] = [
      { ...sample, slug: 'broken', timeZone: 'No/Zone', retention },
      { ...sample, slug: 'usual', retention },
      { ...sample, slug: 'short', retention: { ...retention, eventMonths: 1, mailDays: 1 } },
    ];
    const files: string[] = [];
    for (const [site, days] of [
      ['usual', 31],
      ['usual', 29],
      ['short', 29],
      ['short', 0],
      ['desk', 31],
    ] as const) {
      const file = path.join(mailboxDirectory, site, `${days}.eml`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, 'To: kim@shopper.example\n\nHello');
      await utimes(file, daysAgo(days), daysAgo(days));
      files.push(file);
    }
    for (const { slug } of sites)
      await database.db
        .insertInto('event_counts')
        .values({ site: slug, day: '2028-01-01', event_id: 1, car_id: 0, label: '', count: 1 })
        .execute();
    const logs: string[] = [];
    await purgeSites({
      db: database.db,
      slugs: () => sites.map(({ slug }) => slug),
      bySlug: (slug) => sites.find((each) => each.slug === slug) ?? null,
      mailboxDirectory,
      now: () => NOW,
      logger: pino({}, { write: (line: string) => logs.push(line) }),
    });
    expect(files.map((file) => existsSync(file))).toEqual([false, true, false, true, false]);
    const left = await database.db.selectFrom('event_counts').select('site').orderBy('site').execute();
    expect(left).toEqual([{ site: 'broken' }, { site: 'usual' }]);
    expect(logs.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, site: 'broken' },
      { level: 30, site: 'short', events: 1, leads: 0 },
    ]);
  });

  it('goes on after each step that fails, and says so', async () => {
    const site: ApiSite = {
      ...sample,
      retention: { leadMonths: 24, accountMonths: 36, eventMonths: 14, mailDays: 30 },
    };
    const slugs = ['broken', 'usual'];
    // What is not a file is not deleted.
    const folder = path.join(mailboxDirectory, 'broken', 'folder');
    const mail = path.join(mailboxDirectory, 'usual', '31.eml');
    for (const each of [folder, path.dirname(mail)]) await mkdir(each, { recursive: true });
    await writeFile(mail, '');
    for (const each of [folder, mail]) await utimes(each, daysAgo(31), daysAgo(31));
    await database.db
      .insertInto('event_counts')
      .values({ site: 'usual', day: '2020-01-01', event_id: 1, car_id: 0, label: '', count: 1 })
      .execute();
    await sql`drop table staff_codes`.execute(database.db);
    const logs: string[] = [];
    const services = {
      db: database.db,
      slugs: () => slugs,
      bySlug: (slug: string) => ({ ...site, slug }),
      mailboxDirectory,
      now: () => NOW,
      logger: pino({}, { write: (line: string) => logs.push(line) }),
    };
    await purgeSites({ ...services, stopping: () => true });
    expect([logs, existsSync(mail)], 'a process that stops').toEqual([[], true]);
    await purgeSites(services);
    expect(existsSync(mail)).toBe(false);
    expect(await database.db.selectFrom('event_counts').select('site').execute()).toEqual([]);
    expect(logs.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, what: 'sessions' },
      { level: 30, site: 'usual', events: 1 },
      { level: 50, site: 'broken', what: 'mails' },
    ]);
    logs.length = 0;
    await writeFile(mail, '');
    await utimes(mail, daysAgo(31), daysAgo(31));
    await database.db.destroy();
    await purgeSites(services);
    expect(existsSync(mail), 'without a database').toBe(false);
    expect(logs.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, what: 'rows' },
      { level: 50, site: 'broken', what: 'mails' },
    ]);
  });

  it('shared accounts stay while another process serves a site that this one does not know', async () => {
    const { db } = database;
    const retention = { leadMonths: 24, accountMonths: 36, eventMonths: 14, mailDays: 30 };
    const site: ApiSite = { ...sample, slug: 'shares', accountRealm: 'group', retention };
    const id = '0f6a1d1e-0a3f-4a0e-9d0c-5a3b8f6f2c11';
    const unused = { realm: 'realm:group', name: '', email_verified: false, image: null };
    await db
      .insertInto('shoppers')
      .values({ id, login: id, ...unused, created_at: daysAgo(2_000) })
      .execute();
    const seen = (days: number) =>
      db
        .insertInto('indexed_sites')
        .values({ site: 'elsewhere', seen_at: daysAgo(days) })
        .onConflict((conflict) => conflict.column('site').doUpdateSet({ seen_at: daysAgo(days) }))
        .execute();
    const left = async (known: Record<string, ApiSite | null>) => {
      await purgeSites({
        db,
        slugs: () => Object.keys(known),
        bySlug: (slug) => known[slug] ?? null,
        mailboxDirectory,
        now: () => NOW,
        logger: pino({ level: 'silent' }),
      });
      return (await db.selectFrom('shoppers').select('id').execute()).map((row) => row.id);
    };
    await seen(0.5);
    expect(await left({ shares: site })).toEqual([id]);
    await seen(2);
    expect(await left({ shares: site, broken: null })).toEqual([id]);
    expect(await left({ shares: site })).toEqual([]);
  });
});
