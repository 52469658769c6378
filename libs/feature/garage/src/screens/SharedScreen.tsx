import { PageHeading } from '@forecourt/chrome';
import { EmptyState, LinkButton } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { hitWeekly } from '@forecourt/stock-search';
import { ListWarning } from '@forecourt/vehicle-ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { SharedPage } from '../logic/load-shared.ts';
import { SavedCard } from './SavedCard.tsx';

/** The saved vehicles of somebody who shares them: read-only, without a word of who that is. Everything on it works before JavaScript. */
export function SharedScreen({ page: { now, cars } }: { page: Omit<SharedPage, 'head'> }) {
  const site = useSite();
  const instant = useMemo(() => new Date(now), [now]);
  const weekly =
    site.finance?.weeklyOnCards === true &&
    cars?.some(({ hit }) => hit !== null && hit !== 'unknown' && hitWeekly(hit) !== null);
  const stock = hasPage(site, paths.stock()) && <LinkButton href={paths.stock()}>See the stock</LinkButton>;
  return (
    <div className="container-site pb-section">
      <PageHeading
        title="Shared vehicles"
        crumbs={[{ name: 'Home', href: paths.home() }, { name: 'Shared vehicles' }]}
      />
      {cars === null || cars.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={cars === null ? 'Nothing is shared here' : 'Nothing saved at the moment'}
            text={
              cars === null
                ? 'This link doesn’t work, or it was taken back. Ask for a new one.'
                : 'The person who shared this link has no saved vehicles right now. Check back later.'
            }
          >
            {stock}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="text-body text-ink-2">
            {cars.length === 1 ? '1 vehicle' : `${cars.length} vehicles`} that somebody shared with you.
          </p>
          <ul
            className={clsx(
              'card-rows mt-6 sm:grid-cols-2 lg:grid-cols-3',
              site.look.cards === 'bare' && '[--rows-apart:40px]',
            )}
          >
            {cars.map(({ favourite, hit }) => (
              <li key={favourite.id}>
                <SavedCard favourite={favourite} hit={hit} now={instant} />
                {favourite.note !== undefined && (
                  <p className="mt-3 text-small wrap-anywhere whitespace-pre-line">
                    <span className="sr-only">Note about {favourite.name}: </span>
                    {favourite.note}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {weekly && <ListWarning warning={site.finance?.warning} className="mt-6" />}
        </>
      )}
    </div>
  );
}
