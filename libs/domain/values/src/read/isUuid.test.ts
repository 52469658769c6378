import { expect, test } from 'vitest';
import { isUuid } from './isUuid.ts';

test.each([
  ['00000000-0000-4000-8000-000000000000', true],
  ['7f9d1c52-0b7a-4a0e-9c3f-1f2e3d4c5b6a', true],
  ['7F9D1C52-0B7A-4A0E-9C3F-1F2E3D4C5B6A', false],
  ['7f9d1c520b7a4a0e9c3f1f2e3d4c5b6a', false],
  ['7f9d1c52-0b7a-4a0e-9c3f-1f2e3d4c5b6a\n', false],
  [' 7f9d1c52-0b7a-4a0e-9c3f-1f2e3d4c5b6a', false],
  ['', false],
])('%j: %s', (text, is) => expect(isUuid(text)).toBe(is));
