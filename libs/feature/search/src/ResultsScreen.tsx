import { memo } from 'react';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@forecourt/browser';
import { Breadcrumb } from '@forecourt/chrome';
import { Alert, Button, Link } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitWeekly, resultCount } from '@forecourt/stock-search';
import { ListWarning } from '@forecourt/vehicle-ui';
import { CardGrid } from './CardGrid.tsx';
import { Chips, SEARCH_HEADING } from './Chips.tsx';
import { Filters } from './Filters.tsx';
import { activeFilters } from './logic/active-filters.ts';
import { countWords, showWords } from './logic/count-words.ts';
import type { NearestSearch } from './logic/nearest-searches.ts';
import type { Crumb } from './logic/path-heading.ts';
import type { SearchAnswer } from './logic/search-answer.ts';
import type { AnsweredPage, StockFacts } from './logic/search-page.ts';
import type { SaidWords } from './logic/understand-request.ts';
import { NoResults } from './NoResults.tsx';
import { Pages } from './Pages.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import { SlotList } from './parts.ts';
import { SkeletonGrid } from './SkeletonGrid.tsx';
import { SearchTools, SortPill } from './SearchTools.tsx';
import { Understood } from './Understood.tsx';
import type { search } from './manifest.ts';
import { useDeferredSearch } from './use-search.tsx';

const NO_HITS: SearchAnswer['hits'] = [];

export interface ResultsScreenProps {
  heading: string;
  crumbs: readonly Crumb[];
  now: Date;
  stock: StockFacts;
  /** The interpretation of a plain-language search. */
  said?: SaidWords | null;
  /** Values in the URL for an end of a range that are not numbers. */
  unread?: AnsweredPage['unread'];
  pageSize?: number | undefined;
  /** If nothing is found: the searches without one of the filters. */
  nearest?: readonly NearestSearch[];
}

/** Heading, filters, cards and pagination. While new results load, the old cards stay. */
export const ResultsScreen = memo(function ResultsScreen({
  heading,
  crumbs,
  now,
  stock,
  said = null,
  unread = {},
  pageSize,
  nearest = [],
}: ResultsScreenProps) {
  const site = useSite();
  const options = useFeatureOptions<typeof search>('search');
  const { state, shown, answer, status, href, replace, retry } = useDeferredSearch();
  const active = activeFilters(state, site);
  const hits = answer?.hits ?? NO_HITS;
  const count = resultCount({
    count: answer?.available ?? 0,
    refined: activeFilters(shown, site).length > 0,
    configuredStockCount: site.stock.configuredCount,
    facetCounts: (answer?.counts.car_type ?? []).flatMap(([type, vehicles]) =>
      shown.car_type.length === 0 || shown.car_type.includes(type) ? [vehicles] : [],
    ),
  });
  const { currentPath, tracking } = state;
  const clearHref = href({ currentPath, tracking });
  // No navigation, so that a tick right after it does not bring the filters back.
  function clear(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    replace({ currentPath, tracking });
  }
  const alert = {
    search: href(shown),
    filters: activeFilters(shown, site).map(({ label }) => label),
    found: answer?.found ?? 0,
  };
  const busy = status === 'loading' || status === 'stalled';
  const financed = Boolean(site.finance?.weeklyOnCards) && hits.some((hit) => hitWeekly(hit) !== null);
  const isBar = options?.layout === 'bar';
  const filters = (
    <Filters
      stock={stock}
      active={active}
      clearHref={clearHref}
      showText={showWords(count, shown, site)}
      unread={unread}
    />
  );
  return (
    <div className="container-site search-page">
      <Breadcrumb crumbs={crumbs} />
      <div className="search-head" data-layout={options?.layout}>
        <h1 id={SEARCH_HEADING} tabIndex={-1} className="text-h1 outline-none">
          {heading}
        </h1>
        <p className="search-count" role="status">
          {countWords(count, shown, site)}
        </p>
        <SearchTools>{!isBar && <SortPill active={active.length} />}</SearchTools>
      </div>
      {isBar && (
        <div className="filter-bar">
          {filters}
          <SortPill active={active.length} />
        </div>
      )}
      <div className={isBar ? 'mt-6' : 'mt-6 grid gap-x-11 lg:grid-cols-[268px_minmax(0,1fr)]'}>
        {!isBar && filters}
        <div>
          <ResultsMap known={stock.values.location_name} />
          <Understood
            said={said}
            unknownPlace={state.near !== null && state.near.point === null ? state.near.label : null}
          />
          {active.length > 0 && (
            <div className="mb-5">
              <Chips filters={active} label="Active filters">
                <li>
                  <Link href={clearHref} className="clear-all" onClick={clear}>
                    Clear all
                  </Link>
                </li>
              </Chips>
            </div>
          )}
          {status === 'error' && (
            <div className="mb-5">
              <Alert tone="danger">
                The search gave no answer, so your last choice is not applied.{' '}
                <Button variant="outline" size="small" onClick={retry}>
                  Retry
                </Button>
              </Alert>
            </div>
          )}
          {financed && <ListWarning warning={site.finance?.warning} className={isBar ? 'mb-7' : 'mb-5'} />}
          {answer?.found === 0 ? (
            <NoResults clearHref={options?.clearHref ?? paths.stock()} nearest={nearest} empty={alert} />
          ) : (
            <ul
              className="card-grid card-rows"
              data-columns={options?.columns ?? 3}
              data-layout={options?.layout}
              aria-busy={busy}
              data-slow={status === 'stalled' || undefined}
            >
              {answer === null || (status === 'stalled' && shown.page !== state.page) ? (
                <SkeletonGrid look={isBar ? 'bare' : 'boxed'} />
              ) : (
                <CardGrid hits={hits} state={shown} now={now} />
              )}
            </ul>
          )}
          <Pages pageSize={pageSize} />
          {answer !== null && answer.found > 0 && (
            <div className="mt-8 flex flex-wrap justify-center gap-3 empty:hidden">
              <SlotList id="search.alert" props={alert} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
});
