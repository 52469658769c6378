import { SceneBand } from '@forecourt/chrome';
import { Alert, EmptyState, LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitWeekly } from '@forecourt/stock-search';
import { StoreProvider, useSiteDispatch, useSiteState } from '@forecourt/store';
import { ListWarning } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Favourite } from '../logic/favourite.ts';
import type { garage } from '../manifest.ts';
import { favouriteRemoved } from '../logic/favourites-slice.ts';
import { useSavedStock } from '../logic/use-saved-stock.ts';
import { SavedCard } from './SavedCard.tsx';

export interface SavedVehiclesProps {
  now: Date;
  /** The search-only key of the site. */
  searchKey: string;
}

const none: Favourite[] = [];

/** The vehicles saved in this browser, last saved first. */
export default function SavedVehicles(props: SavedVehiclesProps) {
  return (
    <StoreProvider slug={useSite().slug}>
      <List {...props} />
    </StoreProvider>
  );
}

function List({ now, searchKey }: SavedVehiclesProps) {
  const site = useSite();
  const { slug, finance, look } = site;
  const words = useFeatureOptions<typeof garage>('garage');
  const dispatch = useSiteDispatch();
  const favourites = useSiteState((state) => state.favourites) ?? none;
  const { read, kept } = useSiteState(({ storage }) => storage) ?? { read: false, kept: true };
  const { stock, failed } = useSavedStock(
    slug,
    favourites.map(({ id }) => id),
    searchKey,
  );
  const count = useRef<HTMLParagraphElement>(null);
  if (!read) return null;
  const weekly =
    finance?.weeklyOnCards === true &&
    favourites.some(({ id }) => {
      const hit = stock.get(id);
      return hit && hitWeekly(hit) !== null;
    });

  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className="text-body text-ink-2">
        {countOf(favourites.length)} Saved on this device.
      </p>
      {!kept && (
        <div className="mt-4">
          <Alert>This browser doesn’t let us save anything, so your list lasts for this visit only.</Alert>
        </div>
      )}
      {favourites.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={words?.emptyTitle ?? ''}
            text={words?.emptyText ?? ''}
            picture={site.brand.scene && <SceneBand {...site.brand.scene} alt="" place="panel" />}
          >
            {hasPage(site, paths.stock()) && <LinkButton href={paths.stock()}>See the stock</LinkButton>}
          </EmptyState>
        </div>
      ) : (
        <ul
          className={clsx(
            'card-rows mt-6 sm:grid-cols-2 lg:grid-cols-3',
            look.cards === 'bare' && '[--rows-apart:40px]',
          )}
        >
          {favourites.toReversed().map((favourite) => (
            <li key={favourite.id}>
              <SavedCard
                favourite={favourite}
                hit={stock.has(favourite.id) || !failed ? stock.get(favourite.id) : 'unknown'}
                now={now}
                onRemove={() => {
                  dispatch(favouriteRemoved(favourite.id));
                  count.current?.focus(); // the focused button was removed
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {weekly && <ListWarning warning={finance.warning} className="mt-6" />}
    </>
  );
}

function countOf(length: number): string {
  if (length === 0) return 'No vehicles.';
  return length === 1 ? '1 vehicle.' : `${length} vehicles.`;
}
