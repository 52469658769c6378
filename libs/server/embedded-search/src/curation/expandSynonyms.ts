import type { SynonymOptions } from './matchSynonyms.ts';
import { matchSynonyms } from './matchSynonyms.ts';
import type { Synonym } from './Synonym.ts';

const MAX_EXPANSIONS = 200;

/** All expansions of a query by synonyms, without the query itself, in code-unit order. */
export function expandSynonyms(
  words: readonly string[],
  synonyms: Iterable<Synonym>,
  options: SynonymOptions,
): string[][] {
  const list = [...synonyms].filter(({ locale }) => locale === '');
  if (list.length === 0) return [];
  // The expansions of each suffix of the query, from the last word to the first.
  const endings: string[][][] = Array.from({ length: words.length + 1 }, () => []);
  endings[words.length] = [[]];
  for (let i = words.length - 1; i >= 0; i--) {
    const own = new Map<string, string[]>();
    const add = (expansion: string[]): void => {
      if (own.size < MAX_EXPANSIONS) own.set(expansion.join(' '), expansion);
    };
    for (const rest of endings[i + 1]!) add([words[i]!, ...rest]);
    for (const { synonym, length } of matchSynonyms(list, words, i, options)) {
      for (const rest of endings[i + length]!) for (const other of synonym.synonyms) add([...other, ...rest]);
    }
    endings[i] = [...own.values()].sort(compareWords);
  }
  const given = words.join(' ');
  return endings[0]!.filter((expansion) => expansion.join(' ') !== given);
}

function compareWords(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return a.length - b.length;
}
