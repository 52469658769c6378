import { useSite } from '@forecourt/site-config/react';
import { StoreProvider, injectSlice, useSiteDispatch } from '@forecourt/store';
import { useEffect } from 'react';
import { carViewed, parseViewed, viewedSlice } from '../logic/viewed-slice.ts';
import type { ViewedCar } from '../logic/viewed-slice.ts';

declare module '@forecourt/store' {
  interface SiteState {
    /** The vehicles that this browser has looked at, oldest first. */
    viewed?: ViewedCar[];
  }
}

injectSlice(viewedSlice, { version: 1, parse: parseViewed });

/** Keeps, in the visitor's browser, that a vehicle was looked at. */
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
    // After the provider has read what earlier visits kept, or this one would be overwritten.
    const timer = setTimeout(() => dispatch(carViewed({ id, slug, name, primary_image_url })), 0);
    return () => clearTimeout(timer);
  }, [dispatch, id, slug, name, primary_image_url]);
  return null;
}
