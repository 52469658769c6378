import { lazyModule, useLazyModule } from '@forecourt/browser';
import { PageHeading } from '@forecourt/chrome';
import { Alert } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useEffect } from 'react';
import type { SavedVehiclesProps } from './SavedVehicles.tsx';

const savedVehicles = lazyModule(() => import('./SavedVehicles.tsx'));

/** The page of saved vehicles. The server renders what is the same for every visitor; the list is only in the browser. */
export function GarageScreen(props: SavedVehiclesProps) {
  const { module: list, failed, load } = useLazyModule(savedVehicles);
  useEffect(load, [load]);
  return (
    <div className="container-site pb-section">
      <PageHeading title="My garage" crumbs={[{ name: 'Home', href: paths.home() }, { name: 'My garage' }]} />
      <p className="mt-6 hidden text-body text-ink-2 noscript:block">
        What you save is kept in your browser, which needs JavaScript to show it.
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
