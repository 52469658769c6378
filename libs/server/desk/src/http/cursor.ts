/** The place in a list as an opaque text: the sort values of the last row of a page. */
export function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads a cursor with so many values; undefined for none, `bad` for one that is not ours. */
export function readCursor(
  cursor: string | undefined,
  length: number,
): readonly string[] | undefined | 'bad' {
  if (cursor === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const values = Array.isArray(read) ? read.filter((each): each is string => typeof each === 'string') : [];
    return values.length === length && Array.isArray(read) && read.length === length ? values : 'bad';
  } catch {
    return 'bad';
  }
}
