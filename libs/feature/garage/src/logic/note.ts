import { NOTE_LENGTH } from './favourite.ts';
import type { Favourite } from './favourite.ts';

/** A saved vehicle with a note, or without one for an empty note. */
export function withNote({ note: _before, ...favourite }: Favourite, note: string): Favourite {
  return note === '' ? favourite : { ...favourite, note };
}

/** The same note in two places, and what it was when both were last the same; empty where there is none. */
export interface NoteChange {
  here: string;
  there: string;
  before: string;
}

/**
 * One note of two. What changed on one side counts; two changes become one note with both texts, the other side's first, and a change counts
 * more than a removal. Null if both texts have no room in one note: nothing is cut off.
 *
 * @example mergeNotes({ here: 'Ask about tyres', there: 'Red one', before: '' }) // 'Red one\n\nAsk about tyres'
 */
export function mergeNotes({ here, there, before }: NoteChange): string | null {
  if (here === before) return there;
  if (there === before) return here;
  if (there.includes(here)) return there;
  if (here.includes(there)) return here;
  const both = `${there}\n\n${here}`;
  return both.length <= NOTE_LENGTH ? both : null;
}
