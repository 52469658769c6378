import { lazyModule, useLazyModule } from '@forecourt/browser';
import { PageHeading } from '@forecourt/chrome';
import { Alert } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useFeatureOptions } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import type { garage } from '../manifest.ts';
import type { SavedVehiclesProps } from './SavedVehicles.tsx';

const savedVehicles = lazyModule(() => import('./SavedVehicles.tsx'));

/** The page of saved vehicles. The server renders what is the same for every visitor; the list is only in the browser. */
export function GarageScreen(props: SavedVehiclesProps) {
  const { module: list, failed, load } = useLazyModule(savedVehicles);
  const name = useFeatureOptions<typeof garage>('garage')?.name ?? '';
  useEffect(load, [load]);
  return (
    <div className="container-site pb-section">
      <PageHeading title={name} crumbs={[{ name: 'Home', href: paths.home() }, { name }]} />
      <p className="mt-6 hidden text-body text-ink-2 noscript:block">
        Your saved vehicles are kept in this browser, which needs JavaScript to show them.
      </p>
      <div className="mt-2 min-h-screen noscript:hidden">
        {list && <list.default {...props} />}
        {failed && (
          <Alert tone="danger">
            This could not be loaded. Check your connection and load the page again.
          </Alert>
        )}
      </div>
    </div>
  );
}
