import { expect, test } from 'vitest';
import { isAbn } from './isAbn.ts';

test.each([
  ['51 824 753 556', true],
  ['53004085616', true],
  ['51 824 753 557', false],
  ['51824753557', false],
  ['15 824 753 556', false],
  ['01 824 753 556', false],
  ['51 824 753 55', false],
  ['', false],
  ['ABN 51824753556', false],
])('%j is an ABN: %s', (text, is) => expect(isAbn(text)).toBe(is));
