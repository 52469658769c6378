import type { SavableCar } from '@forecourt/vehicle';
import { sendChange } from '../watchlist/send-change.ts';
import { flyHeart } from './fly-heart.ts';
import type { LastNews } from './last-news.ts';

/** A heart that was pressed. */
export interface PressedHeart {
  /** Of the site. */
  slug: string;
  car: SavableCar;
  /** What the press did to the list of this browser. */
  news: LastNews['news'];
  nativeAlert: boolean;
  /** The element of the heart, from which it flies. */
  element: Element | null;
}

/** What follows a press that has changed the list of this browser: the heart flies, and the account is told. */
export async function afterPress({ slug, car, news, nativeAlert, element }: PressedHeart): Promise<void> {
  if (news === 'full') return;
  if (news === 'saved' && element) flyHeart(element);
  await sendChange({ slug, car, did: news === 'saved' ? 'saved' : 'removed', nativeAlert });
}
