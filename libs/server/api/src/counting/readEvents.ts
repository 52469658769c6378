import { countedEventSchema, type CountedEvent } from '@forecourt/platform-client/contracts';

/** What could be read of a report. */
export interface ReadEvents {
  events: CountedEvent[];
  /** Those that are not counted: the place in the report, from 0, and why. Nothing that was sent as a value is repeated. */
  refused: { index: number; why: string }[];
}

/** Reads each event of a report by itself: a bad one takes no other with it. */
export function readEvents(sent: readonly unknown[]): ReadEvents {
  const read: ReadEvents = { events: [], refused: [] };
  for (const [index, one] of sent.entries()) {
    const { success, data, error } = countedEventSchema.safeParse(one);
    if (success) read.events.push(data);
    else read.refused.push({ index, why: error.issues.map(told).join('; ') });
  }
  return read;
}

function told({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join('.') || 'event'}: ${message}`;
}
