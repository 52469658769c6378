import { describe, expect, it } from 'vitest';
import { tokenize, tokensOf } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['CX-5 GT', ['cx5', 'gt']],
    ['b.m.w', ['bmw']],
    ['Hilux (4x4)', ['hilux', '4x4']],
    ["O'Brien  Smith & Sons", ['obrien', 'smith', 'sons']],
    ['Citroën Škoda', ['citroen', 'skoda']],
    ['Straße – Œuvre', ['strasse', 'oeuvre']],
    ['one\ntwo\tthree', ['one', 'twothree']],
    ['東京 Toyota', ['東京', 'toyota']],
    ['', []],
    [' - & ', []],
  ])('splits %j', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('keeps the punctuation given in an option', () => {
    expect(tokenize('cx-5 "a b" -c', '-"')).toEqual(['cx-5', '"a', 'b"', '-c']);
  });

  it('returns the positions of words, and truncates long ones', () => {
    expect(tokensOf('a  CX-5, b')).toEqual([
      { value: 'a', start: 0, end: 0 },
      { value: 'cx5', start: 3, end: 7 },
      { value: 'b', start: 9, end: 9 },
    ]);
    expect(tokenize('x'.repeat(200))).toEqual(['x'.repeat(100)]);
  });
});
