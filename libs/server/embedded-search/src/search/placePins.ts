import type { Bitset } from '../columns/Bitset.ts';
import type { Pin, SearchPlan } from './SearchPlan.ts';

/** A pinned document and the position it takes, from 1. */
export type PlacedPin = Pin;

/** A result keeps at least this many documents while it is put together, unless a filter lets fewer through. */
const KEPT = 250;

/**
 * The pinned documents of a result in order of position. One document to a position (in groups: as many as a group
 * shows); where filters take some out, the others move up to the positions that were asked for. No more are placed than
 * the filter lets documents through: the protocol's server has no room for them.
 */
export function placePins(plan: SearchPlan, within: Bitset | null): PlacedPin[] {
  const perPosition = Math.max(1, plan.groupLimit);
  const kept = new Set(keptPins(plan, within));
  const byPosition = new Map<number, number[]>();
  for (const { doc, position } of plan.pins.filter((pin) => kept.has(pin.doc))) {
    const docs = byPosition.get(position) ?? [];
    if (docs.length < perPosition && !docs.includes(doc)) docs.push(doc);
    byPosition.set(position, docs);
  }
  const rows = [...byPosition].sort((a, b) => a[0] - b[0]).map(([, docs]) => docs);
  const asked = [...new Set(plan.pins.map(({ position }) => position))].sort((a, b) => a - b);
  const placed = rows.flatMap((docs, i) => docs.map((doc) => ({ doc, position: asked[i] ?? i + 1 })));
  return plan.groupLimit > 0 ? placed : placed.slice(0, roomFor(plan, within));
}

/** The pinned documents that the filter leaves, each once; pins pass it unless the search says that they are filtered too. */
export function keptPins(plan: SearchPlan, within: Bitset | null): number[] {
  const kept = plan.pins.filter(({ doc }) => !plan.filterPins || within === null || within.has(doc));
  return [...new Set(kept.map(({ doc }) => doc))];
}

function roomFor(plan: SearchPlan, within: Bitset | null): number {
  const room = Math.max(plan.offset + plan.perPage, KEPT, plan.pins.length);
  const matches = within?.count() ?? 0;
  return Math.min(room, matches > 0 ? matches : Math.max(1, plan.collection.documents.count));
}
