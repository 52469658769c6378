import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableOn } from './readableOn.ts';

test.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#0b5fa5', '#ffffff'],
  ['#f2a33a', '#000000'],
  ['#757575', '#ffffff'],
  ['#767676', '#000000'],
])('on %s text is %s', (color, text) => expect(readableOn(color)).toBe(text));

test('has a contrast of at least 4.5 to 1 on any colour', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const hex = (parts: readonly number[]) =>
    `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722]
      .map((weight, at) => {
        const channel = parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
        return weight * (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
      })
      .reduce((sum, each) => sum + each, 0);
  fc.assert(
    fc.property(fc.tuple(part, part, part), (parts) => {
      const color = hex(parts);
      const both = [luminance(color), luminance(readableOn(color))];
      expect((Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
