import { describe, expect, it } from 'vitest';
import { SIMPLE_DRIVES, simpleDrive } from './simpleDrive.ts';

describe('simpleDrive', () => {
  it.each([
    ['Front', 'FWD'],
    ['Front Wheel Drive', 'FWD'],
    ['Rear', 'RWD'],
    ['rwd', 'RWD'],
    ['All Wheel Drive', 'AWD'],
    ['quattro', 'AWD'],
    ['4x4', '4WD'],
    ['FOUR_WHEEL_DRIVE', '4WD'],
    ['4X4 Dual Range', '4WD'],
    ['4x2', '2WD'],
    ['2WD', '2WD'],
    ['OTHER', 'Other'],
    ['Hover', 'Other'],
    ['', null],
    [null, null],
  ])('writes %j as %j', (drive, expected) => {
    expect(simpleDrive(drive)).toBe(expected);
  });

  it('maps each of its values to itself', () => {
    for (const drive of SIMPLE_DRIVES) expect(simpleDrive(drive)).toBe(drive);
  });
});
