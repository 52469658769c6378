import { Disclosure, RangeField, buttonStyle } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { DEFAULT_SEARCH_PATH, sortCarTypes } from '@forecourt/stock-search';
import type { Facet, RangeFacet, SearchState, TextFacet } from '@forecourt/stock-search';
import { CAR_TYPES } from '@forecourt/vehicle';
import { X } from 'lucide-react';
import { useState } from 'react';
import { valueLabel } from './logic/active-filters.ts';
import { isRangeFacet, useRangeFacet, useTextFacet } from './logic/Widgets.tsx';

const titles: Partial<Record<Facet, string>> = {
  price: 'Price',
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  body: 'Body type',
  transmission: 'Transmission',
  fuel: 'Fuel',
  km: 'Kilometres',
  year: 'Year',
  seats: 'Seats',
  colour: 'Colour',
  drive: 'Drive',
  location_name: 'Location',
  item_type: 'Type',
};
const FOLDED_AFTER = 6;

/**
 * The filters: a rail beside the cards, a sheet from below on narrow screens (a popover, which works before any script).
 * They are a form, so that they work without JavaScript too.
 */
export function Facets({ state, active, words }: { state: SearchState; active: number; words: string }) {
  const options = useFeatureOptions('search');
  const facets = options?.facets ?? [];
  return (
    <aside id="filters" popover="auto" aria-label="Filters" className="filters">
      <div className="sticky top-0 z-1 flex items-center justify-between border-b border-line bg-surface px-4 py-3 lg:static lg:bg-transparent lg:px-0 lg:pt-0">
        <h2 className="text-[18px]/[24px] lg:text-[16px]/[24px]">Filters</h2>
        <span className="text-[14px] text-ink-3 tabular-nums max-lg:hidden">
          {active > 0 ? `${active} active` : ''}
        </span>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="icon-button lg:hidden"
        >
          <X aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </div>
      <form
        method="get"
        action={DEFAULT_SEARCH_PATH}
        className="px-4 lg:px-0"
        onSubmit={(event) => event.preventDefault()}
      >
        {facets.map((facet, index) => (
          <Disclosure key={facet} title={titles[facet] ?? facet} open={index < (options?.openFacets ?? 6)}>
            {isRangeFacet(facet) ? <RangeFacetField facet={facet} /> : <TextFacetList facet={facet} />}
          </Disclosure>
        ))}
        {state.query !== '' && <input type="hidden" name="query" value={state.query} />}
        <noscript>
          <button type="submit" className={buttonStyle('filled', 'medium', 'mt-4 w-full')}>
            Show results
          </button>
        </noscript>
      </form>
      <div className="sticky bottom-0 border-t border-line bg-surface p-4 pb-[calc(16px+env(safe-area-inset-bottom))] lg:hidden">
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className={buttonStyle('filled', 'large', 'w-full')}
        >
          Show {words}
        </button>
      </div>
    </aside>
  );
}

function TextFacetList({ facet }: { facet: TextFacet }) {
  const { stock } = useSite();
  const { items, refine } = useTextFacet(facet);
  const [all, setAll] = useState(false);
  const ordered =
    facet === 'car_type'
      ? sortCarTypes(CAR_TYPES.filter((type) => items.some(({ value }) => value === type))).flatMap((type) =>
          items.filter(({ value }) => value === type),
        )
      : items;
  if (ordered.length === 0) return <p className="text-[14px] text-ink-3">Nothing to choose here.</p>;
  const shown = all ? ordered : ordered.filter(({ isRefined }, index) => index < FOLDED_AFTER || isRefined);
  return (
    <fieldset>
      <legend className="sr-only">{titles[facet] ?? facet}</legend>
      <ul className="grid gap-1">
        {shown.map(({ value, count, isRefined }) => (
          <li key={value}>
            <label className="flex min-h-9 cursor-pointer items-center gap-3 text-[15px]/[22px] pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name={facet}
                value={value}
                checked={isRefined}
                onChange={() => refine(value)}
                className="tick"
              />
              <span className="min-w-0 flex-1 truncate">{valueLabel(facet, value, stock)}</span>
              <span className="text-[14px] text-ink-3 tabular-nums">{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {ordered.length > shown.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="mt-1 min-h-11 text-[14px] font-semibold text-brand-text hover:underline"
        >
          Show {ordered.length - shown.length} more
        </button>
      )}
      {all && (
        <button
          type="button"
          onClick={() => setAll(false)}
          className="mt-1 min-h-11 text-[14px] font-semibold text-brand-text hover:underline"
        >
          Show less
        </button>
      )}
    </fieldset>
  );
}

const steps: Partial<Record<RangeFacet, number>> = { price: 500, km: 1000, year: 1, seats: 1 };

function RangeFacetField({ facet }: { facet: RangeFacet }) {
  const { start, range, refine } = useRangeFacet(facet);
  const { min, max } = range;
  if (min === undefined || max === undefined || max <= min)
    return <p className="text-[14px] text-ink-3">Nothing to choose here.</p>;
  const step = steps[facet] ?? 1;
  const low = Math.floor(min / step) * step;
  const high = Math.ceil(max / step) * step;
  const [from, to] = start;
  return (
    <RangeField
      id={`facet-${facet}`}
      label={titles[facet] ?? facet}
      min={low}
      max={high}
      step={step}
      prefix={facet === 'price' ? '$' : ''}
      grouped={facet !== 'year'}
      value={{ min: isEnd(from) ? from : null, max: isEnd(to) ? to : null }}
      onChange={(value) => refine([value.min ?? undefined, value.max ?? undefined])}
    />
  );
}

function isEnd(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}
