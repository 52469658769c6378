import { lazyModule, useLazyModule } from '@forecourt/browser';
import { PageHeading } from '@forecourt/chrome';
import { Alert, Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import type { GarageShare } from '../logic/share.ts';
import type { garage } from '../manifest.ts';
import { SlotList } from '../parts.ts';
import { ShareGarage } from './ShareGarage.tsx';
import type { SavedVehiclesProps } from './SavedVehicles.tsx';

const savedVehicles = lazyModule(() => import('./SavedVehicles.tsx'));

/**
 * The page of saved vehicles: the garage of who is signed in, or the watchlist of everybody. The server renders what is the same for every visitor; the list is only in the browser.
 */
export function GarageScreen({
  isGarage,
  share,
  ...props
}: SavedVehiclesProps & {
  isGarage: boolean;
  /** How the list of the account is shared; null where it cannot be. */
  share: GarageShare | null;
}) {
  const site = useSite();
  const { module: list, failed, load } = useLazyModule(savedVehicles);
  const options = useFeatureOptions<typeof garage>('garage');
  const name = options?.name ?? '';
  useEffect(load, [load]);
  return (
    <>
      <div className="on-page container-site pb-section">
        <PageHeading title={name} crumbs={[{ name: 'Home', href: paths.home() }, { name }]}>
          {hasPage(site, paths.account()) && (
            <Link
              href={isGarage ? paths.account() : `/${options?.path ?? ''}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
            >
              {isGarage ? 'Your account' : 'Open my garage'}
            </Link>
          )}
        </PageHeading>
        <p className="mt-6 hidden text-body text-ink-2 noscript:block">
          {share
            ? 'This list needs JavaScript. The page that you can share below shows the vehicles in your account without it.'
            : 'Your saved vehicles are kept in this browser, which needs JavaScript to show them.'}
        </p>
        <div className="mt-2 min-h-[calc(100svh-12rem)] noscript:hidden">
          {list && <list.default {...props} />}
          {failed && (
            <Alert tone="danger">
              This could not be loaded. Check your connection and load the page again.
            </Alert>
          )}
        </div>
        {share && <ShareGarage share={share} />}
      </div>
      {isGarage && <SlotList id="garage.sections" props={{}} />}
    </>
  );
}
