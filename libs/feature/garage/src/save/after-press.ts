import { readStored, writeStored } from '@forecourt/browser';
import { displayedPrice } from '@forecourt/pricing';
import type { SavableCar } from '@forecourt/vehicle';
import { MOST_COMPARED } from '../logic/compared-ids.ts';
import { sendChange } from '../watchlist/send-change.ts';
import { flyHeart } from './fly-heart.ts';
import { setLastNews } from './last-news.ts';
import { savedList } from './saved-list.ts';
import { isLatestPress } from './toggle-saved.ts';
import type { ToggledSaved } from './toggle-saved.ts';

/** A heart that was pressed. */
export interface PressedHeart {
  /** Of the site. */
  slug: string;
  car: SavableCar;
  /** What the press did to the list of this browser. */
  done: ToggledSaved;
  options: { nativeAlert: boolean };
  /** The element of the heart, from which it flies. */
  element: Element | null;
}

/**
 * What follows a press of a heart: its price, its toast, its flight, and the account. Nothing follows a press that was taken back before
 * this code had loaded.
 */
export async function afterPress({ slug, car, done, options, element }: PressedHeart): Promise<void> {
  if (!isLatestPress(car, done)) return;
  const { news, kept, list } = done;
  const last = list.slice(-MOST_COMPARED).map(({ id }) => id);
  const compare = news === 'saved' && last.length > 1 ? last : [];
  setLastNews({ news, name: car.name, kept, compare });
  if (news === 'full') return;
  if (news === 'saved') {
    keepPrice(slug, car);
    if (element) flyHeart(element);
  }
  await sendChange({ slug, car, did: news, nativeAlert: options.nativeAlert });
}

/** Adds the price that is shown to a vehicle that was just saved. */
function keepPrice(slug: string, car: SavableCar): void {
  const list = savedList.read(readStored(slug, savedList));
  const saved_price = displayedPrice(car);
  writeStored(
    slug,
    savedList,
    list.map((each) => (each.id === String(car.id) ? { saved_price, ...each } : each)),
  );
}
