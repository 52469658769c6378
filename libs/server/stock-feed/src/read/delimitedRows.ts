import { warnings } from '../warning.ts';
import { BYTE_ORDER_MARK, decodeCell } from './decodeCell.ts';
import { plainName, type Bytes, type RawRow } from './rawRow.ts';
import { records, type DelimitedRecord } from './records.ts';

/**
 * The rows of a CSV or TSV feed, in bounded memory. `onHeader` is called with the column names before the first row and may
 * throw. A row with too few columns or broken quotes is not usable; surplus columns are dropped with a warning.
 */
export async function* delimitedRows(
  bytes: Bytes,
  delimiter: string,
  onHeader: (names: string[]) => void,
): AsyncGenerator<RawRow> {
  let columns: Map<string, number> | null = null;
  let width = 0;
  let row = 0;
  for await (const record of records(bytes, delimiter)) {
    if (columns === null) {
      const names = headerNames(record);
      onHeader(names);
      columns = new Map(names.map((name, index): [string, number] => [plainName(name), index]));
      width = names.length;
      continue;
    }
    row += 1;
    yield toRow(record, row, columns, width);
  }
  if (columns === null) onHeader([]);
}

function headerNames({ cells }: DelimitedRecord): string[] {
  return cells.map((cell, index) => {
    const name = index === 0 && cell.startsWith(BYTE_ORDER_MARK) ? cell.slice(BYTE_ORDER_MARK.length) : cell;
    return decodeCell(name.replace(/^"(.*)"$/, '$1')).text.trim();
  });
}

function toRow(record: DelimitedRecord, row: number, columns: Map<string, number>, width: number): RawRow {
  const { list: problems, warn } = warnings();
  const cells = record.cells.slice(0, width).map((cell) => {
    const { text, isUtf8 } = decodeCell(cell);
    if (!isUtf8) warn('not_utf8', null, text);
    return text;
  });
  if (record.malformed) warn('malformed_quote', null, excerptAround(record.text));
  else if (record.cells.length !== width)
    warn('ragged_row', null, `${record.cells.length} of ${width} columns`);
  const get = (name: string) => cells[columns.get(plainName(name)) ?? -1] ?? null;
  return {
    row,
    problems,
    usable: record.malformed || record.cells.length >= width,
    text: record.text,
    get,
    all: (name) => {
      const value = get(name);
      return value === null ? [] : [value];
    },
  };
}

/** The text around the quotation mark that should be doubled. */
function excerptAround(text: string): string {
  const at = text.search(/[^,\t"\r\n]"[^,\t"\r\n]/);
  return decodeCell(at < 0 ? text.slice(0, 100) : text.slice(Math.max(0, at - 40), at + 40)).text;
}
