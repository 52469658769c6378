import { sortOptions } from '@forecourt/stock-search';
import type { SearchState } from '@forecourt/stock-search';
import { sortIndex } from './logic/ui-state.ts';
import { useSort } from './logic/Widgets.tsx';

/** The order of the results; nearest first where there is a place. */
export function SortSelect({ state }: { state: SearchState }) {
  const { currentRefinement, refine } = useSort();
  return (
    <div className="relative">
      <label htmlFor="search-sort" className="pointer-events-none absolute top-3 left-4 text-ink-3">
        Sort
      </label>
      <select
        id="search-sort"
        value={currentRefinement}
        onChange={(event) => refine(event.target.value)}
        className="select-arrow h-12 w-full rounded-field border border-line-strong bg-surface pr-11 pl-14 text-[16px] focus:border-focus focus:ring-3 focus:ring-focus/30 focus:outline-none"
      >
        {sortOptions(state).map(({ label, value }) => (
          <option key={value} value={sortIndex(value)}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
