import { advanceDelta, weightAxis } from './advance-variation.ts';
import { woff2Tables } from './woff2-tables.ts';
import type { FontTable } from './woff2-tables.ts';

/** Facts of a font file for a stylesheet. Lengths are relative to the font size. */
export interface FontFacts {
  ascent: number;
  /** Below the baseline, positive. */
  descent: number;
  lineGap: number;
  /** Lowest and highest weight of the file; equal if it has one weight. */
  weights: readonly [min: number, max: number];
  italic: boolean;
  /** Width of a text at a weight; null if the font lacks one of its letters. */
  widthOf(text: string, weight: number): number | null;
}

type Tables = ReadonlyMap<string, FontTable>;

/**
 * Reads the facts of a WOFF2 file.
 *
 * @throws Error if the bytes are not a font that a browser can show.
 */
export function readFont(file: Uint8Array): FontFacts {
  const tables = woff2Tables(file);
  const view = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`It has no table "${tag}".`);
    return table.view;
  };
  const [head, hhea, os2] = [view('head'), view('hhea'), view('OS/2')];
  const em = head.getUint16(18);
  const axis = weightAxis(tables);
  const own = os2.getUint16(4);
  const glyphOf = glyphs(view('cmap'));
  const advanceOf = advances(tables, hhea.getUint16(34));
  return {
    ascent: hhea.getInt16(4) / em,
    descent: -hhea.getInt16(6) / em,
    lineGap: hhea.getInt16(8) / em,
    weights: axis ? [axis.min, axis.max] : [own, own],
    italic: (os2.getUint16(62) & 1) === 1,
    widthOf(text, weight) {
      const widened = axis ? advanceDelta(tables, axis, weight) : () => 0;
      const letters = [...text].map((letter) => glyphOf(letter.codePointAt(0) ?? 0));
      if (letters.includes(0)) return null;
      return letters.reduce((sum, glyph) => sum + advanceOf(glyph) + widened(glyph), 0) / em;
    },
  };
}

/** The width of each glyph; glyphs after the last entry have its width. */
function advances(tables: Tables, count: number): (glyph: number) => number {
  const table = tables.get('hmtx');
  if (!table || count === 0) throw new Error('It has no glyph widths.');
  // In the WOFF 2.0 transformed form the widths follow one byte of flags.
  const [first, step] = table.transformed ? [1, 2] : [0, 4];
  return (glyph) => table.view.getUint16(first + step * Math.min(glyph, count - 1));
}

/** The glyph of a letter, 0 if there is none, from the `cmap` table in its two Unicode formats. */
function glyphs(view: DataView): (letter: number) => number {
  const starts = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(8 + 8 * index));
  const at = (format: number) => starts.find((start) => view.getUint16(start) === format);
  const [long, short] = [at(12), at(4)];
  if (long !== undefined) return (letter) => inGroups(view, long, letter);
  if (short !== undefined) return (letter) => inSegments(view, short, letter);
  throw new Error('It has no Unicode character map.');
}

function inGroups(view: DataView, start: number, letter: number): number {
  const count = view.getUint32(start + 12);
  for (let group = 0, at = start + 16; group < count; group++, at += 12)
    if (letter >= view.getUint32(at) && letter <= view.getUint32(at + 4))
      return view.getUint32(at + 8) + letter - view.getUint32(at);
  return 0;
}

function inSegments(view: DataView, start: number, letter: number): number {
  const size = view.getUint16(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = start + 14 + segment;
    if (letter > view.getUint16(end)) continue;
    const from = view.getUint16(end + size + 2);
    if (letter < from) return 0;
    const delta = view.getUint16(end + 2 * size + 2);
    const rangeAt = end + 3 * size + 2;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (letter + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + 2 * (letter - from));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
