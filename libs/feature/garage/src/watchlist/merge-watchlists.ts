import { lawful } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { mergeNotes, withNote } from '../logic/note.ts';

/** The saved vehicles of a browser and of the account that is signed in there. */
export interface Watchlists {
  /** The list of this browser. */
  local: readonly Favourite[];
  /** The list of the account. */
  server: readonly Favourite[];
  /** The ids that both had when they were last compared; none at the first time. */
  known: ReadonlySet<string>;
  /** The ids that this browser has from another account: they and their notes stay in that one. */
  others: ReadonlySet<string>;
  /** The notes that this browser and its account both had when they were last compared, by id. */
  notes: Readonly<Record<string, string>>;
}

/** A note that the account does not know yet. */
export interface NoteToSend {
  id: string;
  note: string;
  /** The note of the account that it takes the place of. */
  before: string;
}

/** One list of two, and what the account does not know yet. */
export interface MergedWatchlist {
  /** The new list of this browser. */
  list: Favourite[];
  toSave: string[];
  toRemove: string[];
  toNote: NoteToSend[];
  /** The ids that both have now, and those to remove. */
  known: string[];
  /** The notes of `known` that this list has taken in, by id. */
  notes: Record<string, string>;
  /** The ids whose two notes have no room in one. Each side keeps its own. */
  conflicts: string[];
}

/**
 * Merges the lists of a browser and of its account. Only what both had before can have been removed on one side; everything else was
 * saved there, and a vehicle with a note that was written since is not removed. No vehicle is lost because a list is full: what has no room stays on its side.
 */
export function mergeWatchlists({ local, server, known, others, notes }: Watchlists): MergedWatchlist {
  const here = new Set(local.map(({ id }) => id));
  const there = new Map(server.map(({ id, note = '' }) => [id, note]));
  const isNoted = ({ id, note = '' }: Favourite) => note !== '' && note !== notes[id];
  const stays = (car: Favourite) =>
    there.has(car.id) || (!others.has(car.id) && (!known.has(car.id) || isNoted(car)));
  const kept = local.filter(stays);
  const arrived = server.filter((car) => !here.has(car.id) && (!known.has(car.id) || isNoted(car)));
  const toNote: NoteToSend[] = [];
  const conflicts: string[] = [];
  const noted = kept.map((car) => {
    const { id, note = '' } = car;
    const theirs = there.get(id) ?? '';
    if (others.has(id)) return withNote(car, theirs);
    const merged = mergeNotes({ here: note, there: theirs, before: (there.has(id) && notes[id]) || '' });
    if (merged === null) conflicts.push(id);
    else if (merged !== theirs) toNote.push({ id, note: merged, before: theirs });
    return merged === null ? car : withNote(car, merged);
  });
  const list = lawful([...noted, ...arrived]);
  const toRemove = [...known].filter(
    (id) => there.has(id) && !here.has(id) && !arrived.some((car) => car.id === id),
  );
  const both = [...list.filter(({ id }) => there.has(id)).map(({ id }) => id), ...toRemove];
  const takenIn = both.map((id) => [id, (conflicts.includes(id) ? notes[id] : there.get(id)) ?? '']);
  return {
    ...{ list, toRemove, toNote, conflicts, known: both },
    toSave: kept.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    notes: Object.fromEntries(takenIn.filter(([, note]) => note !== '')),
  };
}
