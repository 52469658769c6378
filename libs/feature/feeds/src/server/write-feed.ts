import type { Car } from '@forecourt/vehicle';
import type { FeedFormat } from './formats/format.ts';
import { listingOf } from './listing.ts';
import type { FeedSource } from './listing.ts';

/** The text of a file, in parts as its vehicles are read. */
export async function* writeFeed(
  { head, rows, foot }: FeedFormat,
  cars: AsyncIterable<readonly Car[]> | Iterable<readonly Car[]>,
  source: FeedSource,
): AsyncGenerator<string> {
  yield head(source);
  const taken = new Set<string>();
  let first = true;
  for await (const some of cars) {
    if (some.length === 0) continue;
    yield rows(
      some.map((car) => listingOf(car, source, taken)),
      first,
    );
    first = false;
  }
  if (foot !== '') yield foot;
}
