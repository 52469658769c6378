import { useSort } from './logic/Widgets.tsx';

/** The order of the results. */
export function SortSelect() {
  const { currentRefinement, options, refine } = useSort();
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
        {options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
