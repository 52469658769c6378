import type { AnalyticsEvent } from '../events.ts';
import type { Sink } from '../sinks/Sink.ts';
import { warn } from '../sinks/warn.ts';
import { remember } from './deliveries.ts';
import type { Fate } from './deliveries.ts';

/**
 * Sends an event to every allowed sink, and remembers what became of it. A failing sink does not affect the others.
 *
 * @param mayLeave checked for each event: consent can be given and withdrawn while a page is open. Events before
 *   consent are dropped, not queued.
 */
export function deliverTo(sinks: readonly Sink[], mayLeave: () => boolean): (event: AnalyticsEvent) => void {
  return (event) => {
    const leaves = mayLeave();
    const tell = remember(event);
    for (const sink of sinks)
      if (leaves || !sink.leaves) void give(sink, event, (fate) => tell(sink.name, fate));
      else tell(sink.name, 'held');
  };
}

async function give(sink: Sink, event: AnalyticsEvent, tell: (fate: Fate) => void): Promise<void> {
  try {
    await sink.take(event);
    tell('sent');
  } catch (error) {
    tell('failed');
    warn(sink.name, error);
  }
}
