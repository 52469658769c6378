import type { SavedDetails } from '@forecourt/lead';
import { useSiteDispatch, useSiteState } from '@forecourt/store';
import { useEffect } from 'react';
import { detailsWanted } from '../logic/details-slice.ts';

/** Hands the visitor's saved details to a form once they are known: after the first render, never on the server. (EN-09) */
export function useSavedDetails(fill: ((details: SavedDetails) => void) | null): void {
  const dispatch = useSiteDispatch();
  const details = useSiteState((state) => state.details);
  useEffect(() => {
    dispatch(detailsWanted());
  }, [dispatch]);
  useEffect(() => {
    if (details) fill?.(details);
  }, [details, fill]);
}
