type Point = readonly [x: number, y: number];

/** Extent of a tile, in tile units. */
const EXTENT = 4096;

const LINE = 2;
const POLYGON = 3;

/** A fixed Mapbox vector tile: crossing streets, and water in a corner. */
export function vectorTile(): Buffer {
  const across = [512, 1536, 2560, 3584];
  const streets = across.flatMap((at): Point[][] => [
    [
      [0, at],
      [EXTENT, at],
    ],
    [
      [at, 0],
      [at, EXTENT],
    ],
  ]);
  const water: Point[] = [
    [2700, 2700],
    [EXTENT, 2700],
    [EXTENT, EXTENT],
    [2700, EXTENT],
  ];
  return Buffer.from([
    ...layer(
      'transportation',
      streets.map((street) => feature(LINE, path(street))),
    ),
    ...layer('water', [feature(POLYGON, [...path(water), CLOSE])]),
  ]);
}

function layer(name: string, features: readonly number[][]): number[] {
  return message(3, [
    ...number(15, 2),
    ...message(1, [...Buffer.from(name)]),
    ...features.flatMap((each) => message(2, each)),
    ...number(5, EXTENT),
  ]);
}

function feature(type: number, geometry: readonly number[]): number[] {
  return [...number(3, type), ...message(4, geometry.flatMap(varint))];
}

const MOVE_ONCE = 9;
const CLOSE = 15;
const lineTo = (points: number) => 2 | (points << 3);

/** Encodes a line; each point is a delta from the previous one. */
function path(points: readonly Point[]): number[] {
  let last: Point = [0, 0];
  return points.flatMap(([x, y], index) => {
    const step = [x - last[0], y - last[1]].map(zigzag);
    last = [x, y];
    if (index === 0) return [MOVE_ONCE, ...step];
    return index === 1 ? [lineTo(points.length - 1), ...step] : step;
  });
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function number(field: number, value: number): number[] {
  return [...varint(field << 3), ...varint(value)];
}

function message(field: number, bytes: readonly number[]): number[] {
  return [...varint((field << 3) | 2), ...varint(bytes.length), ...bytes];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}
