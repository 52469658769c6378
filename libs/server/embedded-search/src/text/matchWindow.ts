const WINDOW = 10;

/** The proximity of a query's words in one text. */
export interface WindowMatch {
  /** Words found within the best window of ten positions. */
  words: number;
  /** The sum of the gaps between them; `words` − 1 if they are adjacent. */
  distance: number;
  /** The position of the last word. */
  lastPosition: number;
  /** The position of each word in the best window, by its number; undefined for those outside. */
  positions: (number | undefined)[];
}

interface Entry {
  word: number;
  position: number;
  index: number;
}

/**
 * The window of a text with the most words, then with the smallest distance. `places` lists each word's positions, ascending.
 * Starts with every word's first position and advances the earliest word, until one word is left.
 */
export function matchWindow(places: readonly (readonly number[])[]): WindowMatch {
  const [one, other] = places;
  if (places.length === 2 && one?.length === 1 && other?.length === 1) return matchPair(one[0]!, other[0]!);
  const count = Math.min(places.length, WINDOW);
  let entries = places
    .slice(0, count)
    .map((positions, word): Entry => ({ word, position: positions[0] ?? 0, index: 0 }));
  const best: WindowMatch = {
    words: 1,
    distance: Infinity,
    lastPosition: 0,
    positions: entries.map((entry) => entry.position),
  };
  let earliest = -1;
  while (entries.length > 1) {
    entries.sort((a, b) => b.position - a.position);
    const first = entries.at(-1)!;
    if (first.position < earliest) break;
    earliest = first.position;
    const inside = entries.filter((entry) => entry.position - first.position <= WINDOW);
    const distance = inside[0]!.position - first.position;
    if (inside.length > best.words || (inside.length === best.words && distance < best.distance)) {
      best.words = inside.length;
      best.distance = distance;
      best.lastPosition = Math.min(255, entries[0]!.position);
      best.positions = places
        .slice(0, count)
        .map((_, word) => inside.find((entry) => entry.word === word)?.position);
    }
    if (best.words === count && best.distance === entries.length - 1) break;
    const next = places[first.word]?.[first.index + 1];
    entries = entries.slice(0, -1);
    if (next !== undefined) entries.push({ word: first.word, position: next, index: first.index + 1 });
  }
  if (best.distance === Infinity) best.distance = 0;
  return best;
}

/** Fast path for two words that occur once each, the most frequent case of two-word queries. */
function matchPair(one: number, other: number): WindowMatch {
  const distance = Math.abs(one - other);
  const lastPosition = Math.min(255, Math.max(one, other));
  if (distance <= WINDOW) return { words: 2, distance, lastPosition, positions: [one, other] };
  const positions = one < other ? [one, undefined] : [undefined, other];
  return { words: 1, distance: 0, lastPosition, positions };
}

/** Whether the words, in any order within the window, are the whole text, each once. */
export function isWholeText(
  match: WindowMatch,
  places: readonly (readonly number[])[],
  lastOf: readonly boolean[],
): boolean {
  const last = places.length - 1;
  if (match.distance > last) return false;
  const total = places.reduce((sum, positions) => sum + positions.length, 0);
  if (total > places.length && match.distance === last) return false;
  const end = lastOf.findLastIndex((isLast) => isLast);
  if (end === -1 || places[end]?.at(-1) !== last) return false;
  return match.distance < last || total === places.length;
}
