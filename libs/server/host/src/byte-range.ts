/** First and last byte of a range, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses the `Range` header for a body of this size. Null if the whole body is to be sent: without the header, for several ranges, for an
 * invalid one. `unsatisfiable` if it starts after the end.
 *
 * @example byteRange('bytes=0-99', 500) // { start: 0, end: 99 }
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start >= length || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
