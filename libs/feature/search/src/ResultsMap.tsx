import { lazyModule, useLazyModule } from '@forecourt/browser';
import { Link } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { stockCount } from './logic/count-words.ts';
import { stockPlaces } from './logic/stock-places.ts';
import { toggled } from './logic/toggled.ts';
import { useDeferredSearch, useSearch } from './use-search.tsx';

const live = lazyModule(() => import('./LivePlaces.tsx'));

/**
 * The results by location: links with counts, which work before hydration, and a map whose marks set the same filter. The code of the map
 * loads when this is opened, and the map itself after consent. Only for sites with a map provider and stock at several locations.
 */
export function ResultsMap({ known = NONE }: { known: readonly string[] | undefined }) {
  const site = useSite();
  const { state, href, refine } = useSearch();
  const { answer } = useDeferredSearch();
  const { module, failed, load } = useLazyModule(live);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (box.current?.open) load(); // opened before hydration
  }, [load]);
  const places = useMemo(() => (site.map ? stockPlaces(site, known) : []), [site, known]);
  const counts = useMemo(() => new Map(answer?.counts.location_name), [answer]);
  const chosen = state.location_name;
  const choose = useCallback(
    (id: string) => refine(({ location_name }) => ({ location_name: toggled(location_name, id) })),
    [refine],
  );
  if (places.length < 2) return null;
  return (
    <details
      ref={box}
      className="fold mb-5 print:hidden"
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary>{`Map of ${places.length} locations`}</summary>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        {!failed && (
          <div className="h-75 lg:h-auto lg:min-h-90 noscript:hidden">
            {module && (
              <module.LivePlaces
                places={places}
                counts={counts}
                chosen={chosen}
                words={(count) => stockCount(count, state, site)}
                onChoose={choose}
              />
            )}
          </div>
        )}
        <ul aria-label="Results by location" className="text-small">
          {places.map(({ id, name }) => {
            const count = counts.get(id) ?? 0;
            const isChosen = chosen.includes(id);
            const label = (
              <>
                {name} <span className="text-ink-3">{count}</span>
              </>
            );
            return (
              <li key={id}>
                {count > 0 || isChosen ? (
                  <Link
                    href={href({ ...state, page: 1, location_name: toggled(chosen, id) })}
                    aria-current={isChosen || undefined}
                    className={`${ROW} hover:underline aria-current:font-semibold`}
                  >
                    {label}
                  </Link>
                ) : (
                  <span className={`${ROW} text-ink-3`}>{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}

const ROW = 'flex min-h-11 items-center justify-between gap-3 lg:min-h-10';

const NONE: readonly string[] = [];
