import type { Bytes } from './rawRow.ts';

/** The maximum length of a line; a file with a longer one is not a text feed. */
const LONGEST_LINE = 4_000_000;

/**
 * The lines of a stream of bytes, each with its line break, one character per byte. It buffers one line at a time. Throws a
 * RangeError on a line above 4 MB.
 */
export async function* lines(bytes: Bytes): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of bytes) {
    rest += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, end + 1);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > LONGEST_LINE) throw new RangeError('A line of the feed is longer than 4 MB.');
  }
  if (rest !== '') yield rest;
}
