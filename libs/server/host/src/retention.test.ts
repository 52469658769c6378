import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiSite } from '@forecourt/api';
import { site as sample } from '@forecourt/api/testing';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
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
    const retention = { leadMonths: 24, eventMonths: 14, mailDays: 30 };
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
      slugs: sites.map(({ slug }) => slug),
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
});
