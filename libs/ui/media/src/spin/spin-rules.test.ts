import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { coastDistance, coastDuration } from './coast.ts';
import { dragSpeed } from './dragSpeed.ts';
import { frameAfterDrag } from './frameAfterDrag.ts';
import { frameAfterKey } from './frameAfterKey.ts';
import { frameDistance } from './frameDistance.ts';
import { frameWidth } from './frameWidth.ts';
import { nearestLoaded } from './nearestLoaded.ts';
import { nextFrameToLoad } from './nextFrameToLoad.ts';
import { MOST_FRAMES, thinFrames } from './thinFrames.ts';
import { wrapFrame } from './wrapFrame.ts';

const counts = fc.integer({ min: 1, max: 120 });

describe('wrapFrame', () => {
  test.each([
    [0, 0],
    [35, 35],
    [36, 0],
    [-1, 35],
    [-37, 35],
    [100, 28],
  ])('%d of 36 is %d', (frame, wrapped) => expect(wrapFrame(frame, 36)).toBe(wrapped));
});

describe('frameAfterDrag', () => {
  test.each([
    [0, 0, 0],
    [0, 19, 0],
    [0, 20, 1],
    [0, 45, 2],
    [0, -19, 0],
    [0, -20, 35],
    [0, -45, 34],
    [34, 60, 1],
    [5, 720, 5],
  ])('[VD-04] from %d, %d px of drag: frame %d', (start, pixels, frame) =>
    expect(frameAfterDrag(start, pixels, 36)).toBe(frame),
  );

  it('returns to the first frame when the drag returns to its start', () =>
    fc.assert(
      fc.property(counts, fc.nat(119), fc.integer({ min: -4000, max: 4000 }), (count, start, pixels) => {
        const from = start % count;
        const there = frameAfterDrag(from, pixels, count);
        expect(frameAfterDrag(there, -pixels, count)).toBe(from);
      }),
    ));
});

describe('frameAfterKey', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 35, 0],
    ['ArrowLeft', 0, 35],
    ['PageUp', 30, 3],
    ['PageDown', 3, 30],
    ['Home', 17, 0],
    ['End', 17, 35],
    ['a', 17, null],
    ['ArrowUp', 17, null],
  ])('[VD-04] %s at frame %d: %s', (key, frame, expected) =>
    expect(frameAfterKey(key, frame, 36)).toBe(expected),
  );
});

describe('nextFrameToLoad', () => {
  const orderOf = (count: number, shown: number): number[] => {
    const started = Array.from({ length: count }, () => false);
    const order: number[] = [];
    for (let next = nextFrameToLoad(shown, started); next !== null; next = nextFrameToLoad(shown, started)) {
      started[next] = true;
      order.push(next);
    }
    return order;
  };

  it('[VD-04] loads the current frame first, then a coarse turn, then the rest', () => {
    expect(orderOf(36, 0).slice(0, 10)).toEqual([0, 32, 8, 24, 16, 4, 28, 12, 20, 2]);
    expect(orderOf(36, 13).slice(0, 7)).toEqual([13, 16, 8, 24, 0, 32, 12]);
  });

  it('loads the frames nearest to the current one first', () => {
    const started = Array.from({ length: 36 }, (_, frame) => frame % 8 === 0);
    expect([nextFrameToLoad(0, started), nextFrameToLoad(21, started)]).toEqual([4, 21]);
  });

  it('requests every frame once', () =>
    fc.assert(
      fc.property(counts, fc.nat(119), (count, shown) => {
        const order = orderOf(count, shown % count);
        expect(new Set(order).size).toBe(count);
        expect(order).toHaveLength(count);
        expect(order[0]).toBe(shown % count);
      }),
    ));
});

describe('nearestLoaded', () => {
  test.each<[number, number[], number | null]>([
    [0, [0, 8], 0],
    [5, [0, 8], 8],
    [35, [0, 8], 0],
    [4, [0, 8], 0],
    [4, [], null],
  ])('for frame %d of %j it is %s', (wanted, loaded, expected) =>
    expect(nearestLoaded(wanted, (frame) => loaded.includes(frame), 36)).toBe(expected),
  );
});

test.each([
  [0, 35, 1],
  [0, 18, 18],
  [35, 1, 2],
  [3, 3, 0],
])('frames %d and %d of 36 are %d apart', (a, b, apart) => expect(frameDistance(a, b, 36)).toBe(apart));

describe('inertia after a drag', () => {
  test.each([
    [0, 0],
    [0.02, 0],
    [1, 1271],
    [-1, 1271],
  ])('at %d px/ms runs on for about %d ms', (speed, duration) =>
    expect(Math.round(coastDuration(speed))).toBe(duration),
  );

  it('decelerates without changing direction, then stays still', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.03, max: 5, noNaN: true }),
        fc.nat(2000),
        fc.nat(2000),
        (speed, first, more) => {
          expect(coastDistance(speed, first + more)).toBeGreaterThanOrEqual(coastDistance(speed, first));
          expect(coastDistance(-speed, first)).toBeCloseTo(-coastDistance(speed, first), 9);
          expect(coastDistance(speed, 10_000)).toBe(coastDistance(speed, coastDuration(speed)));
        },
      ),
    ));
});

test.each([
  ['nothing', [], 0],
  ['one place', [{ x: 5, time: 990 }], 0],
  [
    'a quick drag',
    [
      { x: 0, time: 950 },
      { x: 40, time: 990 },
    ],
    1,
  ],
  [
    'a drag that stopped',
    [
      { x: 0, time: 100 },
      { x: 90, time: 200 },
      { x: 90, time: 980 },
    ],
    0,
  ],
])('the speed of %s', (_name, samples, speed) => expect(dragSpeed(samples, 1000)).toBe(speed));

test.each([
  [343, 2, 36, 686],
  [343, 3, 36, 686],
  [848, 1, 36, 848],
  [1312, 2, 36, 1000],
  [1312, 2, 72, 707],
  [0, 1, 36, 1],
])('on a stage of %d at %d pixels a pixel %d frames are %d wide', (stage, ratio, count, width) =>
  expect(frameWidth(stage, ratio, count)).toBe(width),
);

describe('thinFrames', () => {
  test.each([
    [0, []],
    [3, [0, 1, 2]],
  ])('keeps a small set of %d whole', (count, kept) => expect(thinFrames(count)).toEqual(kept));

  it('keeps evenly spaced frames of a huge set', () => {
    const kept = thinFrames(1000);
    expect(kept).toHaveLength(MOST_FRAMES);
    expect(new Set(kept.slice(1).map((frame, index) => frame - (kept[index] ?? 0)))).toEqual(
      new Set([13, 14]),
    );
  });
});
