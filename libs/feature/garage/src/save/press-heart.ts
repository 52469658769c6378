import { paths } from '@forecourt/site-config';
import type { SavableCar } from '@forecourt/vehicle';
import { mayBeSignedIn } from '../watchlist/sign-in-hint.ts';
import { sendChange } from '../watchlist/send-change.ts';
import { flyHeart } from './fly-heart.ts';
import { setLastNews } from './last-news.ts';
import { toggleSaved } from './toggle-saved.ts';

/** A heart that is pressed. */
export interface PressedHeart {
  /** Of the site. */
  slug: string;
  car: SavableCar;
  options: { storage: 'browser' | 'account'; nativeAlert: boolean };
  /** The element of the heart, from which it flies. */
  element: Element | null;
}

/** Saves a vehicle in this browser at once, or removes it, then in the account. Where only accounts save, it leads to the sign-in. */
export async function pressHeart({ slug, car, options, element }: PressedHeart): Promise<void> {
  if (options.storage === 'account' && !mayBeSignedIn()) {
    const here = window.location.pathname + window.location.search;
    window.location.assign(paths.signIn({ type: 'watchlist', redirect: here, back: here }));
    return;
  }
  const done = toggleSaved(slug, car);
  setLastNews({ ...done, name: car.name });
  if (done.news === 'saved' && element) flyHeart(element);
  if (done.news === 'full') return;
  await sendChange({
    slug,
    car,
    did: done.news === 'saved' ? 'saved' : 'removed',
    nativeAlert: options.nativeAlert,
  });
}
