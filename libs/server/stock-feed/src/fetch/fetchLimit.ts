import { FeedFetchError, type StockFeed } from './StockFeed.ts';

/** What ends a fetch early: the time that the dealer allows, or the stop of the host. */
export interface FetchLimit {
  signal: AbortSignal;
  /** Why the signal was aborted. */
  reason(): FeedFetchError;
}

/** The limit of one fetch. It has to be made when the fetch begins. */
export function fetchLimit(
  { timeoutMs }: Pick<StockFeed, 'timeoutMs'>,
  stopping: AbortSignal | undefined,
): FetchLimit {
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
    reason: () =>
      new FeedFetchError(
        stopping?.aborted && !timeout.aborted
          ? 'The host stopped before the whole feed was here. Start it again: it fetches the feed anew.'
          : `The server did not send the whole feed within ${timeoutMs / 1_000} seconds. Ask its operator; the host tries again.`,
      ),
  };
}
