import { brotliDecompressSync } from 'node:zlib';

/** Known table tags by their number in the table directory (W3C WOFF 2.0, 4.1). Only the tables that are read here are named. */
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const KNOWN: Readonly<Record<number, string>> = { ...TAGS, 10: 'glyf', 11: 'loca', 39: 'avar', 47: 'fvar' };
const OWN_TAG = 63;
const HEADER_BYTES = 48;

/** A table of a font; `transformed` if WOFF 2.0 stores it in its transformed form. */
export interface FontTable {
  view: DataView;
  transformed: boolean;
}

/**
 * The tables of a WOFF2 file by tag, decompressed.
 *
 * @throws Error if the bytes are not a WOFF2 font, or are a collection of several.
 */
export function woff2Tables(file: Uint8Array): ReadonlyMap<string, FontTable> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'wOF2')
    throw new Error('It is not a WOFF2 font.');
  if (bytes.toString('latin1', 4, 8) === 'ttcf')
    throw new Error('It contains several fonts. Use a file with one font.');
  const { entries, end } = directory(bytes, bytes.readUInt16BE(12));
  const packed = bytes.subarray(end, end + bytes.readUInt32BE(20));
  const data = brotliDecompressSync(packed);
  const tables = new Map<string, FontTable>();
  let at = 0;
  for (const { tag, length, transformed } of entries) {
    tables.set(tag, { view: new DataView(data.buffer, data.byteOffset + at, length), transformed });
    at += length;
  }
  return tables;
}

function directory(bytes: Buffer, count: number) {
  let at = HEADER_BYTES;
  /** A number in groups of seven bits (UIntBase128); the last group has no high bit. */
  const base128 = () => {
    for (let value = 0; ;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries = Array.from({ length: count }, () => {
    const flags = bytes.readUInt8(at++);
    const number = flags & 0x3f;
    const tag = number === OWN_TAG ? bytes.toString('latin1', at, (at += 4)) : (KNOWN[number] ?? `${number}`);
    const version = flags >> 6;
    // Version 3 leaves outlines as they are, version 0 any other table.
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const plain = base128();
    return { tag, length: transformed ? base128() : plain, transformed };
  });
  return { entries, end: at };
}
