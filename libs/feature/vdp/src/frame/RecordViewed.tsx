import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { ViewedCar } from '../logic/viewed-slice.ts';

/** A page that is left sooner was not looked at, milliseconds. The store's code comes only then. */
const LOOKED_MS = 3_000;

/** Records that the vehicle was looked at, once the visitor has. */
export function RecordViewed({ car }: { car: ViewedCar }) {
  const [Viewed, setViewed] = useState<ComponentType<{ car: ViewedCar }> | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () =>
        import('./Viewed.tsx').then(
          (loaded) => gone || setViewed(() => loaded.default),
          () => undefined, // the garage goes without
        ),
      LOOKED_MS,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  const { id, slug, name, primary_image_url } = car;
  return Viewed && <Viewed car={{ id, slug, name, primary_image_url }} />;
}
