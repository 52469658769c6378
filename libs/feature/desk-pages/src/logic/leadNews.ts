import type { LeadDetail } from '@forecourt/desk-client';
import { eventTitle } from './leadViews.ts';
import type { Looked } from './leadViews.ts';

/** What somebody has seen of a lead. */
interface Seen {
  version: number;
  /** Number of the last entry of its history; 0 without one. */
  event: number;
  /** How many messages the shopper had written. */
  messages: number;
  /** The leads that were merged into it. */
  merged: string[];
}

/** What is seen of a lead, as a text that a form keeps. */
export function seenText({ version, history, said, merged }: LeadDetail): string {
  const seen: Seen = {
    version,
    event: history.at(-1)?.id ?? 0,
    messages: said.length,
    merged: merged.map(({ id }) => id),
  };
  return JSON.stringify(seen);
}

/** Who looks at a lead. */
interface Reader extends Pick<Looked, 'timeZone'> {
  /** Id of whoever it is; null if that is not known. */
  me: string | null;
}

/** What others did with a lead since it was seen, in sentences without their full stop; the messages of the shopper first. */
export function newsSince(seen: string, lead: LeadDetail, { me, timeZone }: Reader): string[] {
  const { event, messages, merged }: Seen = JSON.parse(seen);
  const joined = lead.merged.filter(({ id }) => !merged.includes(id));
  const written = lead.said.length - messages - joined.reduce((sum, each) => sum + each.messages, 0);
  const done = lead.history.filter(({ id, by }) => id > event && (by === null || by.id !== me));
  return [
    ...(written > 0 ? [`${lead.name || 'The shopper'} wrote`] : []),
    ...done.map((each) => eventTitle(each, { timeZone })),
  ];
}

/**
 * The version that a write expects of a lead: of the lead as it was seen, so that it is refused after what others did since; what whoever
 * writes did is known.
 *
 * @param seen the lead as it was seen; empty for as it is now.
 */
export function expectedVersion(seen: string, lead: LeadDetail, reader: Reader): number {
  if (seen === '' || newsSince(seen, lead, reader).length === 0) return lead.version;
  const { version }: Seen = JSON.parse(seen);
  return version;
}
