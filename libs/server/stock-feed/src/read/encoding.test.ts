import { expect, it } from 'vitest';
import { homenet } from '../maps/homenet.ts';
import { meta } from '../maps/meta.ts';
import { native } from '../maps/native.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { readFeed } from './readFeed.ts';

const xml = (encoding: string | null, make = 'Citroën') =>
  `<?xml version="1.0"${encoding === null ? '' : ` encoding="${encoding}"`}?><listings><listing><make>${make}</make></listing><listing><make>Kia</make></listing></listings>`;
const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

async function read(bytes: Buffer, map: FeedMap, size = 7) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const notes: string[] = [];
  const makes: unknown[] = [];
  for await (const row of readFeed(pieces, map, (note) => notes.push(note)))
    makes.push(row.value === undefined ? row.get('make') : Reflect.get(Object(row.value), 'make'));
  return { make: makes[0], notes };
}

it.each([
  ['UTF-8', Buffer.from(xml('UTF-8')), []],
  ['no declaration', Buffer.from(xml(null)), []],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${xml('utf-8')}`), []],
  ['ISO-8859-1', Buffer.from(xml('ISO-8859-1'), 'latin1'), []],
  ['windows-1252', Buffer.from(xml('windows-1252'), 'latin1'), []],
  ['UTF-16 with a byte order mark', utf16(xml('UTF-16')), []],
  ['UTF-16, big-endian', utf16(xml('UTF-16'), true), []],
  [
    'UTF-8 declared, Windows-1252 written',
    Buffer.from(xml('UTF-8'), 'latin1'),
    [/declares UTF-8.*1 place.*Windows-1252/],
  ],
  ['Windows-1252 without a declaration', Buffer.from(xml(null), 'latin1'), [/1 place.*Windows-1252/]],
  [
    'ISO-8859-1 declared, UTF-8 written',
    Buffer.from(xml('ISO-8859-1')),
    [/declares ISO-8859-1.*read as UTF-8/],
  ],
  ['an unknown encoding name', Buffer.from(xml('klingon-8')), [/unknown encoding klingon-8.*read as UTF-8/]],
])('decodes an XML feed by its actual encoding: %s', async (_name, bytes, expected) => {
  for (const size of [1, 7, 100_000]) {
    const { make, notes } = await read(bytes, meta, size);
    expect(make).toBe('Citroën');
    expect(notes).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  }
});

it('decodes an XML feed by another declared encoding', async () => {
  const text = xml('ISO-8859-2', 'Škoda');
  const bytes = Buffer.from(text, 'latin1');
  bytes[text.indexOf('Š')] = 0xa9; // Š in ISO-8859-2
  expect(await read(bytes, meta)).toEqual({ make: 'Škoda', notes: [] });
});

const csv = Buffer.concat(homenetFeed([{ Stock: 'U1', Make: 'Citroën' }]).map((piece) => Buffer.from(piece)));

it.each([
  ['UTF-8', csv],
  ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from('\ufeff'), csv])],
  ['UTF-16', utf16(csv.toString())],
  ['UTF-16, big-endian', utf16(csv.toString(), true)],
  ['Windows-1252', Buffer.from(csv.toString(), 'latin1')],
])('decodes a table by its actual encoding: %s', async (_name, bytes) =>
  expect((await read(bytes, homenet)).make).toBe('Citroën'),
);

it.each([
  ['UTF-8 with a byte order mark', Buffer.from('\ufeff{"make":"Citroën"}\n{"make":"Kia"}\n'), 0],
  ['UTF-16', utf16('{"make":"Citroën"}\n'), 0],
  ['Windows-1252', Buffer.from('{"make":"Citroën"}\n', 'latin1'), 1],
])('decodes JSON by its actual encoding: %s', async (_name, bytes, notes) => {
  const found = await read(bytes, native);
  expect([found.make, found.notes.length]).toEqual(['Citroën', notes]);
});
