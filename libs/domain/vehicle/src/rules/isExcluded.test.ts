import { expect, test } from 'vitest';
import { isExcluded } from './isExcluded.ts';

test.each([
  ['U123', ['U123'], true],
  ['U123', ['u123 '], true],
  ['U123', ['U12', 'U1234'], false],
  ['U123', [], false],
  [null, ['', 'null'], false],
])('[SR-16] the stock number %j is among %j: %s', (stocknum, excludeStock, excluded) =>
  expect(isExcluded({ stocknum }, excludeStock)).toBe(excluded),
);
