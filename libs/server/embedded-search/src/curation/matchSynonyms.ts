import { fuzzyRanges } from '../text/fuzzyRanges.ts';
import { TextIndex } from '../text/TextIndex.ts';
import type { Synonym } from './Synonym.ts';

/** Options for matching the words of a synonym. */
export interface SynonymOptions {
  /** A word of a synonym may be longer than the query's. */
  prefix: boolean;
  /** Maximum number of typos in the query's word. */
  typos: number;
}

/** A synonym that occurs in a query, and the number of words that it covers. */
export interface SynonymMatch {
  synonym: Synonym;
  length: number;
}

/** A text of a synonym with its words that are not matched yet. */
interface Key {
  words: readonly string[];
  synonym: Synonym;
}

const MAX_SIMILAR = 10;

/**
 * The synonyms that match a query's words from an index. A word that is part of a synonym matches only exactly; other words may
 * match as a prefix or with typos.
 */
export function matchSynonyms(
  synonyms: readonly Synonym[],
  words: readonly string[],
  from: number,
  options: SynonymOptions,
): SynonymMatch[] {
  const keys = synonyms.flatMap((synonym) =>
    [synonym.root, ...synonym.synonyms]
      .filter((key) => key.length > 0)
      .map((key): Key => ({ words: key, synonym })),
  );
  const matches: SynonymMatch[] = [];
  follow(keys, 0);
  return matches;

  function follow(same: readonly Key[], length: number): void {
    for (const key of same) {
      if (key.words.length !== length || !isWanted(key.synonym, words.slice(from, from + length))) continue;
      matches.push({ synonym: key.synonym, length });
    }
    const word = words[from + length];
    if (word === undefined) return;
    const next = new Map<string, Key[]>();
    for (const key of same) {
      const following = key.words[length];
      if (following !== undefined) next.set(following, [...(next.get(following) ?? []), key]);
    }
    const exact = next.get(word);
    const meant = exact
      ? [exact]
      : similarWords([...next.keys()], word, options).map((own) => next.get(own)!);
    for (const group of meant) follow(group, length + 1);
  }
}

/** A one-way synonym matches only its root, exactly. */
function isWanted({ root }: Synonym, given: readonly string[]): boolean {
  return root.length === 0 || root.join(' ') === given.join(' ');
}

function similarWords(known: readonly string[], word: string, { prefix, typos }: SynonymOptions): string[] {
  if (known.length === 0 || (!prefix && typos === 0)) return [];
  const index = new TextIndex();
  known.forEach((own, at) => index.add(at, [[own]], 0));
  const costs = Array.from({ length: typos + 1 }, (_, cost) => cost);
  const sorted = index.sorted();
  const found = costs.flatMap((cost) =>
    fuzzyRanges(index, word, cost, prefix).flatMap(({ low, high }) =>
      Array.from(sorted.subarray(low, high), (id) => index.words[id]!),
    ),
  );
  return [...new Set(found)].slice(0, MAX_SIMILAR);
}
