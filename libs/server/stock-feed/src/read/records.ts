import { readRecord } from './readRecord.ts';
import type { Bytes } from './rawRow.ts';
import { lines } from './lines.ts';

/** The cells of a record, one character per byte. */
export interface DelimitedRecord {
  cells: string[];
  malformed: boolean;
  text: string;
}

/** A quoted cell that is still open after this limit has lost its closing quotation mark. */
const LONGEST_RECORD_LINES = 2_000;
const LONGEST_RECORD = 1_000_000;

/**
 * The records of a delimited feed, the header first; blank lines are skipped. Broken quotes never affect
 * other records: when a multi-line record is malformed, ragged or unterminated, only
 * its first line is returned, as malformed, and parsing resumes at the next line.
 */
export async function* records(bytes: Bytes, delimiter: string): AsyncGenerator<DelimitedRecord> {
  let pending: string[] = [];
  let reader = readRecord(delimiter);
  let size = 0;
  let width: number | null = null;

  function start(): void {
    pending = [];
    reader = readRecord(delimiter);
    size = 0;
  }

  function* take(line: string): Generator<DelimitedRecord> {
    if (pending.length === 0 && line.trim() === '') return;
    pending.push(line);
    size += line.length;
    reader.line(line);
    const endless = pending.length > LONGEST_RECORD_LINES || size > LONGEST_RECORD;
    if (reader.open() && !endless) return;
    yield* finish();
  }

  function* finish(): Generator<DelimitedRecord> {
    const cells = reader.cells();
    const broken = reader.malformed() || reader.open() || (width !== null && cells.length !== width);
    const [first = '', ...rest] = pending;
    if (!broken || rest.length === 0) {
      const record = { cells, malformed: reader.malformed() || reader.open(), text: pending.join('') };
      width ??= cells.length;
      start();
      yield record;
      return;
    }
    start();
    const alone = readRecord(delimiter);
    alone.line(first);
    yield { cells: alone.cells(), malformed: true, text: first };
    for (const line of rest) yield* take(line);
  }

  for await (const line of lines(bytes)) yield* take(line);
  while (pending.length > 0) yield* finish();
}
