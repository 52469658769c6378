import { isSortBy, sortOptions } from '@forecourt/stock-search';
import { SEARCH_FORM } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearch } from './use-search.tsx';

/** Words, and on narrow screens the pill that opens the filters and sets the order; on wide ones the order stands beside the words. */
export function SearchTools({ active }: { active: number }) {
  return (
    <div className="search-tools">
      <SearchBox />
      <div className="sort-pill">
        <button type="button" popoverTarget="filters" className="icon icon-sliders">
          Filter
          {active > 0 && <span className="badge">{active}</span>}
        </button>
        <SortSelect />
      </div>
      <noscript>
        <button type="submit" form={SEARCH_FORM} className="apply-button">
          Apply
        </button>
      </noscript>
    </div>
  );
}

/** The order of the results. */
function SortSelect() {
  const { state, store } = useSearch();
  return (
    <label className="sort-select icon icon-sort">
      <span>Sort</span>
      <select
        form={SEARCH_FORM}
        name="sortBy"
        value={state.sortBy}
        onChange={({ target: { value } }) =>
          isSortBy(value) && store.go({ ...state, page: 1, sortBy: value })
        }
      >
        {sortOptions(state).map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
