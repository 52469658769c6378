import type { Bitset } from '../columns/Bitset.ts';
import type { Pin, SearchPlan } from './SearchPlan.ts';

/** A pinned document and its position, from 1. */
export type PlacedPin = Pin;

/** Minimum size of a result while it is built, documents, unless fewer match the filter. */
const KEPT = 250;

/**
 * The pinned documents of a result, sorted by position. Each position has one document (in groups: as many as a group shows);
 * if filters exclude some, the others move up to the requested positions. At most as many are placed as documents match the
 * filter, as on a Typesense server.
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

/** The pinned documents, each once; the filter applies to them only if the search says so. */
export function keptPins(plan: SearchPlan, within: Bitset | null): number[] {
  const kept = plan.pins.filter(({ doc }) => !plan.filterPins || within === null || within.has(doc));
  return [...new Set(kept.map(({ doc }) => doc))];
}

function roomFor(plan: SearchPlan, within: Bitset | null): number {
  const room = Math.max(plan.offset + plan.perPage, KEPT, plan.pins.length);
  const matches = within?.count() ?? 0;
  return Math.min(room, matches > 0 ? matches : Math.max(1, plan.collection.documents.count));
}
