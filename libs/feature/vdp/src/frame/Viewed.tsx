import { useSite } from '@forecourt/site-config/react';
import { StoreProvider, injectSlice, useSiteDispatch } from '@forecourt/store';
import { useEffect } from 'react';
import { VIEWED, parseViewed } from '../logic/viewed-list.ts';
import type { ViewedCar } from '../logic/viewed-list.ts';
import { carViewed, viewedSlice } from '../logic/viewed-slice.ts';

declare module '@forecourt/store' {
  interface SiteState {
    /** The vehicles viewed in this browser, the last viewed at the end. */
    viewed?: ViewedCar[];
  }
}

injectSlice(viewedSlice, { version: VIEWED.version, parse: parseViewed });

/** Stores a viewed vehicle in the visitor's browser. */
export default function Viewed({ car }: { car: ViewedCar }) {
  const { slug } = useSite();
  return (
    <StoreProvider slug={slug}>
      <Record {...car} />
    </StoreProvider>
  );
}

function Record({ id, slug, name, primary_image_url }: ViewedCar) {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    // After the provider has read the stored list, which would otherwise overwrite this.
    const timer = setTimeout(() => dispatch(carViewed({ id, slug, name, primary_image_url })), 0);
    return () => clearTimeout(timer);
  }, [dispatch, id, slug, name, primary_image_url]);
  return null;
}
