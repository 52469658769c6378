import { countedEventSchema, type CountedEvent } from '@forecourt/platform-client/contracts';

/** The result of validating a report. */
export interface ReadEvents {
  events: CountedEvent[];
  /** Refused events: the index in the report, from 0, and the reason, which never contains a sent value. */
  refused: { index: number; why: string }[];
}

/** Validates each event of a report separately, so that an invalid one does not reject the others. */
export function readEvents(sent: readonly unknown[]): ReadEvents {
  const read: ReadEvents = { events: [], refused: [] };
  for (const [index, one] of sent.entries()) {
    const { success, data, error } = countedEventSchema.safeParse(one);
    if (success) read.events.push(data);
    else read.refused.push({ index, why: error.issues.map(issueText).join('; ') });
  }
  return read;
}

function issueText({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join('.') || 'event'}: ${message}`;
}
