import { describe, expect, it } from 'vitest';
import type { MarkedWord } from './markText.ts';
import { markText } from './markText.ts';

const options = { start: '<mark>', end: '</mark>', affixWords: 4, snippetWords: 30 };
const word = (rootLength: number, prefix = false, typos = 0): MarkedWord => ({ rootLength, prefix, typos });

describe('markText', () => {
  it.each([
    ['a whole word', 'Toyota Corolla', { corolla: word(7) }, 7, 'Toyota <mark>Corolla</mark>'],
    [
      'the part that was typed',
      'Toyota Corolla',
      { corolla: word(4, true) },
      4,
      'Toyota <mark>Coro</mark>lla',
    ],
    ['a hyphen within', 'Mazda CX-30 GT', { cx30: word(3, true) }, 3, 'Mazda <mark>CX-3</mark>0 GT'],
    ['no punctuation at the end', 'SR5 (4X4), new', { '4x4': word(3) }, 3, 'SR5 (<mark>4X4</mark>), new'],
    [
      'the whole word where a typo is near its end',
      'Corolla',
      { corolla: word(6, true, 1) },
      6,
      '<mark>Corolla</mark>',
    ],
    ['accents', 'Citroën C4', { citroen: word(7) }, 7, '<mark>Citroën</mark> C4'],
  ])('highlights %s', (_, text, words, typed, snippet) => {
    const marked = markText(text, new Map(Object.entries(words)), [], typed, true, options);
    expect(marked?.full).toBe(snippet);
  });

  it('truncates a long text around its match', () => {
    const text = Array.from({ length: 60 }, (_, i) => `w${i}`).join(' ');
    const marked = markText(text, new Map([['w40', word(3)]]), [40], 3, false, options);
    expect(marked?.snippet).toBe('w36 w37 w38 w39 <mark>w40</mark> w41 w42 w43 w44');
  });

  it('is null where nothing matches', () => {
    expect(markText('Kia', new Map([['mazda', word(5)]]), [], 5, true, options)).toBeNull();
  });
});
