import { Bitset } from '../columns/Bitset.ts';
import type { FacetValues } from '../columns/FacetValues.ts';
import type { TextColumn } from '../columns/TextColumn.ts';
import { beginsWith, intersect } from '../text/intersect.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { wordCandidates } from '../text/wordCandidates.ts';
import { emptyValue } from './parseClause.ts';
import type { FilterClause } from './filterNode.ts';

type TextClause = Extract<FilterClause, { kind: 'text' }>;

/** The documents whose text contains (if exact: equals) one of the values. A value that ends in `*` is a prefix. */
export function matchText(
  column: TextColumn,
  clause: TextClause,
  capacity: number,
  maxPrefixWords: number,
): Bitset {
  const found = new Bitset(capacity);
  const whole: string[] = [];
  for (const value of new Set(clause.values)) {
    const isPrefix = value.length > 1 && value.endsWith('*');
    const words = tokenize(isPrefix ? value.slice(0, -1) : value);
    if (words.length === 0) throw emptyValue(clause.field);
    if (isPrefix) matchBeginning(column.text, words, clause.exact, maxPrefixWords, found);
    else if (clause.exact && column.facet) whole.push(words.join(' '));
    else matchWords(column.text, words, clause.exact, found);
  }
  if (whole.length > 0 && column.facet) matchFacet(column.facet, whole, found);
  return found;
}

/** Exact values of a facet field are compared value by value, not document by document. */
function matchFacet(facet: FacetValues, keys: readonly string[], found: Bitset): void {
  const wanted = new Uint8Array(facet.size);
  for (const key of keys) for (const id of facet.withKey(key)) wanted[id] = 1;
  const { single, lengths, pool } = facet;
  const end = Math.min(single.length, found.size);
  for (let doc = 0; doc < end; doc++) {
    const first = single[doc]!;
    if (first === -1) continue;
    if (!facet.isArray) {
      if (wanted[first] === 1) found.add(doc);
      continue;
    }
    for (let at = first; at < first + lengths[doc]!; at++) {
      if (wanted[pool[at]!] !== 1) continue;
      found.add(doc);
      break;
    }
  }
}

function matchWords(index: TextIndex, words: readonly string[], exact: boolean, found: Bitset): void {
  const ids = words.map((word) => index.idOf(word)).filter((id) => id !== undefined);
  if (ids.length !== words.length) return;
  intersect(index, ids, (doc, places) => {
    if (!exact || beginsWith(index, places, true)) found.add(doc);
  });
}

function matchBeginning(
  index: TextIndex,
  words: readonly string[],
  exact: boolean,
  max: number,
  found: Bitset,
): void {
  const before = words.slice(0, -1).map((word) => index.idOf(word));
  const known = before.filter((id) => id !== undefined);
  if (known.length !== before.length) return;
  const lasts = wordCandidates(index, {
    term: words.at(-1) ?? '',
    cost: 0,
    prefix: true,
    order: 'score',
    max,
    within: null,
    beside: words.at(-2) ?? null,
    taken: new Set(),
  });
  for (const last of lasts) {
    const id = index.idOf(last);
    if (id === undefined) continue;
    intersect(index, [...known, id], (doc, places) => {
      if (!exact || beginsWith(index, places, false)) found.add(doc);
    });
  }
}
