import type { Bytes } from './rawRow.ts';

const LINE_ENDS = [0x0a, 0x0d];
/** Of a line that is not whole. */
const BROKEN = new Set(['ragged_row', 'malformed_quote', 'malformed_json']);

/** Passes the bytes of a feed on, and says then whether its last row was cut off: it is broken, and no line end is behind it. */
export function watchEnd(feed: Bytes) {
  let end: number[] = [];
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const piece of feed) {
      // The last two, because a line end of UTF-16 has two.
      end = [...end, ...piece.subarray(-2)].slice(-2);
      yield piece;
    }
  }
  return {
    bytes: watched(),
    isCutOff: ({ warnings }: { warnings: readonly { code: string }[] }) =>
      warnings.some(({ code }) => BROKEN.has(code)) && !end.some((byte) => LINE_ENDS.includes(byte)),
  };
}
