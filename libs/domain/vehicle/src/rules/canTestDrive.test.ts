import { expect, it } from 'vitest';
import { canTestDrive } from './canTestDrive.ts';

it.each([
  ['in_stock', false, true],
  ['in_stock', true, false],
  ['coming_soon', false, false],
  ['coming_soon', true, false],
  ['sold', false, false],
  ['withdrawn', false, false],
  ['unknown', false, false],
])(
  '[EN-04] a test drive of a vehicle that is %s (reserved: %j) is offered: %j',
  (status, reserved, offered) => {
    expect(canTestDrive({ status, reserved })).toBe(offered);
  },
);
