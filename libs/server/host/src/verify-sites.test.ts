import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { indexedSite } from '@forecourt/api';
import { openTestDatabase } from '@forecourt/database/testing';
import { createSearchIndexer } from '@forecourt/search-index';
import { exampleDealer, defineDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openSearch } from './search-port.ts';
import { verifySites } from './verify-sites.ts';

it('a site that cannot be compared holds no other up, and is compared by the next call', async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-test-verify-'));
  const search = await openSearch(null, folder, () => undefined);
  const { db } = database;
  const now = () => new Date('2026-11-21T17:00:00Z');
  const sites = ['first', 'broken', 'last'].map((slug) =>
    indexedSite({ ...publicSite(defineDealer({ ...exampleDealer, slug, features: [] })) }, now),
  );
  const seen = new Date('2026-11-20T00:00:00Z');
  await db
    .insertInto('indexed_sites')
    .values(sites.map(({ slug }) => ({ site: slug, seen_at: seen, verified_at: seen })))
    .execute();
  const index = (some: typeof sites) =>
    createSearchIndexer({ db, engine: search.address, sites: some, now }).ensure();
  await index(sites.filter(({ slug }) => slug !== 'broken'));
  const compare = async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    await verifySites({ db, engine: search.address, sites, now: now() }, logger);
    return lines.map((line) => {
      const { site, msg } = JSON.parse(line);
      return [site, msg];
    });
  };
  const compared = 'the search index was compared with the database';
  expect(await compare()).toEqual([
    ['first', compared],
    ['broken', 'the search index of a site could not be compared; it is tried again'],
    ['last', compared],
  ]);
  await index(sites);
  expect(await compare()).toEqual([['broken', compared]]);
  await search.close();
  await database.close();
  await rm(folder, { recursive: true });
});
