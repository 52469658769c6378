import { PageHeading } from '@forecourt/chrome';
import { Alert } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { SavedVehiclesProps } from './SavedVehicles.tsx';

/** The page of saved vehicles. The server sends what is the same for every visitor; the list is in their browser alone. */
export function GarageScreen(props: SavedVehiclesProps) {
  const [List, setList] = useState<ComponentType<SavedVehiclesProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./SavedVehicles.tsx').then(
      (loaded) => gone || setList(() => loaded.default),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className="container-site pb-section">
      <PageHeading title="My garage" crumbs={[{ name: 'Home', href: paths.home() }, { name: 'My garage' }]} />
      <p className="mt-6 hidden text-body text-ink-2 noscript:block">
        What you save is kept in your browser, which needs JavaScript to show it.
      </p>
      <div className="mt-2 min-h-screen noscript:hidden">
        {List && <List {...props} />}
        {failed && (
          <Alert tone="danger">
            This could not be loaded. Check your connection and load the page again.
          </Alert>
        )}
      </div>
    </div>
  );
}
