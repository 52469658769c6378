import { readStored, writeStored } from '@forecourt/browser';
import type { SavableCar } from '@forecourt/vehicle';
import { favouriteOf } from '../logic/favourite-of.ts';
import { toggleFavourite } from '../logic/toggle-favourite.ts';
import type { ToggledList } from '../logic/toggle-favourite.ts';
import { savedList } from './saved-list.ts';

/** What the last press of each vehicle's hearts did, by the vehicle's id. */
const latest = new Map<string, ToggledSaved>();

/** The list of this browser after a heart was pressed. */
export interface ToggledSaved extends ToggledList {
  /** False if the browser stores nothing. */
  kept: boolean;
}

/**
 * Saves a vehicle in this browser, or removes it if it is saved; a full list stays as it is. It is done on return and needs no code that
 * loads later, so a page that is left right after the press loses nothing.
 */
export function toggleSaved(slug: string, car: SavableCar): ToggledSaved {
  const toggled = toggleFavourite(savedList.read(readStored(slug, savedList)), favouriteOf(car));
  const done = { ...toggled, kept: writeStored(slug, savedList, toggled.list) };
  latest.set(String(car.id), done);
  return done;
}

/** Whether no heart of the vehicle was pressed since. */
export function isLatestPress(car: SavableCar, done: ToggledSaved): boolean {
  return latest.get(String(car.id)) === done;
}
