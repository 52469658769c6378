import { LockLost } from '@forecourt/database';
import { FeedFetchError, type StockFeed } from './StockFeed.ts';

/** What ends a fetch early: the time that the dealer allows, the stop of the host, or the loss of the turn to fetch this feed. */
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
          ? reasonOf(stopping)
          : `The server did not send the whole feed within ${timeoutMs / 1_000} seconds. Ask its operator; the host tries again.`,
      ),
  };
}

const reasonOf = ({ reason }: AbortSignal): string =>
  reason instanceof LockLost
    ? 'The connection to the database was lost before the whole feed was here, so that another host may fetch it too. It is fetched again; look at the database if this goes on.'
    : 'The host stopped before the whole feed was here. Start it again: it fetches the feed anew.';
