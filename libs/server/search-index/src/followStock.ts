import { repeat } from '@forecourt/database';
import type { SearchIndexer } from './createSearchIndexer.ts';

/** The pause between two looks at the outbox, milliseconds; with it a change is searchable within two seconds. */
const EVERY_MS = 500;
/** How often sold cars are looked at, milliseconds: so long after its days one of them may still be read with a site's key. */
const SWEEP_EVERY_MS = 60_000;

/** How the stock is followed. */
export interface FollowOptions {
  /** Runs before each look, such as the opening of an engine that was down at first. */
  before?(): Promise<unknown>;
  /** Told of a failure; the next look follows all the same. */
  onError(error: unknown): void;
}

/** Brings changes of the stock to the engine from now on, one look at a time. Returns how to stop: what has begun is finished. */
export function followStock(
  indexer: Pick<SearchIndexer, 'processOutbox' | 'sweep'>,
  { before, onError }: FollowOptions,
): () => Promise<void> {
  let swept = -Infinity;
  const look = async (): Promise<void> => {
    await before?.();
    while ((await indexer.processOutbox()) > 0);
    if (performance.now() - swept < SWEEP_EVERY_MS) return;
    await indexer.sweep();
    swept = performance.now();
  };
  return repeat(look, EVERY_MS, onError);
}
