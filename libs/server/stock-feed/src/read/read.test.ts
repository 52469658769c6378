import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homenet } from '../maps/homenet.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { delimitedRows } from './delimitedRows.ts';
import { jsonRows } from './jsonRows.ts';
import type { Bytes, RawRow } from './rawRow.ts';
import { readFeed } from './readFeed.ts';
import { records } from './records.ts';
import { feedText } from './feedText.ts';
import { xmlRows } from './xmlRows.ts';

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => [Buffer.from(text, encoding)];
const rows = (feed: Bytes) => all(delimitedRows(feed, ',', () => undefined));
const cells = (list: RawRow[], ...names: string[]) => list.map((row) => names.map((name) => row.get(name)));

/** A cell quoted by RFC 4180. */
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('records of a table', () => {
  it('reads RFC 4180 for any chunking of the bytes', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '車', '"', ',', '\n', '\r\n', ' ', '\t') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (lines, size) => {
        const text = lines.map((line) => line.map(quote).join(',')).join('\r\n');
        const whole = Buffer.from(text);
        const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
          whole.subarray(index * size, (index + 1) * size),
        );
        const found = await all(records(pieces, ','));
        expect(
          found.map((record) => record.cells.map((bytes) => Buffer.from(bytes, 'latin1').toString())),
        ).toEqual(lines);
        expect(found.some((record) => record.malformed)).toBe(false);
      }),
    );
  });

  it('a broken record never affects later ones', async () => {
    const good = ['"g1","one"', '"g2","two"', '"g3","three"'];
    const broken = fc.constantFrom(
      '"b","A 4" lift kit"',
      '"b","never closed',
      '"b","5"","x"',
      '"b',
      '"b","a" b","c"',
    );
    await fc.assert(
      fc.asyncProperty(broken, fc.integer({ min: 0, max: 2 }), async (line, at) => {
        const feed = ['"k","v"', ...good.slice(0, at), line, ...good.slice(at), ''].join('\r\n');
        const keys = (await rows(bytes(feed)))
          .filter((row) => row.problems.length === 0)
          .map((row) => row.get('k'));
        expect(keys).toEqual(['g1', 'g2', 'g3']);
      }),
    );
  });
});

describe('delimitedRows', () => {
  it('drops the byte order mark and compares names without case and punctuation', async () => {
    const feed = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from('"DealerID","Misc_Price1"\r\n"2","5"\r\n'),
    ]);
    expect(cells(await rows([feed]), 'dealerid', 'MiscPrice1')).toEqual([['2', '5']]);
  });

  it('decodes a row that is not UTF-8 as Windows-1252, with a warning', async () => {
    const list = await rows([Buffer.from('make,n\nCitroën,1\n'), Buffer.from('Citro\xebn,2\n', 'latin1')]);
    expect(cells(list, 'make')).toEqual([['Citroën'], ['Citroën']]);
    expect(list.map((row) => row.problems.map(({ code }) => code))).toEqual([[], ['not_utf8']]);
  });

  it('counts vehicles, not lines: blank lines and line breaks in a cell do not count', async () => {
    const list = await rows(bytes('a,b\n\n1,"x\ny"\n\n2,z'));
    expect(list.map(({ row }) => row)).toEqual([1, 2]);
    expect(cells(list, 'b')).toEqual([['x\ny'], ['z']]);
  });

  it('marks a row with too few columns as unusable, and drops surplus columns', async () => {
    const list = await rows(bytes('a,b,c\n1,2\n1,2,3,4\n1,2,3\n'));
    expect(list.map(({ usable }) => usable)).toEqual([false, true, true]);
    expect(list.map((row) => row.problems.map(({ raw }) => raw))).toEqual([
      ['2 of 3 columns'],
      ['4 of 3 columns'],
      [],
    ]);
  });

  it('shows the place of a quotation mark that is not doubled', async () => {
    const [row] = await rows(bytes('"a","b"\n"1","A 4" lift kit is fitted"\n'));
    expect(row?.problems).toMatchObject([
      { code: 'malformed_quote', raw: expect.stringContaining('A 4" lift kit') },
    ]);
    expect(row?.get('b')).toBe('A 4" lift kit is fitted');
  });

  it('has bounded memory for an unterminated cell', async () => {
    function* endless() {
      yield Buffer.from('"a","b"\r\n"1","open\r\n');
      for (let line = 0; line < 5_000; line++) yield Buffer.from(`"${line}","ok"\r\n`);
    }
    const list = await rows(endless());
    expect(list.filter((row) => row.problems.length === 0)).toHaveLength(5_000);
  });
});

describe('readFeed', () => {
  it('rejects a table without the columns of its map, and an empty file', async () => {
    await expect(all(readFeed(bytes('Make,Model\nKia,Rio\n'), homenet))).rejects.toThrow(
      /not a feed of the format HomeNet.*DealerID, Type, Stock.*missing.*Make, Model.*--map/s,
    );
    await expect(all(readFeed([], homenet))).rejects.toThrow(/The file is empty/);
  });

  it('reads a feed without rows as no rows', async () => {
    expect(await all(readFeed(homenetFeed([]), homenet))).toEqual([]);
  });
});

describe('xmlRows', () => {
  const xml = `<?xml version="1.0"?><listings><title>All</title>
    <listing><vehicle_id>U1</vehicle_id><mileage><value>5</value><unit>KM</unit></mileage>
      <image><url>a</url></image><image><url>b</url></image><description><![CDATA[<b>hi</b> & bye]]></description>
      <address format="simple"><component name="city">Aspley</component></address></listing>
    <listing><vehicle_id>U2</vehicle_id></listing></listings>`;

  it('finds values by path and by the name attribute, including lists and CDATA', async () => {
    const [first, second] = await all(
      xmlRows(
        feedText(bytes(xml), '<', () => {}),
        'listing',
      ),
    );
    expect(first?.get('vehicle_id')).toBe('U1');
    expect(first?.get('mileage/value')).toBe('5');
    expect(first?.all('image/url')).toEqual(['a', 'b']);
    expect(first?.get('description')).toBe('<b>hi</b> & bye');
    expect(first?.get('address/city')).toBe('Aspley');
    expect(second?.row).toBe(2);
    expect(second?.get('mileage/value')).toBeNull();
  });

  it.each([xml.slice(0, 200), '<listings><listing></listings>', 'no xml'])(
    'rejects a feed that is not well-formed: %j',
    async (text) => {
      await expect(
        all(
          xmlRows(
            feedText(bytes(text), '<', () => {}),
            'listing',
          ),
        ),
      ).rejects.toThrow(/not well-formed XML.*Nothing was imported/);
    },
  );
});

describe('jsonRows', () => {
  it('returns the elements of the list', async () => {
    const list = await all(
      jsonRows(bytes('{"made": "today", "vehicles": [{"a": 1}, {"a": 2}]}'), 'vehicles'),
    );
    expect(list.map(({ row, value }) => [row, value])).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
    ]);
  });

  it('refuses broken JSON', async () => {
    await expect(all(jsonRows(bytes('{"vehicles": [{"a": 1}, '), 'vehicles'))).rejects.toThrow(
      /not well-formed JSON.*Nothing was imported/,
    );
  });
});
