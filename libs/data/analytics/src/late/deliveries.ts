import type { AnalyticsEvent } from '../events.ts';

/** What became of an event at one sink: `held` without consent. */
export type Fate = 'sent' | 'held' | 'failed';

/** An event of this page, and what became of it. */
export interface Delivery {
  /** Counts the events of this page, from 1. */
  number: number;
  event: AnalyticsEvent;
  /** By name of the sink. */
  fates: Readonly<Record<string, Fate>>;
}

/** How many events are remembered, for staff who look later. */
const MOST_REMEMBERED = 50;

let remembered: readonly Delivery[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** The last events of this page, newest first; at most 50. */
export const deliveries = (): readonly Delivery[] => remembered;

/** Calls back when `deliveries` has changed. Returns the unsubscribe function. */
export function watchDeliveries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Remembers an event; the function that it returns tells what became of it at a sink. */
export function remember(event: AnalyticsEvent): (sink: string, fate: Fate) => void {
  count += 1;
  const number = count;
  remembered = [{ number, event, fates: {} }, ...remembered].slice(0, MOST_REMEMBERED);
  tell();
  return (sink, fate) => {
    remembered = remembered.map((each) =>
      each.number === number ? { ...each, fates: { ...each.fates, [sink]: fate } } : each,
    );
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
