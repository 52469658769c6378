import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1_499, '1 KB'],
  [640_200, '640 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_234_567, '1.2 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
