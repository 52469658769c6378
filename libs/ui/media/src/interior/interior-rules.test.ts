import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { flatPlace } from './flatPlace.ts';
import { interiorWidth } from './interiorWidth.ts';
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
  [8192, 4096, true],
  [4096, 2048, true],
  [4096, 2050, true],
  [4095, 2048, false],
  [2048, 1024, false],
  [6000, 4000, false],
  [0, 0, false],
])('a visitor looks around in an original of %d × %d: %s', (width, height, round) =>
  expect(isRoundPicture({ width, height })).toBe(round),
);

describe('interiorWidth', () => {
  const panorama = { width: 4096, height: 2048 };
  const photo = { width: 6000, height: 4000 };
  const laptop = { width: 1440, height: 820, pixelRatio: 1 };
  test.each([
    ['a panorama on a laptop', panorama, laptop, 4218],
    ['a panorama in a low window', panorama, { ...laptop, height: 500 }, 2572],
    ['a panorama on a phone, with a ratio of 3', panorama, { width: 390, height: 700, pixelRatio: 3 }, 7200],
    ['a photo on a laptop', photo, laptop, 1440],
    ['a photo on a phone', photo, { width: 390, height: 700, pixelRatio: 3 }, 780],
    ['a small panorama, which is shown flat', { width: 2048, height: 1024 }, laptop, 1440],
    ['a picture of unknown size', null, laptop, 4096],
  ])('of %s is what the screen can show', (_name, original, stage, expected) =>
    expect(interiorWidth(original, stage)).toBe(expected),
  );
});

describe('flatPlace', () => {
  const point = { title: 'Screen', text: '', positions: [], direction: { yaw: 0, pitch: 0 } };
  test.each([
    ['straight ahead is the middle', { yaw: 0, pitch: 0 }, { x: 50, y: 50 }],
    ['the right-hand side', { yaw: 90, pitch: 0 }, { x: 75, y: 50 }],
    ['behind, over the left shoulder', { yaw: -180, pitch: 0 }, { x: 0, y: 50 }],
    ['the roof', { yaw: 0, pitch: 90 }, { x: 50, y: 0 }],
    ['a turn and a half', { yaw: 540, pitch: 0 }, { x: 0, y: 50 }],
  ])('of a flat panorama: %s', (_name, direction, place) =>
    expect(flatPlace({ ...point, direction }, true)).toEqual(place),
  );

  it('of a photo is the position that is stated, if there is one', () => {
    const position = { frame: 0, x: 20, y: 30 };
    expect(flatPlace({ ...point, positions: [position] }, false)).toEqual(position);
    expect(flatPlace(point, false)).toBeNull();
  });
});

test('the first view looks straight ahead', () => expect(FIRST_LOOK.yaw).toBe(0));
