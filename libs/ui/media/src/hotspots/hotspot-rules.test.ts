import { describe, expect, test } from 'vitest';
import { hotspotFrame } from './hotspotFrame.ts';
import { hotspotPlace } from './hotspotPlace.ts';
import { hotspotWords } from './hotspotWords.ts';
import { readHotspots } from './readHotspots.ts';
import { tipPlace } from './tipPlace.ts';

const positions = [
  { frame: 34, x: 10, y: 50 },
  { frame: 0, x: 20, y: 50 },
  { frame: 4, x: 40, y: 60 },
];

describe('hotspotPlace', () => {
  test.each([
    ['on a frame that is given', 0, { x: 20, y: 50 }],
    ['between two', 2, { x: 30, y: 55 }],
    ['between two over the end of the set', 35, { x: 15, y: 50 }],
    ['beyond the last', 5, null],
    ['on the far side', 18, null],
  ])('[VD-04] %s', (_name, frame, place) => expect(hotspotPlace(positions, frame, 36)).toEqual(place));

  test('a hotspot with one frame shows on that frame only', () => {
    const single = [{ frame: 7, x: 1, y: 2 }];
    expect([6, 7, 8].map((frame) => hotspotPlace(single, frame, 36))).toEqual([null, { x: 1, y: 2 }, null]);
    expect(hotspotPlace([], 0, 36)).toBeNull();
  });
});

test('hotspotFrame is the middle of the frames that show the hotspot', () => {
  expect(hotspotFrame(positions)).toBe(0);
  expect(hotspotFrame([])).toBeNull();
});

test.each([
  ['LED headlights. Automatic high beam.', 'LED headlights', 'Automatic high beam.'],
  ['Tow bar\nRated 1,500 kg braked', 'Tow bar', 'Rated 1,500 kg braked'],
  ['Wheels: 17 inch alloys', 'Wheels', '17 inch alloys'],
  ['A scratch of 2.5 cm', 'A scratch of 2.5 cm', ''],
  ['Roof rails', 'Roof rails', ''],
  ['  ', '', ''],
  [`${'Very '.repeat(20)}long. More`, `${'Very '.repeat(20)}long. More`, ''],
])('%j is called %j', (description, title, text) =>
  expect(hotspotWords(description)).toEqual({ title, text }),
);

describe('readHotspots', () => {
  const raw = { description: 'Tow bar', positions: [], yaw: null, pitch: null };
  test.each([
    ['no words', { ...raw, description: null, yaw: 1, pitch: 2 }],
    ['no place', raw],
    ['half a direction', { ...raw, yaw: 10 }],
    ['a place outside the picture', { ...raw, positions: [{ frame: 0, x: 101, y: 5 }] }],
    ['a place that is no number', { ...raw, positions: [{ frame: 0, x: Number.NaN, y: 5 }] }],
  ])('leaves out a point with %s', (_name, hotspot) => expect(readHotspots([hotspot])).toEqual([]));

  test('a position without a frame is on frame 0, the flat picture', () => {
    expect(readHotspots([{ ...raw, positions: [{ frame: null, x: 3, y: 4 }] }])).toEqual([
      { title: 'Tow bar', text: '', positions: [{ frame: 0, x: 3, y: 4 }], direction: null },
    ]);
  });

  test('a thousand hotspots are cut to the maximum per picture', () => {
    expect(readHotspots(Array.from({ length: 1000 }, () => ({ ...raw, yaw: 0, pitch: 0 })))).toHaveLength(24);
  });
});

describe('tipPlace', () => {
  const tip = { width: 200, height: 80 };
  const stage = { width: 400, height: 300 };
  test.each([
    ['above a point in the middle', { x: 200, y: 200 }, { x: -100, y: -98 }],
    ['below one near the upper edge', { x: 200, y: 60 }, { x: -100, y: 18 }],
    ['moved in from the left', { x: 20, y: 200 }, { x: -12, y: -98 }],
    ['moved in from the right', { x: 390, y: 200 }, { x: -198, y: -98 }],
  ])('%s', (_name, point, place) => expect(tipPlace(point, tip, stage)).toEqual(place));
});
