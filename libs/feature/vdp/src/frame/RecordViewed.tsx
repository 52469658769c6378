import { readStored, writeStored } from '@forecourt/browser';
import { useSite } from '@forecourt/site-config/react';
import { useEffect } from 'react';
import { VIEWED, parseViewed, withViewed } from '../logic/viewed-list.ts';
import type { ViewedCar } from '../logic/viewed-list.ts';
import { afterViewing } from './after-viewing.ts';

/** Stores the vehicle as viewed in the visitor's browser after 3 seconds. Nothing else writes the list. */
export function RecordViewed({ car: { id, slug, name, primary_image_url } }: { car: ViewedCar }) {
  const site = useSite().slug;
  useEffect(
    () =>
      afterViewing(() => {
        const known = parseViewed(readStored(site, VIEWED)) ?? [];
        writeStored(site, VIEWED, withViewed(known, { id, slug, name, primary_image_url }));
      }),
    [site, id, slug, name, primary_image_url],
  );
  return null;
}
