import { useEffect, useRef } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import type { CardHit } from '@forecourt/stock-search';
import { availableIn, tagOf } from '../logic/counting-available.ts';
import { answerFrom } from '../logic/search-answer.ts';
import type { Asked, SearchStore } from '../logic/search-store.ts';
import type { IndexState } from '../logic/ui-state.ts';

export interface FollowProps {
  store: SearchStore;
  /** The initial request of InstantSearch. It renders nothing before it has started, so `asked` may be a newer one by then. */
  first: Asked;
  asked: Asked;
  index: IndexState;
}

/** Passes the store's requests to InstantSearch, and the results of InstantSearch to the store. */
export function Follow({ store, first, asked, index }: FollowProps) {
  const { setIndexUiState, refresh } = useInstantSearch({ catchError: true });
  const { items, results } = useHits<CardHit & Record<string, unknown>>({ escapeHTML: false });
  const done = useRef(first);
  useEffect(() => {
    if (done.current === asked) return;
    const again = done.current.state === asked.state;
    done.current = asked;
    // Also for a retry: after an error InstantSearch goes back to the last state with results, which `refresh` alone would repeat.
    setIndexUiState({ ...index });
    if (again) refresh();
  }, [asked, index, refresh, setIndexUiState]);
  useEffect(() => {
    // Before the first response InstantSearch returns an artificial empty result.
    if (!results || results.__isArtificial) return;
    const tag = tagOf(results);
    if (tag === undefined) return;
    const counts = new Map(results.disjunctiveFacets.map(({ name, data }) => [name, Object.entries(data)]));
    const stats = (field: string) => results.getFacetStats(field);
    const numbers = { found: results.nbHits, available: availableIn(results) };
    store.answered(tag, answerFrom(numbers, items, { counts: (field) => counts.get(field), stats }));
  }, [results, items, store]);
  return null;
}
