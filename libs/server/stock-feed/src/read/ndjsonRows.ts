import { lines } from './lines.ts';
import type { Bytes, RawRow } from './rawRow.ts';

/** The objects of an NDJSON file; an invalid line is an unusable row. */
export async function* ndjsonRows(bytes: Bytes): AsyncGenerator<RawRow> {
  let row = 0;
  for await (const line of lines(bytes)) {
    const text = Buffer.from(line, 'latin1').toString('utf8').trim();
    if (text === '') continue;
    row += 1;
    const value = parsed(text);
    const usable = value !== undefined;
    yield {
      row,
      value,
      get: () => null,
      all: () => [],
      problems: usable ? [] : [{ code: 'malformed_json', field: null, raw: text.slice(0, 120) }],
      usable,
      text,
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
