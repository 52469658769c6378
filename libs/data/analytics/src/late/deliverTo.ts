import type { AnalyticsEvent } from '../events.ts';
import type { Sink } from '../sinks/Sink.ts';
import { warn } from '../sinks/warn.ts';

/**
 * Sends an event to every allowed sink. A failing sink does not affect the others.
 *
 * @param mayLeave checked for each event: consent can be given and withdrawn while a page is open. Events before
 *   consent are dropped, not queued.
 */
export function deliverTo(sinks: readonly Sink[], mayLeave: () => boolean): (event: AnalyticsEvent) => void {
  return (event) => {
    const leaves = mayLeave();
    for (const sink of sinks) if (leaves || !sink.leaves) void give(sink, event);
  };
}

async function give(sink: Sink, event: AnalyticsEvent): Promise<void> {
  try {
    await sink.take(event);
  } catch (error) {
    warn(sink.name, error);
  }
}
