import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateText } from './truncateText.ts';

const family = '👨‍👩‍👧‍👦';
const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

describe('truncateText', () => {
  it.each([
    ['abc', 3, null],
    ['abcd', 3, 'abc…'],
    ['', 0, null],
    ['one two', 7, null],
    ['one two three', 7, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 9, 'one two…'],
    ['one two three', 6, 'one…'],
    ['one  two', 4, 'one…'],
    ['one\ntwo', 3, 'one…'],
    ['onetwothree', 4, 'onet…'],
    ['  onetwothree', 4, '  on…'],
    [family.repeat(5), 5, null],
    [family.repeat(6), 5, `${family.repeat(5)}…`],
    [`${family} ${family}x`, 2, `${family}…`],
    ['e\u0301e\u0301e\u0301', 3, null],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ])('cuts %j at %d to %j', (text, limit, expected) => {
    expect(truncateText(text, limit)).toBe(expected);
  });

  it('law: is a prefix of the text within the limit, and never splits a grapheme', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const short = truncateText(text, limit);
        expect(short === null).toBe(graphemes(text) <= limit);
        if (short === null) return;
        expect(short.endsWith('…')).toBe(true);
        expect(text.startsWith(short.slice(0, -1))).toBe(true);
        expect(graphemes(short.slice(0, -1))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
