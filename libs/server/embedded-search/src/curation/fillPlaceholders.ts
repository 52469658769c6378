import type { Collection } from '../collection/Collection.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { beginsWith, intersect } from '../text/intersect.ts';
import type { Override } from './Override.ts';

/** A rule with placeholders, filled from a query: `{make}` in its filter and sort order is the make in the query. */
export interface FilledRule {
  filterBy: string;
  sortBy: string;
  /** The words of the query that filled the placeholders. */
  words: ReadonlySet<string>;
}

/** Matches a rule such as `{make} cars` with a query; null if it does not match or a field has no such value. */
export function fillPlaceholders(
  override: Override,
  words: readonly string[],
  collection: Collection,
): FilledRule | null {
  const rule = override.query.split(' ').filter((part) => part !== '');
  const taken = new Set<string>();
  const values = new Map<string, string>();
  let at = 0;
  for (let i = 0; i < rule.length;) {
    if (!isPlaceholder(rule[i]!)) {
      while (at < words.length && words[at] !== rule[i]) {
        if (override.match === 'exact') return null;
        at += 1;
      }
      if (at === words.length) return null;
      at += 1;
      i += 1;
      continue;
    }
    const fields: string[] = [];
    for (; i < rule.length && isPlaceholder(rule[i]!); i++) fields.push(rule[i]!.slice(1, -1));
    const window: string[] = [];
    while (at < words.length && (i === rule.length || words[at] !== rule[i])) window.push(words[at++]!);
    for (const [n, name] of fields.entries()) {
      const value = takeValue(collection, name, window, n === 0);
      if (!value) return null;
      value.forEach((word) => taken.add(word));
      values.set(name, value.join(' '));
    }
  }
  if (values.size === 0 || (override.match === 'exact' && taken.size !== words.length)) return null;
  const fill = (text: string): string =>
    text.replace(/\{([^}]*)\}/g, (all, name: string) => values.get(name) ?? all);
  return { filterBy: fill(override.filterBy), sortBy: fill(override.sortBy), words: taken };
}

function isPlaceholder(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

/** Removes the longest run of words that is a whole value of a field from a window; `slide` lets it start anywhere. */
function takeValue(collection: Collection, name: string, window: string[], slide: boolean): string[] | null {
  const column = collection.columns.get(name);
  if (!(column instanceof TextColumn)) return null;
  for (let length = window.length; length > 0; length--) {
    for (let start = 0; start + length <= window.length; start++) {
      const words = window.slice(start, start + length);
      if (isValue(column, words)) {
        window.splice(0, start + length);
        return words;
      }
      if (!slide) break;
    }
  }
  return null;
}

function isValue(column: TextColumn, words: readonly string[]): boolean {
  if (column.facet) return column.facet.withKey(words.join(' ')).length > 0;
  const ids = words.map((word) => column.text.idOf(word)).filter((id) => id !== undefined);
  if (ids.length !== words.length) return false;
  let found = false;
  intersect(column.text, ids, (_, places) => {
    found ||= beginsWith(column.text, places, true);
  });
  return found;
}
