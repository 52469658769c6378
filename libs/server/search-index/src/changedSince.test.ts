import { enqueue, json } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { parseCar } from '@forecourt/vehicle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedSince } from './changedSince.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

it('finds the changes of the dealers of a site and of cars that are no more, and not those of a thousand others', async () => {
  const { db } = database;
  for (const [id, dealer] of [
    [1, 'harbour'],
    [2, 'northside'],
  ] as const)
    await db
      .insertInto('cars')
      .values({
        ...{ id, dealer, stocknum: `S${id}`, slug: `car-${id}`, status: 'in_stock', content_hash: '' },
        car: json(parseCar({ id, slug: `car-${id}`, status: 'in_stock', make: 'Toyota', model: 'RAV4' })),
      })
      .execute();
  await enqueue(db, [
    ...['1', '2', '3'].map((key) => ({ topic: 'car.changed', key })),
    { topic: 'lead.email', key: 'not a number' },
  ]);
  const since = new Date();
  const found = (stock: string[], when = since) => changedSince(db, { since: when, stock });
  expect((await found(['harbour'])).sort((a, b) => a - b)).toEqual([1, 3]);
  expect((await found(['harbour', 'northside'])).sort((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(await found(['harbour'], new Date(since.getTime() + 3_600_000))).toEqual([]);
});
