import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FeedFetchError } from './StockFeed.ts';

/**
 * Writes a feed to a file and returns its size in bytes.
 *
 * @throws FeedFetchError as soon as it is larger than allowed, whatever size the server has told.
 */
export async function writeLimited(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  await pipeline(
    bytes,
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        size += piece.byteLength;
        if (size > maxBytes) throw tooLarge(maxBytes);
        yield piece;
      }
    },
    createWriteStream(file),
    { signal },
  );
  return size;
}

/** The refusal of a feed that is larger than allowed. */
export const tooLarge = (maxBytes: number): FeedFetchError =>
  new FeedFetchError(
    `The feed is larger than ${(maxBytes / 1_000_000).toLocaleString('en-AU')} MB. If this is right, raise stockFeed.maxMegabytes.`,
  );
