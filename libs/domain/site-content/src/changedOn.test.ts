import { expect, test } from 'vitest';
import { changedOn } from './changedOn.ts';

test.each([
  [null, null, null],
  ['2026-11-02', null, '2026-11-02'],
  [null, '2026-11-05', '2026-11-05'],
  ['2026-11-02', '2026-11-05', '2026-11-05'],
  ['2026-11-02', '2026-10-05', '2026-11-02'], // not before it was published
])('an entry of %s, updated %s, changed on %s', (start, updated, changed) => {
  expect(changedOn({ start, updated })).toBe(changed);
});
