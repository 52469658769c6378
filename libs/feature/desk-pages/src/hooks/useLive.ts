import { followDesk } from '@forecourt/desk-client';
import type { LiveEvent } from '@forecourt/desk-client';
import { createContext, use, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deskApi, LIVE_TAGS } from '../api/deskApi.ts';

type Tags = Parameters<typeof deskApi.util.invalidateTags>[0];

/** What a change makes out of date. */
function outdatedBy({ what, id }: LiveEvent): Tags {
  const lead: Tags = ['Leads', id === null || what !== 'lead' ? 'Lead' : { type: 'Lead', id }];
  switch (what) {
    case 'lead':
      return [...lead, 'Appointments', 'Deliveries'];
    case 'appointment':
      return [...lead, 'Appointments'];
    case 'delivery':
      return [...lead, 'Deliveries'];
    case 'finance':
      return [...lead, 'Finance'];
    case 'reservation':
      return ['Reservations'];
    case 'payment':
      return ['Payments'];
    case 'staff':
      // A role or places that changed may be one's own, and free leads.
      return ['Staff', 'Me', 'Leads', 'Lead'];
    case 'template':
      return ['Templates'];
    case 'settings':
      return [...lead, 'Settings'];
  }
}

/** Whether the page in front is told what changes. */
export const LiveContext = createContext(false);

/** How often a page asks by itself: seldom while it is told what changes, or the usual time. */
export const useAskEvery = (usual: number, told: number): number => (use(LiveContext) ? told : usual);

function watchVisible(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Follows the changes of a dealership while the page is in front: what is out of date is asked for again if it is on screen. A page in the
 * background holds no connection. Each time the stream opens, everything is asked for: what was loaded before may have changed meanwhile.
 *
 * @returns whether the stream is connected.
 */
export function useLive(site: string | null): boolean {
  const dispatch = useDispatch();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    if (site === null) return;
    const outdated = (tags: Tags) => void dispatch(deskApi.util.invalidateTags(tags));
    const follow = () =>
      followDesk(site, {
        onChange: (event) => outdated(outdatedBy(event)),
        onSignedOut: () => outdated(['Me']),
        onConnected(isConnected) {
          setConnected(isConnected);
          if (isConnected) outdated([...LIVE_TAGS]);
        },
      });
    let stop: (() => void) | null = document.hidden ? null : follow();
    const unwatch = watchVisible(() => {
      stop?.();
      stop = null;
      setConnected(false);
      if (!document.hidden) stop = follow();
    });
    return () => {
      unwatch();
      stop?.();
      setConnected(false);
    };
  }, [site, dispatch]);
  return connected;
}
