import type { SearchIndexer } from './createSearchIndexer.ts';

/** How the stock is followed. */
export interface FollowOptions {
  /** The pause between two looks at the outbox, milliseconds; with it a change is searchable within two seconds. Default 500. */
  everyMs?: number;
  /** Runs before each look, such as the opening of an engine that was down at first. */
  before?(): Promise<unknown>;
  /** Told of a failure; the next look follows all the same. */
  onError(error: unknown): void;
}

/** Brings changes of the stock to the engine from now on, one look at a time. Returns how to stop: what has begun is finished. */
export function followStock(
  indexer: Pick<SearchIndexer, 'processOutbox'>,
  { everyMs = 500, before, onError }: FollowOptions,
): () => Promise<void> {
  const look = async (): Promise<void> => {
    await before?.();
    while ((await indexer.processOutbox()) > 0);
  };
  let stopped = false;
  let wake: () => void = () => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (!stopped) {
      await look().catch(onError);
      if (!stopped) await pause();
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
}
