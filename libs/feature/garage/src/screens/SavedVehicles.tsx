import { lazyModule } from '@forecourt/browser';
import { SceneBand } from '@forecourt/chrome';
import { Alert, Checkbox, EmptyState, Link, LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';
import { StoreProvider, useSiteDispatch, useSiteState } from '@forecourt/store';
import { favouriteVisible } from '@forecourt/vehicle';
import { ListWarning } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Favourite } from '../logic/favourite.ts';
import type { garage } from '../manifest.ts';
import { MOST_COMPARED } from '../logic/compared-ids.ts';
import { favouriteNoted, favouriteRemoved } from '../logic/favourites-slice.ts';
import { useSavedStock } from '../logic/use-saved-stock.ts';
import { SlotList } from '../parts.ts';
import { readAccountList } from '../watchlist/account-list.ts';
import { sendChange } from '../watchlist/send-change.ts';
import type { SentChange } from '../watchlist/send-change.ts';
import { mayBeSignedIn } from '../watchlist/sign-in-hint.ts';
import type { Unsent } from '../watchlist/unsent.ts';
import { nothingUnsent, unsent, watchUnsent } from '../watchlist/unsent.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { PriceSinceSaved } from './PriceSinceSaved.tsx';
import { SavedCard } from './SavedCard.tsx';
import { SavedNote } from './SavedNote.tsx';

export interface SavedVehiclesProps {
  now: Date;
  /** The search-only key of the site. */
  searchKey: string;
}

const lateOffline = lazyModule(() => import('../offline/keep-offline.ts'));
const none: Favourite[] = [];

/** The vehicles saved in this browser, which are also in the account of who is signed in, last saved first. */
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
  const isSignedIn = mayBeSignedIn();
  const isForAccounts = words?.storage === 'account';
  const saved = useSiteState((state) => state.favourites) ?? none;
  const favourites = isForAccounts && !isSignedIn ? none : saved;
  const waiting = useSyncExternalStore(watchUnsent, unsent, nothingUnsent);
  const { read, kept } = useSiteState(({ storage }) => storage) ?? { read: false, kept: true };
  const { stock, failed, keptAt } = useSavedStock(
    slug,
    favourites.map(({ id }) => id),
    searchKey,
  );
  const count = useRef<HTMLParagraphElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isKeptOffline = words?.offline === true && favourites.length > 0;
  const isLoaded = !failed && favourites.every(({ id }) => stock.has(id));
  useEffect(() => {
    if (!read || (isKeptOffline && !isLoaded)) return;
    lateOffline()
      .then(({ keepOffline, stopOffline }) => (isKeptOffline ? keepOffline(slug) : stopOffline(slug)))
      .catch((error: unknown) => console.warn(error));
  }, [read, isKeptOffline, isLoaded, slug]);
  if (!read) return null;
  const weekly =
    finance?.weeklyOnCards === true &&
    favourites.some(({ id }) => {
      const hit = stock.get(id);
      return hit && hitWeekly(hit) !== null;
    });

  const send = ({ id, name }: Favourite, did: SentChange['did']) =>
    void sendChange({ ...{ slug, car: { id, name }, did }, nativeAlert: words?.nativeAlert ?? true });

  // What a card may offer to save may be compared: the same rules hide both.
  const comparable = (id: string) => {
    const hit = stock.get(id);
    return hit ? favouriteVisible(hitToCar(hit), { rules: words?.save ?? {} }) : false;
  };
  const compared = favourites.filter(({ id }) => ticked.includes(id) && comparable(id));

  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className="text-body text-ink-2">
        {countOf(favourites.length)}{' '}
        {isSignedIn ? 'Saved in your account.' : !isForAccounts && 'Saved on this device.'}
      </p>
      {!isSignedIn && hasPage(site, paths.signIn()) && (
        <p className="mt-2 text-body">
          <Link href={signInHere} className="font-semibold text-brand-text hover:underline">
            {isForAccounts ? 'Sign in to save vehicles' : 'Sign in to have your list on every device'}
          </Link>
        </p>
      )}
      {!kept && (
        <div className="mt-4">
          <Alert>This browser doesn’t let us save anything, so your list lasts for this visit only.</Alert>
        </div>
      )}
      {keptAt !== null && <KeptNotice at={keptAt} />}
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
                  send(favourite, 'removed');
                }}
              />
              {/* One row of the grid: what follows the card is below each other. */}
              <div>
                <PriceSinceSaved favourite={favourite} hit={stock.get(favourite.id)} />
                <SavedNote
                  favourite={favourite}
                  onNote={(note) => {
                    dispatch(favouriteNoted({ id: favourite.id, note }));
                    send(favourite, 'noted');
                  }}
                />
                {isSignedIn && waiting.has(favourite.id) && (
                  <NotInAccount
                    name={favourite.name}
                    why={waiting.get(favourite.id)}
                    onRetry={() =>
                      send(favourite, readAccountList(slug)?.known.includes(favourite.id) ? 'noted' : 'saved')
                    }
                  />
                )}
                {keptAt === null && isSoldOrGone(stock.get(favourite.id)) && (
                  <SlotList id="garage.similar" props={{ slug: favourite.slug, name: favourite.name }} />
                )}
                {favourites.length > 1 && comparable(favourite.id) && (
                  <CompareTick
                    favourite={favourite}
                    ticked={compared.includes(favourite)}
                    full={compared.length === MOST_COMPARED}
                    onTick={(on) =>
                      setTicked([
                        ...ticked.filter((id) => id !== favourite.id),
                        ...(on ? [favourite.id] : []),
                      ])
                    }
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {favourites.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          <SlotList id="garage.saved" props={{ ids: favourites.toReversed().map(({ id }) => id) }} />
        </div>
      )}
      {compared.length > 0 && <CompareBar ids={compared.map(({ id }) => id)} />}
      {weekly && <ListWarning warning={finance.warning} className="mt-6" />}
    </>
  );
}

