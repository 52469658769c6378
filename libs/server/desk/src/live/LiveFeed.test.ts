import { openTestDatabase, testEngines } from '@forecourt/database/testing';
import type { TestDatabase } from '@forecourt/database/testing';
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
});
