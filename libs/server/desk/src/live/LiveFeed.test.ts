import { openTestDatabase, testEngines } from '@forecourt/database/testing';
import type { TestDatabase } from '@forecourt/database/testing';
import { json } from '@forecourt/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveFeed } from './LiveFeed.ts';

const LONGER_THAN_A_LOOK_MS = 1_300;

describe.each(testEngines('the live feed'))('LiveFeed on %s', (engine) => {
  let database: TestDatabase;
  let closing: Promise<void> | null;
  const close = () => (closing ??= database.close());
  const onError = vi.fn<(error: unknown) => void>();

  beforeEach(async () => {
    onError.mockReset();
    closing = null;
    database = await openTestDatabase(engine);
  });
  afterEach(close);

  test('once the last follower has left, a database that is closed is no failure', async () => {
    const stop = await new LiveFeed(database, onError).follow('harbour-city', () => undefined);
    stop();
    await close();
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_LOOK_MS));
    expect(onError).not.toHaveBeenCalled();
  });

  test('for a follower, a look that fails is told', async () => {
    const tell = vi.fn<() => void>();
    const stop = await new LiveFeed(database, onError).follow('harbour-city', tell);
    await close();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 10_000);
    stop();
  });

  test('two that begin at once miss nothing, though the later answer comes after a change', async () => {
    const oldest = () => sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`;
    let asked = 0;
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!result.rows.some((row) => 'xmin' in row)) return result;
        asked += 1;
        if (asked !== 2) return result;
        await held;
        // As if it had been asked only now.
        return oldest().execute(database.db);
      },
    });
    const feed = new LiveFeed({ db }, onError);
    const site = 'harbour-city';
    const told: string[] = [];
    const both = [0, 1].map((index) =>
      feed.follow(site, (events) => {
        if (index === 0) told.push(...events.map(({ event }) => event.what));
      }),
    );
    await expect.poll(() => asked).toBe(2);
    await both[0];
    const event = { site, at: new Date(), kind: 'staffInvited', staff_id: null, lead_id: null };
    await database.db
      .insertInto('desk_events')
      .values({ ...event, subject: null, data: json({}), key: null })
      .execute();
    answer();
    const stops = await Promise.all(both);
    await expect.poll(() => told, { timeout: 5_000 }).toEqual(['staff']);
    for (const stop of stops) stop();
  });
});