/** Whether a vehicle is known to be sold, or to have left the stock. */
const isSoldOrGone = (hit: CardHit | null | undefined): boolean => hit === null || hit?.status === 'sold';

const signInHere = paths.signIn({ type: 'watchlist', redirect: paths.watchlist(), back: paths.watchlist() });

/** Says that the account does not have a vehicle, or its note, yet. */
function NotInAccount({
  name,
  why,
  onRetry,
}: {
  name: string;
  why: Unsent | undefined;
  onRetry: () => void;
}) {
  return (
    <p className="mt-2 text-small text-ink-2">
      {why?.because === 'conflict' ? why.error : 'Not in your account yet.'}{' '}
      {why?.because === 'conflict' ? null : why?.because === 'offline' ? (
        'It’s added when you’re back online.'
      ) : (
        <button type="button" className="font-semibold text-brand-text underline" onClick={onRetry}>
          Try again<span className="sr-only"> to save {name}</span>
        </button>
      )}
    </p>
  );
}

/** Chooses a vehicle for the comparison. */
function CompareTick({
  favourite: { id, name },
  ticked,
  full,
  onTick,
}: {
  favourite: Favourite;
  ticked: boolean;
  /** No more can be ticked. */
  full: boolean;
  onTick: (on: boolean) => void;
}) {
  return (
    <Checkbox
      id={`compare-${id}`}
      className="mt-3"
      checked={ticked}
      disabled={full && !ticked}
      onChange={({ currentTarget: { checked } }) => onTick(checked)}
      label={
        <>
          Compare <span className="sr-only">{name}</span>
        </>
      }
    />
  );
}

/** The way to the comparison, in view while vehicles are ticked. */
function CompareBar({ ids }: { ids: readonly string[] }) {
  return (
    <div className="sticky bottom-0 z-(--z-overlay) mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface py-3">
      <LinkButton href={paths.compare(ids)} size="small">
        {ids.length === 1 ? 'Compare 1 vehicle' : `Compare ${ids.length} vehicles`}
      </LinkButton>
      <p role="status" className="text-note text-ink-2">
        {ids.length === MOST_COMPARED ? 'That is as many as fit side by side.' : 'Tick up to four vehicles.'}
      </p>
    </div>
  );
}

function countOf(length: number): string {
  if (length === 0) return 'No vehicles.';
  return length === 1 ? '1 vehicle.' : `${length} vehicles.`;
}
