import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isRoundPicture } from './isRoundPicture.ts';
import { lookAfterKey } from './lookAfterKey.ts';
import { dragLook, FIRST_LOOK, turnLook } from './lookView.ts';
import { placeInView } from './placeInView.ts';

const level = { yaw: 0, pitch: 0, fieldOfView: 90 };

describe('turnLook', () => {
  test.each([
    [{ yaw: 190 }, { ...level, yaw: -170 }],
    [{ yaw: -190 }, { ...level, yaw: 170 }],
    [{ pitch: 500 }, { ...level, pitch: 75 }],
    [{ fieldOfView: -500 }, { ...level, fieldOfView: 35 }],
    [{ fieldOfView: 500 }, { ...level, fieldOfView: 95 }],
  ])('by %o', (by, expected) => expect(turnLook(level, by)).toEqual(expected));
});

test.each([
  ['ArrowRight', { ...level, yaw: 15 }],
  ['ArrowLeft', { ...level, yaw: -15 }],
  ['ArrowUp', { ...level, pitch: 15 }],
  ['ArrowDown', { ...level, pitch: -15 }],
  ['+', { ...level, fieldOfView: 75 }],
  ['-', { ...level, fieldOfView: 95 }],
  ['x', null],
])('[VD-04] inside, %s looks that way', (key, expected) =>
  expect(lookAfterKey(key, level)).toEqual(expected),
);

test('dragging to the right looks to the left, and down looks up', () =>
  expect(dragLook(level, 100, 50, 900)).toEqual({ yaw: -10, pitch: 5, fieldOfView: 90 }));

describe('placeInView', () => {
  test.each([
    ['straight ahead', { yaw: 0, pitch: 0 }, { x: 50, y: 50 }],
    ['at the right edge', { yaw: 45, pitch: 0 }, { x: 100, y: 50 }],
    ['at the upper edge', { yaw: 0, pitch: 45 }, { x: 50, y: 0 }],
    ['out of view', { yaw: 46, pitch: 0 }, null],
    ['behind', { yaw: 180, pitch: 0 }, null],
  ])('%s', (_name, point, place) => {
    const seen = placeInView(point, level, 1);
    if (place === null || seen === null) expect(seen).toEqual(place);
    else expect([seen.x, seen.y]).toEqual([expect.closeTo(place.x, 9), expect.closeTo(place.y, 9)]);
  });

  it('the direction looked at is in the middle of the stage', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: -75, max: 75 }),
        fc.integer({ min: 35, max: 95 }),
        (yaw, pitch, fieldOfView) => {
          const seen = placeInView({ yaw, pitch }, { yaw, pitch, fieldOfView }, 1.5);
          expect([seen?.x, seen?.y]).toEqual([expect.closeTo(50, 6), expect.closeTo(50, 6)]);
        },
      ),
    ));
});

test.each([
  [2048, 1024, true],
  [1920, 961, true],
  [1200, 800, false],
  [0, 0, false],
])('%d × %d is round: %s', (width, height, round) => expect(isRoundPicture(width, height)).toBe(round));

test('the first view looks straight ahead', () => expect(FIRST_LOOK.yaw).toBe(0));
