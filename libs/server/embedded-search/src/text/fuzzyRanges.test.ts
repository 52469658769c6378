import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyRanges } from './fuzzyRanges.ts';
import { TextIndex } from './TextIndex.ts';

function indexOf(words: readonly string[]): TextIndex {
  const index = new TextIndex();
  words.forEach((word, doc) => index.add(doc, [[word]], 0));
  return index;
}

function reach(words: readonly string[], term: string, cost: number, prefix: boolean): string[] {
  const index = indexOf(words);
  const sorted = index.sorted();
  const ranges = fuzzyRanges(index, term, cost, prefix);
  return ranges
    .flatMap(({ low, high }) => Array.from(sorted.subarray(low, high), (id) => index.words[id]!))
    .sort();
}

describe('fuzzyRanges', () => {
  const words = ['camry', 'corolla', 'corollas', 'corsa', 'cresta', 'toyota', 'troopy'];

  it.each([
    ['corolla', 0, false, ['corolla']],
    ['coro', 0, true, ['corolla', 'corollas']],
    ['corola', 1, false, ['corolla']],
    ['toyata', 1, false, ['toyota']],
    ['tooyta', 1, false, ['toyota']],
    ['otyota', 1, false, []],
    ['otyota', 2, false, ['toyota']],
    ['corxlla', 1, true, ['corolla', 'corollas']],
    ['zzz', 2, true, []],
  ])('%s with %i typos (beginning: %s) reaches %j', (term, cost, prefix, expected) => {
    expect(reach(words, term, cost, prefix)).toEqual(expected);
  });

  it('law: finds every word at an edit distance of 1', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 1, maxLength: 30 }), letters, (vocabulary, term) => {
        const expected = vocabulary.filter((word) => isOneEdit(word, term)).sort();
        expect(reach(vocabulary, term, 1, false)).toEqual(expected);
      }),
    );
  });

  it('law: without typos the ranges are those of the prefix, for any vocabulary', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 })),
        fc.string({ minLength: 1 }),
        (vocabulary, term) => {
          expect(reach(vocabulary, term, 0, true)).toEqual(
            vocabulary.filter((word) => word.startsWith(term)).sort(),
          );
        },
      ),
    );
  });
});

/** Whether the edit distance is exactly 1; a transposition of the first two letters is not one edit. */
function isOneEdit(word: string, term: string): boolean {
  if (word === term) return false;
  const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
  const places = Array.from({ length: Math.max(word.length, term.length) }, (_, i) => i);
  if (word.length === term.length + 1) return places.some((at) => without(word, at) === term);
  if (term.length === word.length + 1) return places.some((at) => without(term, at) === word);
  if (word.length !== term.length) return false;
  const differing = places.filter((at) => word[at] !== term[at]);
  if (differing.length === 1) return true;
  const [first = 0, second = 0] = differing;
  const swapped =
    differing.length === 2 &&
    second === first + 1 &&
    word[first] === term[second] &&
    word[second] === term[first];
  return swapped && first > 0;
}
