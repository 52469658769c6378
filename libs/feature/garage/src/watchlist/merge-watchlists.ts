import { lawful } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';

/** The saved vehicles of a browser and of the account that is signed in there. */
export interface Watchlists {
  /** The list of this browser. */
  local: readonly Favourite[];
  /** The list of the account. */
  server: readonly Favourite[];
  /** The ids that both had when they were last compared; none at the first time. */
  known: ReadonlySet<string>;
  /** The ids that this browser has from another account: they stay in that one. */
  others: ReadonlySet<string>;
}

/** One list of two, and what the account does not know yet. */
export interface MergedWatchlist {
  /** The new list of this browser. */
  list: Favourite[];
  toSave: string[];
  toRemove: string[];
  /** The ids that both have now, and those to remove. */
  known: string[];
}

/**
 * Merges the lists of a browser and of its account. Only what both had before can have been removed on one side; everything else was
 * saved there. No vehicle is lost because a list is full: what has no room stays on its side.
 */
export function mergeWatchlists({ local, server, known, others }: Watchlists): MergedWatchlist {
  const here = new Set(local.map(({ id }) => id));
  const there = new Set(server.map(({ id }) => id));
  const stays = ({ id }: Favourite) => there.has(id) || !(known.has(id) || others.has(id));
  const kept = local.filter(stays);
  const arrived = server.filter(({ id }) => !here.has(id) && !known.has(id));
  const list = lawful([...kept, ...arrived]);
  const toRemove = [...known].filter((id) => there.has(id) && !here.has(id));
  return {
    list,
    toSave: kept.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    toRemove,
    known: [...list.filter(({ id }) => there.has(id)).map(({ id }) => id), ...toRemove],
  };
}
