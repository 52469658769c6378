import type { CarType } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { isForCarType } from './isForCarType.ts';

const table: [
  readonly CarType[] | null | undefined,
  boolean | undefined,
  CarType | null | undefined,
  boolean,
][] = [
  [['used'], false, 'used', true],
  [['used'], false, 'new', false],
  [['used'], false, null, true],
  [['used'], undefined, undefined, true],
  [[], false, 'new', true],
  [null, false, 'new', true],
  [undefined, undefined, 'new', true],
  [[], false, null, true],
  [['used'], true, 'used', true],
  [['new', 'demo'], true, 'demo', true],
  [['used'], true, 'new', false],
  [['used'], true, null, false],
  [['used'], true, undefined, false],
  [[], true, 'new', false],
  [null, true, null, false],
];

describe('isForCarType', () => {
  it.each(table)(
    '[PR-06] display %j, strict %j, list of %j: %j',
    (display, strictDisplay, carType, expected) => {
      expect(isForCarType({ display, strictDisplay }, carType)).toBe(expected);
    },
  );
});
