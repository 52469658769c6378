import type { TextIndex } from './TextIndex.ts';
import { elementOf, isLast, positionOf } from './TextIndex.ts';

/** A document and, for each requested word, the packed place of its posting. */
export type Visit = (doc: number, places: readonly number[]) => void;

/** Visits, in ascending order, the documents that contain all of some words of a field. */
export function intersect(index: TextIndex, ids: readonly number[], visit: Visit): void {
  const { data, start, size } = index.postings;
  const order = ids.map((_, i) => i).sort((a, b) => size[ids[a]!]! - size[ids[b]!]!);
  const lead = ids[order[0]!];
  if (lead === undefined) return;
  const cursors = ids.map(() => 0);
  const places = new Array<number>(ids.length).fill(0);
  for (let at = 0; at < size[lead]!; at++) {
    const doc = data[start[lead]! + at * 2]!;
    let all = true;
    for (const i of order) {
      const id = ids[i]!;
      const cursor = index.postings.next(id, doc, cursors[i]!);
      cursors[i] = cursor;
      all = cursor < size[id]! && data[start[id]! + cursor * 2] === doc;
      if (!all) break;
      places[i] = data[start[id]! + cursor * 2 + 1]!;
    }
    if (all) visit(doc, places);
  }
}

/** Whether an element of the field starts with the words in order; with `whole` it must also end with them. */
export function beginsWith(index: TextIndex, places: readonly number[], whole: boolean): boolean {
  const first = index.packed(places[0]!).filter((place) => positionOf(place) === 0);
  return first.some((place) => {
    const element = elementOf(place);
    return places.every((packed, position) =>
      index
        .packed(packed)
        .some(
          (at) =>
            elementOf(at) === element &&
            positionOf(at) === position &&
            (!whole || position < places.length - 1 || isLast(at)),
        ),
    );
  });
}

/** Whether the words are adjacent, in order, in one element of the field. */
export function isPhrase(index: TextIndex, places: readonly number[]): boolean {
  if (places.length === 1) return true;
  return index
    .packed(places[0]!)
    .some((first) =>
      places.every((packed, i) =>
        index
          .packed(packed)
          .some((at) => elementOf(at) === elementOf(first) && positionOf(at) === positionOf(first) + i),
      ),
    );
}
