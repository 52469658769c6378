import { isUuid } from '@forecourt/values';

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

/** Whether a text is a time as a cursor has it, of a year that PostgreSQL knows. */
export function isTime(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && /^\d{4}-/.test(text) && at.toISOString() === text;
}

/** The place in a list that is sorted by time and id. */
export interface Place {
  at: Date;
  id: string;
}

/** @example writePlace({ at: last.createdAt, id: last.id }) */
export const writePlace = ({ at, id }: Place): string => writeCursor([at.toISOString(), id]);

/** Reads a cursor that is a time and a UUID, as `readCursor` does. */
export function readPlace(cursor: string | undefined): Place | undefined | 'bad' {
  const read = readCursor(cursor, 2);
  if (read === undefined || read === 'bad') return read;
  const [at = '', id = ''] = read;
  return !isTime(at) || !isUuid(id) ? 'bad' : { at: new Date(at), id };
}
