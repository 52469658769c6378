import { Disclosure, Link, buttonStyle } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import type { Facet, RangeFacet, TextFacet } from '@forecourt/stock-search';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { Chips } from './Chips.tsx';
import type { ActiveFilter } from './logic/active-filters.ts';
import { facetTitle } from './logic/facet-words.ts';
import { hiddenFields } from './logic/hidden-fields.ts';
import type { AnsweredPage, StockFacts } from './logic/search-page.ts';
import { shownFacets } from './logic/shown-facets.ts';
import { SEARCH_FORM } from './logic/use-early-choices.ts';
import { PlaceField } from './PlaceField.tsx';
import { SpanFacet } from './SpanFacet.tsx';
import { TickFacet } from './TickFacet.tsx';
import type { search } from './manifest.ts';
import { useFilterBar } from './use-filter-bar.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useDeferredSearch } from './use-search.tsx';

/**
 * The filters: a rail beside the cards or a bar above them, a modal sheet on narrow screens (a popover, which works before hydration).
 * The bar has the first filters; its sheet has all. They are a form of plain fields, which also works without JavaScript.
 */
export function Filters({
  stock,
  active,
  clearHref,
  showText,
  unread,
}: {
  stock: StockFacts;
  active: readonly ActiveFilter[];
  clearHref: string;
  /** "Show me 36 cars". */
  showText: string;
  /** Values in the URL for an end of a range that are not numbers. */
  unread: AnsweredPage['unread'];
}) {
  const { state, href } = useDeferredSearch();
  const { itemTypes } = useSite().stock;
  const options = useFeatureOptions<typeof search>('search');
  const facets = shownFacets(options?.facets ?? [], { itemTypes, item_type: state.item_type });
  const open = options?.openFacets ?? 6;
  const isBar = options?.layout === 'bar';
  const ref = useRef<HTMLDivElement>(null);
  const { open: inSheet, ...events } = useFilterSheet(ref);
  /** In a bar all filters are collapsed and one opens at a time. In the sheet they expand as usual. */
  const folded = isBar && !inSheet;
  useFilterBar(ref, folded);
  const isPlaced = state.near !== null;
  const distance = (
    <Disclosure key="place" title="Distance" open={!folded && isPlaced} group={folded ? 'filter' : undefined}>
      <PlaceField />
    </Disclosure>
  );
  const disclosure = (facet: Facet, index: number) => (
    <Disclosure
      key={facet}
      title={facetTitle(facet)}
      open={(!folded && index < open) || (isSpan(facet) && unread[facet] !== undefined)}
      group={folded ? 'filter' : undefined}
    >
      {isTicked(facet) && <TickFacet facet={facet} known={stock.values[facet]} />}
      {isSpan(facet) && <SpanFacet facet={facet} bounds={stock.bounds[facet]} unread={unread[facet]} />}
    </Disclosure>
  );
  return (
    <>
      <div
        id="filters"
        popover="auto"
        role={inSheet ? 'dialog' : 'complementary'}
        aria-modal={inSheet || undefined}
        aria-label="Filters"
        className="filters"
        ref={ref}
        {...events}
      >
        <div className="filters-head">
          <h2>Filters</h2>
          {active.length > 0 && <span>{`${active.length} active`}</span>}
          {active.length > 0 && <Link href={clearHref}>Clear all</Link>}
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label="Close filters"
            className="icon-button"
          >
            <X aria-hidden size={22} strokeWidth={1.75} />
          </button>
        </div>
        {/* A browser that fills in what stood here on another visit would choose in the visitor's name. */}
        <form
          id={SEARCH_FORM}
          method="get"
          action={href({ currentPath: state.currentPath })}
          autoComplete="off"
          onSubmit={closeInstead}
        >
          {active.length > 0 && (
            <div className="px-4 pt-4 lg:hidden">
              <Chips filters={active} label="Active filters in this sheet" />
            </div>
          )}
          {isBar ? (
            <>
              {facets.slice(0, open).map(disclosure)}
              <div className="filters-rest">
                {distance}
                {facets.slice(open).map((facet, index) => disclosure(facet, open + index))}
              </div>
            </>
          ) : (
            <>
              {facets.slice(0, open).map(disclosure)}
              {distance}
              {facets.slice(open).map((facet, index) => disclosure(facet, open + index))}
            </>
          )}
          {hiddenFields(state, facets).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="filters-foot">
            <button type="submit" className={buttonStyle('filled', 'large', 'w-full')}>
              {/* The count of the page behind the sheet is inert. */}
              <span aria-live={inSheet ? 'polite' : undefined}>{showText}</span>
            </button>
          </div>
        </form>
      </div>
      {/* Outside of what it opens: Firefox does not come back from a focus in a popover that contains its own button. */}
      {isBar && (
        <button type="button" popoverTarget="filters" className="all-filters icon icon-sliders">
          All filters
        </button>
      )}
    </>
  );
}

/** Every choice is applied already, so the button only closes the sheet. */
function closeInstead(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
}

function isTicked(facet: Facet): facet is TextFacet {
  return TEXT_FACETS.some((text) => text === facet);
}

function isSpan(facet: Facet): facet is RangeFacet {
  return RANGE_FACETS.some((range) => range === facet);
}
