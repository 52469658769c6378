import { SaxesParser } from 'saxes';
import { FeedFormatError, plainName, type RawRow } from './rawRow.ts';

const LONGEST_TEXT = 1_000_000;

/**
 * The records of an XML feed: every element named `element`. The key of a value is its path below that element (`mileage/value`);
 * an element with a `name` attribute has that name as key (`address/city` for `<component name="city">`). Broken XML throws a
 * FeedFormatError with its line.
 */
export async function* xmlRows(feed: AsyncIterable<string>, element: string): AsyncGenerator<RawRow> {
  const parser = new SaxesParser();
  const path: string[] = [];
  const done: RawRow[] = [];
  let cells: Map<string, string[]> | null = null;
  let text = '';
  let row = 0;

  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (cells !== null) path.push(plainName(String(attributes['name'] ?? name)));
    else if (name === element) cells = new Map();
  });
  const addText = (piece: string) => {
    if (text.length < LONGEST_TEXT) text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (cells === null) return;
    if (path.length === 0) {
      if (name === element) done.push(toRow(cells, (row += 1)));
      cells = null;
      return;
    }
    const key = path.join('/');
    if (text.trim() !== '') cells.set(key, [...(cells.get(key) ?? []), text.trim()]);
    path.pop();
    text = '';
  });
  parser.on('error', (error) => {
    throw new FeedFormatError(
      `The feed is not well-formed XML: ${error.message}. Nothing was imported. Correct the export.`,
    );
  });

  for await (const piece of feed) {
    parser.write(piece);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

function toRow(cells: Map<string, string[]>, row: number): RawRow {
  const all = (name: string) => cells.get(plainName(name)) ?? [];
  return {
    row,
    all,
    get: (name) => all(name)[0] ?? null,
    problems: [],
    usable: true,
    text: JSON.stringify([...cells]),
  };
}
