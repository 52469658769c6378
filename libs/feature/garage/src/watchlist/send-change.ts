import { track } from '@forecourt/analytics';
import { lastNews, setLastNews } from '../save/last-news.ts';
import { lateSync } from './late-sync.ts';
import { mayBeSignedIn, signInPath } from './sign-in-hint.ts';

/** A change of the list in this browser. */
export interface SentChange {
  slug: string;
  car: { id: number | string; name: string };
  /** What was done to it. */
  did: 'saved' | 'removed' | 'noted';
  /** Whether a failure is shown as an alert of the browser too. */
  nativeAlert: boolean;
}

/**
 * Sends a change to the account, if somebody is signed in. A failure rolls nothing back: the change stays in this browser, and is sent
 * again later or by 'Try again'. Event 39 follows a save that did not fail.
 */
export async function sendChange(change: SentChange): Promise<void> {
  const { car, did, nativeAlert } = change;
  const why = mayBeSignedIn() ? await unsentOf(change) : undefined;
  if (why?.because === 'offline') {
    const news = lastNews();
    if (news?.name === car.name) setLastNews({ ...news, later: true });
  }
  if (why === undefined || why.because === 'offline') {
    if (did === 'saved') track('watchlist_save', { car_id: Number(car.id) });
    return;
  }
  setLastNews({
    ...{ news: 'unsent', name: car.name, kept: true, compare: [], error: why.error },
    ...(why.because === 'signed-out' ? { signIn: signInPath() } : { retry: () => void sendAgain(change) }),
  });
  if (nativeAlert) window.alert(why.error);
}

async function sendAgain(change: SentChange): Promise<void> {
  const { car, did } = change;
  setLastNews({ news: did, name: car.name, kept: true, compare: [] });
  await sendChange(change);
}

/** Why a change is not in the account; undefined if it is. It is saved in this browser in any case. */
async function unsentOf({ slug, car }: SentChange) {
  try {
    const { syncWatchlist } = await lateSync();
    return (await syncWatchlist(slug)).get(String(car.id));
  } catch (error) {
    console.warn('The account could not be brought up to date.', error);
    const because = navigator.onLine ? 'failed' : 'offline';
    return { error: 'Check your connection, and try again.', because } as const;
  }
}
