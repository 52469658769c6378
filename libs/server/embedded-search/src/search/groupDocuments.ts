import type { Collection } from '../collection/Collection.ts';
import type { FacetValues } from '../columns/FacetValues.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { TextColumn } from '../columns/TextColumn.ts';

/** The groups of a result: the group of each document and the size of each group. */
export interface Groups {
  /** The group of each document, in the order of `docs`. */
  of: Int32Array;
  sizes: number[];
}

/** Groups documents by the values of facet fields; documents without any share a group unless an option says otherwise. */
export function groupDocuments(
  docs: Uint32Array,
  fields: readonly string[],
  collection: Collection,
  missingShare: boolean,
): Groups {
  const facets = fields.map((name) => facetOf(collection, name));
  const numbers = new Map<string, number>();
  const groups: Groups = { of: new Int32Array(docs.length), sizes: [] };
  docs.forEach((doc, i) => {
    const values = facets.map((facet) => facet?.of(doc) ?? []);
    const alone = !missingShare && values.some((ids) => ids.length === 0);
    const key = alone ? `doc ${doc}` : values.map((ids) => ids.join(',')).join('|');
    let number = numbers.get(key);
    if (number === undefined) {
      number = groups.sizes.length;
      numbers.set(key, number);
      groups.sizes.push(0);
    }
    groups.of[i] = number;
    groups.sizes[number] = groups.sizes[number]! + 1;
  });
  return groups;
}

function facetOf(collection: Collection, name: string): FacetValues | null {
  const column = collection.columns.get(name);
  return column instanceof TextColumn || column instanceof NumberColumn ? column.facet : null;
}
