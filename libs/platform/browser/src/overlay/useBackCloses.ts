import { useEffect, useEffectEvent } from 'react';
import { openOverlayEntry } from './overlayEntries.ts';

/**
 * Lets the browser's Back close an overlay instead of leaving the page: an open overlay has an entry of its own in the history, with the
 * URL of the page. Closing it otherwise removes the entry. Several overlays close one after the other, the topmost first.
 *
 * What navigates while an overlay may be open asks `replacesOverlayEntry` first.
 *
 * @param open whether the overlay is open
 * @param close closes the overlay
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? openOverlayEntry(() => onBack()) : undefined), [open]);
}
