/**
 * The hooks of InstantSearch for a dealer's component in a slot of the search page. They read and change the search of the page. Import
 * them from here: another copy of `react-instantsearch` has another React context.
 */
export {
  useClearRefinements,
  useCurrentRefinements,
  useHits,
  useInstantSearch,
  useRange,
  useRefinementList,
  useSearchBox,
  useStats,
} from 'react-instantsearch';
