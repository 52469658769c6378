import { Readable, pipeline } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { FeedFormatError, type Bytes, type RawRow } from './rawRow.ts';

/**
 * The records of a JSON feed: the elements of the array under `key`, one at a time. Broken JSON throws a FeedFormatError.
 */
export async function* jsonRows(bytes: Bytes, key: string): AsyncGenerator<RawRow> {
  const elements = pipeline(
    Readable.from(bytes, { objectMode: false }),
    pick.withParserAsStream({ filter: key, once: true }),
    streamArray.asStream(),
    () => undefined,
  );
  let row = 0;
  try {
    for await (const element of elements) {
      row += 1;
      const value: unknown = Reflect.get(Object(element), 'value');
      yield {
        row,
        value,
        get: () => null,
        all: () => [],
        problems: [],
        usable: true,
        text: JSON.stringify(value),
      };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedFormatError(
      `The feed is not well-formed JSON: ${reason}. Nothing was imported. Correct the export.`,
      { cause: error },
    );
  }
}
