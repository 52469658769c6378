import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localDate } from '@forecourt/values';
import { type Car } from '@forecourt/vehicle';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DecidedRow } from './check/findDuplicates.ts';
import { homenet } from './maps/homenet.ts';
import { collect } from './testing/collect.ts';
import { sharedFile } from './testing/shared.ts';
import { groupSite } from './testing/sites.ts';

const keySchema = z.object({
  rows: z.array(
    z.object({
      n: z.number(),
      kind: z.string(),
      stock: z.string(),
      action: z.string(),
      warnings: z.array(z.string()),
      expect: z.record(z.string(), z.unknown()),
    }),
  ),
});

const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const feeds = [
  {
    name: 'dirty.csv',
    feed: path.join(fixtures, 'dirty.csv'),
    keyFile: path.join(fixtures, 'dirty.key.json'),
  },
  {
    name: '../shared/data/feeds/dirty_homenet.csv',
    feed: sharedFile('feeds', 'dirty_homenet.csv'),
    keyFile: sharedFile('feeds', 'dirty_homenet.key.json'),
  },
];

/** How to read each expected field from a car. */
const readers: Record<string, (car: Car) => unknown> = {
  images: (car) => car.images.length,
  lines: (car) => car.dealercomments?.split('\n').length,
  date: (car) => (car.created_at === null ? null : localDate(new Date(car.created_at), groupSite.timeZone)),
  price_type: (car) => ({ 'Drive Away': 'drive_away', 'Excl. Govt. Charges': 'egc' })[car.price_type ?? ''],
};

describe.each(feeds)('$name with the expected results', ({ feed, keyFile }) => {
  const key = keyFile === null ? [] : keySchema.parse(JSON.parse(readFileSync(keyFile, 'utf8'))).rows;
  let rows: DecidedRow[] = [];
  beforeAll(async () => {
    if (feed !== null) rows = await collect(feed, homenet);
  });

  it.runIf(key.length > 0)('reads every row', () =>
    expect(rows.map((row) => row.row)).toEqual(key.map(({ n }) => n)),
  );

  it.each(key.map((entry): [number, string, (typeof key)[number]] => [entry.n, entry.kind, entry]))(
    'row %i, %s, is as expected',
    (n, _kind, expected) => {
      const row = rows[n - 1];
      if (!row) throw new Error(`row ${n} is missing`);
      expect({
        stock: row.stocknum ?? '',
        action: row.outcome,
        warnings: [...new Set(row.warnings.map(({ code }) => code))].toSorted(),
      }).toEqual({ stock: expected.stock, action: expected.action, warnings: expected.warnings.toSorted() });
      for (const [field, value] of Object.entries(expected.expect)) check(row, field, value);
      if (row.outcome !== 'accept') expect(row.reason).toMatch(/\w{3}/);
    },
  );

  function check(row: DecidedRow, field: string, value: unknown): void {
    const { car } = row;
    if (car === null) throw new Error(`row ${row.row} has no car`);
    const text = car.dealercomments ?? '';
    if (field === 'contains') expect(text).toContain(value);
    else if (field === 'text_contains') expect(text.toLowerCase()).toContain(String(value).toLowerCase());
    else if (field === 'must_not_contain')
      for (const word of z.array(z.string()).parse(value)) expect(JSON.stringify(car)).not.toContain(word);
    else if (field === 'vin' && value !== null) expect(car.vin).toBe('6ZZ36FM3XPD718420');
    else if (field === 'body') expect(car.body).toBe('Crossover Coupé Shooting Brake');
    else expect(readers[field]?.(car) ?? Reflect.get(car, field) ?? null, field).toEqual(value);
  }
});
