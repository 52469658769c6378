import type { ReservationPageView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';

const people = new Map([
  ['shopper', 'the shopper'],
  ['provider', 'the payment provider'],
  ['platform', 'the platform'],
  ['operator', 'an operator'],
  ['', 'somebody who has left'],
]);

/** A line of an audit trail as it comes. */
interface Line {
  at: string;
  /** What happened, in words. */
  title: string;
  /** `shopper`, `provider`, `platform`, `operator`, or a member of staff; empty for one who has left. */
  who: string;
  /** Of a note; else empty. */
  text: string;
}

/** The lines of an audit trail as they are shown, such as "Deposit paid, by the payment provider". */
export const trailViews = (lines: readonly Line[], timeZone: string): ReservationPageView['log'] =>
  lines.map(({ at, title, who, text }, index) => ({
    id: String(index),
    at: { iso: at, text: momentText(at, timeZone) },
    title: `${title}, by ${people.get(who) ?? who}`,
    text,
  }));
