import { expect, test } from 'vitest';
import { wheelParts } from './wheel-parts.ts';

test('each part of the wheel is as wide as it is likely', () => {
  expect(
    wheelParts([
      { id: 'one', parts: 1 },
      { id: 'three', parts: 3 },
    ]),
  ).toEqual([
    { id: 'one', path: 'M0 0L0 -100A100 100 0 0 1 100 0Z', middle: 45 },
    { id: 'three', path: 'M0 0L100 0A100 100 0 1 1 0 -100Z', middle: 225 },
  ]);
});
