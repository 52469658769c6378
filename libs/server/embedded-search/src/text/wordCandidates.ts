import type { Bitset } from '../columns/Bitset.ts';
import { bestFirst } from './bestFirst.ts';
import type { WordRange } from './fuzzyRanges.ts';
import { fuzzyRanges } from './fuzzyRanges.ts';
import type { TextIndex } from './TextIndex.ts';
import { tieSort } from './tieOrder.ts';

/** How candidate words are ordered: by the best document that contains them, or by the number of such documents. */
export type WordOrder = 'score' | 'frequency';

/** A lookup in one field's vocabulary. */
export interface CandidateQuery {
  term: string;
  cost: number;
  prefix: boolean;
  order: WordOrder;
  max: number;
  /** Only words of documents in this set, if given. */
  within: Bitset | null;
  /** Only words of documents that also contain this one, if it occurs in the field. */
  beside: string | null;
  /** The matching ranges of the vocabulary, if already computed. */
  ranges?: readonly WordRange[];
  /** Words already found; new ones are added. */
  taken: Set<string>;
}

/** The best words at a distance of exactly `cost` from a term, the term itself first if it is a word. */
export function wordCandidates(index: TextIndex, query: CandidateQuery): string[] {
  const { term, cost, max, taken } = query;
  const exact = index.idOf(term);
  const rank =
    query.order === 'score' ? (id: number) => index.topScore[id]! : (id: number) => index.documentsWith(id);
  const beside = query.beside === null || query.beside === '' ? undefined : index.idOf(query.beside);
  const found: number[] = [];
  for (const range of query.ranges ?? fuzzyRanges(index, term, cost, query.prefix)) {
    if (found.length >= max * 4) break;
    for (const id of bestFirst(index, range, query.order)) {
      const word = index.words[id]!;
      if (id === exact || taken.has(word) || !occurs(index, id, beside, query.within)) continue;
      taken.add(word);
      found.push(id);
      if (found.length >= max * 4) break;
    }
  }
  const words = tieSort(found, rank).map((id) => index.words[id]!);
  if (exact !== undefined && cost === 0 && !taken.has(term)) {
    taken.add(term);
    words.unshift(term);
  }
  return words.slice(0, max);
}

/** Whether a document of `within` contains both the word and `beside`. */
function occurs(index: TextIndex, id: number, beside: number | undefined, within: Bitset | null): boolean {
  if (beside === undefined && !within) return true;
  const { data, start, size } = index.postings;
  const first = start[id]!;
  const end = first + size[id]! * 2;
  let from = 0;
  for (let at = first; at < end; at += 2) {
    const doc = data[at]!;
    if (within && !within.has(doc)) continue;
    if (beside === undefined) return true;
    from = index.postings.lowerBound(beside, doc, from);
    if (from < size[beside]! && data[start[beside]! + from * 2] === doc) return true;
  }
  return false;
}
