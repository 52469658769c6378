import type { Bitset } from '../columns/Bitset.ts';
import type { Pin, SearchPlan } from './SearchPlan.ts';

/** A pinned document and the position it takes, from 1. */
export type PlacedPin = Pin;

/**
 * The pinned documents of a result in order of position. One document to a position (in groups: as many as a group
 * shows); where filters take some out, the others move up to the positions that were asked for.
 */
export function placePins(plan: SearchPlan, within: Bitset | null): PlacedPin[] {
  const perPosition = Math.max(1, plan.groupLimit);
  const kept = plan.pins.filter(({ doc }) => !plan.filterPins || within === null || within.has(doc));
  const byPosition = new Map<number, number[]>();
  for (const { doc, position } of kept) {
    const docs = byPosition.get(position) ?? [];
    if (docs.length < perPosition && !docs.includes(doc)) docs.push(doc);
    byPosition.set(position, docs);
  }
  const rows = [...byPosition].sort((a, b) => a[0] - b[0]).map(([, docs]) => docs);
  const asked = [...new Set(plan.pins.map(({ position }) => position))].sort((a, b) => a - b);
  return rows.flatMap((docs, i) => docs.map((doc) => ({ doc, position: asked[i] ?? i + 1 })));
}
