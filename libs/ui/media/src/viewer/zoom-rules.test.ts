import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fitInside } from './fitInside.ts';
import { keepInside, wheelZoom, WHOLE, zoomAt } from './zoomView.ts';

const stage = { width: 900, height: 600 };
const picture = stage;

test.each([
  [
    { width: 900, height: 900 },
    { width: 900, height: 600 },
  ],
  [
    { width: 1800, height: 600 },
    { width: 900, height: 600 },
  ],
])('a picture of 3:2 on %o is %o', (box, size) => expect(fitInside(1.5, box)).toEqual(size));

describe('keepInside', () => {
  test.each([
    [{ scale: 0.2, x: 10, y: 10 }, WHOLE],
    [
      { scale: 2, x: 1000, y: -1000 },
      { scale: 2, x: 450, y: -300 },
    ],
    [
      { scale: 9, x: 0, y: 0 },
      { scale: 5, x: 0, y: 0 },
    ],
  ])('%o', (view, kept) => expect(keepInside(view, picture, stage)).toEqual(kept));

  it('does not move a picture that is narrower than its stage', () =>
    expect(keepInside({ scale: 1.2, x: 50, y: 0 }, { width: 500, height: 600 }, stage).x).toBe(0));
});

describe('zoomAt', () => {
  it('keeps the point under the finger in place', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5, noNaN: true }),
        fc.integer({ min: -450, max: 450 }),
        fc.integer({ min: -300, max: 300 }),
        (by, x, y) => {
          const view = zoomAt(WHOLE, by, { x, y }, picture, stage);
          // The new place of the picture point that was under the finger.
          expect(view.x + x * view.scale).toBeCloseTo(x, 6);
          expect(view.y + y * view.scale).toBeCloseTo(y, 6);
        },
      ),
    ));

  it('never pans beyond an edge, for any sequence of gestures', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.integer({ min: -450, max: 450 })),
          { maxLength: 8 },
        ),
        (steps) => {
          const view = steps.reduce(
            (each, [by, at]) => zoomAt(each, by, { x: at, y: at / 2 }, picture, stage),
            WHOLE,
          );
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(Math.abs(view.x)).toBeLessThanOrEqual((900 * view.scale - 900) / 2 + 1e-6);
        },
      ),
    ));
});

test('a wheel notch zooms by about a fifth, a very large delta by no more', () => {
  expect(wheelZoom(-53)).toBeCloseTo(1.19, 2);
  expect(wheelZoom(-10_000)).toBe(wheelZoom(-60));
  expect(wheelZoom(60) * wheelZoom(-60)).toBeCloseTo(1, 9);
});
