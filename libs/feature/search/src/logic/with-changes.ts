import { TEXT_FACETS } from '@forecourt/stock-search';
import type { SearchFields, SearchState, TextFacet } from '@forecourt/stock-search';

/**
 * A search with what a visitor has changed in another one meanwhile: added values are added, removed ones removed, anything else that
 * differs is replaced.
 *
 * @example withChanges(allCars, kiaSuvs, kiaUtes) // all cars without `SUV`, with `Ute`: the utes
 */
export function withChanges(search: SearchFields, before: SearchState, after: SearchState): SearchFields {
  const texts: { [F in TextFacet]?: readonly string[] } = {};
  for (const facet of TEXT_FACETS) {
    const isNew = (value: string) => !before[facet].includes(value);
    const stays = (value: string) => isNew(value) || after[facet].includes(value);
    texts[facet] = [...(search[facet] ?? []).filter(stays), ...after[facet].filter(isNew)];
  }
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)),
  );
  return { ...search, ...Object.fromEntries(changed), ...texts, isMinRange: false, isMaxRange: false };
}
