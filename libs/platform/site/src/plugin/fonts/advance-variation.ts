import type { FontTable } from './woff2-tables.ts';

/** The weight axis of a variable font, in font weights: 400 is regular, 700 bold. */
export interface WeightAxis {
  /** Its index among the axes of the font. */
  at: number;
  min: number;
  preset: number;
  max: number;
}

type Tables = ReadonlyMap<string, FontTable>;

const fixed = (view: DataView, at: number) => view.getInt32(at) / 65_536;
const short = (view: DataView, at: number) => view.getInt16(at) / 16_384;

/** The weight axis of a font, from its `fvar` table; null if it has one weight. */
export function weightAxis(tables: Tables): WeightAxis | null {
  const view = tables.get('fvar')?.view;
  if (!view) return null;
  const [first, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)];
  const starts = Array.from({ length: count }, (_, index) => first + index * size);
  const at = starts.findIndex((start) => view.getUint32(start) === 0x77_67_68_74);
  const start = starts[at];
  if (start === undefined) return null;
  return { at, min: fixed(view, start + 4), preset: fixed(view, start + 8), max: fixed(view, start + 12) };
}

/** Difference of a glyph's advance width at a weight from its default, in font units. */
export type AdvanceDelta = (glyph: number) => number;

/** Reads the width deltas of a weight from the `HVAR` table (OpenType 1.9, item variation stores). */
export function advanceDelta(tables: Tables, axis: WeightAxis, weight: number): AdvanceDelta {
  const view = tables.get('HVAR')?.view;
  if (!view) return () => 0;
  const store = view.getUint32(4);
  const mapping = view.getUint32(8);
  const regions = regionScalars(
    view,
    store + view.getUint32(store + 2),
    axis.at,
    placeOn(tables, axis, weight),
  );
  return (glyph) => {
    const [outer, inner] = mapping === 0 ? [0, glyph] : mapped(view, mapping, glyph);
    return deltaOf(view, store + view.getUint32(store + 8 + 4 * outer), inner, regions);
  };
}

/** The normalized coordinate of a weight on its axis, -1 to 1, mapped by `avar`. */
function placeOn(tables: Tables, { at, min, preset, max }: WeightAxis, weight: number): number {
  const clamped = Math.min(max, Math.max(min, weight));
  if (clamped === preset) return 0;
  const place = clamped < preset ? (clamped - preset) / (preset - min) : (clamped - preset) / (max - preset);
  const view = tables.get('avar')?.view;
  if (!view) return place;
  let start = 8;
  for (let axis = 0; axis < at; axis++) start += 2 + 4 * view.getUint16(start);
  const points = Array.from({ length: view.getUint16(start) }, (_, index) => ({
    from: short(view, start + 2 + 4 * index),
    to: short(view, start + 4 + 4 * index),
  }));
  const next = points.findIndex(({ from }) => from >= place);
  const [low, high] = [points[next - 1], points[next]];
  if (!low || !high) return place;
  return low.to + ((place - low.from) / (high.from - low.from)) * (high.to - low.to);
}

/** The scalar of each region of the store; all axes except the weight are at their defaults. */
function regionScalars(view: DataView, list: number, axis: number, place: number): number[] {
  const axes = view.getUint16(list);
  return Array.from({ length: view.getUint16(list + 2) }, (_, region) => {
    let scalar = 1;
    for (let each = 0; each < axes; each++) {
      const at = list + 4 + 6 * (region * axes + each);
      const ends = [short(view, at), short(view, at + 2), short(view, at + 4)] as const;
      scalar *= scalarOf(...ends, each === axis ? place : 0);
    }
    return scalar;
  });
}

function scalarOf(start: number, peak: number, end: number, place: number): number {
  if (peak === 0 || place === peak) return 1;
  if (place <= start || place >= end) return 0;
  return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak);
}

/** The delta set index (list and row) of a glyph. */
function mapped(view: DataView, map: number, glyph: number): [outer: number, inner: number] {
  const isLong = view.getUint8(map) === 1;
  const format = view.getUint8(map + 1);
  const count = isLong ? view.getUint32(map + 2) : view.getUint16(map + 2);
  const size = ((format >> 4) & 3) + 1;
  const at = map + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size;
  let entry = 0;
  for (let byte = 0; byte < size; byte++) entry = entry * 256 + view.getUint8(at + byte);
  const bits = (format & 15) + 1;
  return [Math.floor(entry / 2 ** bits), entry % 2 ** bits];
}

/** The sum of a row's deltas: long ones first, then short ones, each multiplied by the scalar of its region. */
function deltaOf(view: DataView, data: number, row: number, regions: readonly number[]): number {
  const words = view.getUint16(data + 2);
  const isLong = words >= 0x8000;
  const [wide, narrow] = isLong ? [4, 2] : [2, 1];
  const wideCount = words & 0x7fff;
  const columns = view.getUint16(data + 4);
  const first = data + 6 + 2 * columns;
  let at = first + row * (wideCount * wide + (columns - wideCount) * narrow);
  let sum = 0;
  for (let column = 0; column < columns; column++) {
    const size = column < wideCount ? wide : narrow;
    const delta = size === 4 ? view.getInt32(at) : size === 2 ? view.getInt16(at) : view.getInt8(at);
    sum += delta * (regions[view.getUint16(data + 6 + 2 * column)] ?? 0);
    at += size;
  }
  return sum;
}
