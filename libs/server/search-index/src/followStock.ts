import { repeat } from '@forecourt/database';
import type { SearchIndexer } from './createSearchIndexer.ts';

/** Polling interval of the outbox, milliseconds; a change is then searchable within two seconds. */
const EVERY_MS = 500;
/** Interval of the check for expired sold cars, milliseconds: during this time one may still be readable with a site's key. */
const SWEEP_EVERY_MS = 60_000;
/** The same after a check that failed. */
const SWEEP_AGAIN_MS = 10_000;

/** Options of `followStock`. */
export interface FollowOptions {
  /** Runs before each poll, such as opening an engine that was down at first. */
  before?(): Promise<unknown>;
  /** Called on a failure; polling continues. */
  onError(error: unknown): void;
}

/** Starts to index stock changes continuously. Returns a stop function, which waits for the current batch. */
export function followStock(
  indexer: Pick<SearchIndexer, 'processOutbox' | 'sweep'>,
  { before, onError }: FollowOptions,
): () => Promise<void> {
  let sweepAt = 0;
  const look = async (): Promise<void> => {
    await before?.();
    while ((await indexer.processOutbox()) > 0);
    if (performance.now() < sweepAt) return;
    sweepAt = performance.now() + SWEEP_AGAIN_MS;
    await indexer.sweep();
    sweepAt = performance.now() + SWEEP_EVERY_MS;
  };
  return repeat(look, EVERY_MS, onError);
}
