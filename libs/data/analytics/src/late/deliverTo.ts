import type { AnalyticsEvent } from '../events.ts';
import type { Sink } from '../sinks/Sink.ts';
import { warn } from '../sinks/warn.ts';

/**
 * Hands an event to every sink that may have it. A sink that fails takes nothing from the others.
 *
 * @param mayLeave asked anew for each event: consent can be given and taken back while a page is open. What happened before
 *   consent is told to nobody, also not later.
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
