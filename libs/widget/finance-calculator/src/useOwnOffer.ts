import { useSite } from '@forecourt/site-config/react';
import { localDate } from '@forecourt/values';
import { useSyncExternalStore } from 'react';
import { ownOffer, ownOfferText } from './ownOffer.ts';
import type { OwnOffer } from './ownOffer.ts';

/** The value of the shopper's own vehicle that this browser keeps; null for none, and until the page is hydrated. */
export function useOwnOffer(): OwnOffer | null {
  const { slug, zone } = useSite();
  const stored = useSyncExternalStore(
    () => () => undefined, // it changes on another page only
    () => ownOfferText(slug),
    () => null,
  );
  return ownOffer(stored, localDate(new Date(), zone));
}
