import type { ReactNode } from 'react';
import { Breadcrumb } from '@forecourt/chrome';
import { Alert, Button, Chip, Link, Pagination } from '@forecourt/primitives';
import { useInstantSearch } from 'react-instantsearch';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import {
  DEFAULT_PAGE_SIZE,
  formatSearchUrl,
  hitToCar,
  hitWeekly,
  resultCount,
} from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import { collapseSold, formatNumber } from '@forecourt/vehicle';
import { ListWarning } from '@forecourt/vehicle-ui';
import { SlidersHorizontal } from 'lucide-react';
import { CardGrid } from './CardGrid.tsx';
import { Facets } from './Facets.tsx';
import { activeFilters } from './logic/active-filters.ts';
import { useSearchState } from './logic/use-search-state.ts';
import { usePages, useStockHits } from './logic/Widgets.tsx';
import type { UrlRouter } from './logic/url-router.ts';
import { NoResults } from './NoResults.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import './slots.ts';

export interface ResultsScreenProps {
  heading: string;
  now: Date;
  rules: SearchSite;
  router: UrlRouter;
  currentPath: string;
  /** What plain words were understood as. */
  understood: ReactNode;
}

/** Heading, filters, cards and pages. While a new answer is on its way the old cards stay. */
export function ResultsScreen({ heading, now, rules, currentPath, understood }: ResultsScreenProps) {
  const site = useSite();
  const options = useFeatureOptions('search');
  const { status, error, refresh } = useInstantSearch({ catchError: true });
  const { items, results } = useStockHits();
  const state = useSearchState(rules, currentPath);
  const filters = activeFilters(state, site.stock);
  const hits = items.map((hit) => ({
    car: hitToCar(hit),
    weekly: site.finance?.weeklyOnCards ? hitWeekly(hit) : null,
  }));
  const shown = new Set(collapseSold(hits.map(({ car }) => car)));
  const cards = hits.filter(({ car }) => shown.has(car));
  const count = resultCount({
    count: results?.nbHits ?? 0,
    refined: filters.length > 0,
    configuredStockCount: site.stock.configuredCount,
  });
  const words = `${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;
  const first = site.locations.find(({ primary }) => primary)?.address.city;
  return (
    <div className="container-site pt-4 pb-14 lg:pt-6 lg:pb-[88px]">
      <Breadcrumb crumbs={[{ name: 'Home', href: paths.home() }, { name: heading }]} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[30px]/[33px] md:text-[40px]/[44px]">{heading}</h1>
          <p className="mt-2 text-ink-2" role="status">
            {words}
            {site.template === 'group'
              ? ` across ${site.locations.length} locations`
              : first
                ? ` at ${first}`
                : ''}
          </p>
        </div>
        <div className="flex w-full flex-col gap-3 sm:flex-row lg:w-auto">
          <SearchBox state={state} rules={rules} />
          <SortSelect state={state} />
        </div>
      </div>
      <div className="mt-6 grid gap-x-11 lg:grid-cols-[268px_minmax(0,1fr)]">
        <Facets state={state} active={filters.length} words={words} />
        <div>
          {understood}
          {filters.length > 0 && (
            <ul className="mb-5 flex flex-wrap items-center gap-2" aria-label="Active filters">
              {filters.map(({ key, label, without }) => (
                <li key={key}>
                  <ChipLink label={label} href={formatSearchUrl(without, rules)} />
                </li>
              ))}
              <li>
                <Link
                  href={currentPath}
                  className="inline-flex min-h-9 items-center px-2 text-[14px] underline underline-offset-4 hover:text-brand-text"
                >
                  Clear all
                </Link>
              </li>
            </ul>
          )}
          {error && (
            <div className="mb-5">
              <Alert tone="danger">
                The search gave no answer. What you see is from before.{' '}
                <Button variant="outline" size="small" onClick={refresh}>
                  Retry
                </Button>
              </Alert>
            </div>
          )}
          {cards.some(({ weekly }) => weekly !== null) && <ListWarning layout="panel" className="mb-5" />}
          {count === 0 && !error ? (
            <NoResults clearHref={paths.stock()} />
          ) : (
            <CardGrid
              cards={cards}
              now={now}
              busy={status === 'stalled' || status === 'loading'}
              columns={options?.columns ?? 3}
              showTown={options?.showTown ?? false}
            />
          )}
          <Pages rules={rules} currentPath={currentPath} failed={error !== undefined} />
        </div>
      </div>
      <FilterPill active={filters.length} />
    </div>
  );
}

function ChipLink({ label, href }: { label: string; href: string }) {
  return <Chip label={label} href={href} />;
}

/** Pages as links; none after a failure, since nobody knows how many there are. */
function Pages({ rules, currentPath, failed }: { rules: SearchSite; currentPath: string; failed: boolean }) {
  const { pages, currentRefinement, nbPages, nbHits } = usePages();
  const state = useSearchState(rules, currentPath);
  const size = rules.pageSize ?? DEFAULT_PAGE_SIZE;
  if (failed || nbHits === 0) return null;
  const from = currentRefinement * size + 1;
  return (
    <div className="mt-12">
      <Pagination
        pages={pages.map((page) => page + 1)}
        current={currentRefinement + 1}
        last={nbPages}
        hrefOf={(page) => formatSearchUrl({ ...state, page }, rules)}
      />
      <p className="mt-4 text-center text-[14px] text-ink-2">
        Showing {from} to {Math.min(nbHits, from + size - 1)} of {formatNumber(nbHits)}
      </p>
    </div>
  );
}

/** On narrow screens the filters are a sheet; this opens it, also before any script. */
function FilterPill({ active }: { active: number }) {
  return (
    <button
      type="button"
      popoverTarget="filters"
      className="fixed bottom-[calc(16px+env(safe-area-inset-bottom))] left-1/2 z-[40] inline-flex min-h-12 -translate-x-1/2 items-center gap-2 rounded-full bg-ink px-6 font-semibold text-surface shadow-raised lg:hidden"
    >
      <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
      Filter and sort
      {active > 0 && (
        <span className="rounded-full bg-surface px-2 text-[13px]/[20px] text-ink">{active}</span>
      )}
    </button>
  );
}
