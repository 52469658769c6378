import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64Url.ts';

test('law: every text comes back, and its form has letters, digits, - and _ alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const value = toBase64Url(text);
      expect(value).toMatch(/^[\w-]*$/);
      expect(fromBase64Url(value)).toBe(text);
    }),
  );
});

test.each(['%', 'a', '_w'])('%s is refused', (value) => expect(() => fromBase64Url(value)).toThrow());

test.each([
  ['', ''],
  ['Zoë', 'Wm_Dqw'],
  ['\uFEFFa', '77u_YQ'],
  ['{"a":">?"}', 'eyJhIjoiPj8ifQ'],
])('%j is %s', (text, value) => expect([toBase64Url(text), fromBase64Url(value)]).toEqual([value, text]));
