import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { FactView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';

const marketing = new Map([
  [true, 'No, unsubscribed'],
  [false, 'Yes'],
  [null, 'Never asked'],
]);

/** What a dealership has of a shopper, in short: how many leads, from when to when, and whether marketing is wanted. */
export function shopperFacts(
  { leads, unsubscribed }: DeskAnswer<typeof deskRoutes.exportPerson>,
  timeZone: string,
): FactView[] {
  const times = leads.flatMap(({ created_at: at }) => (typeof at === 'string' ? at : [])).toSorted();
  const [first, last] = [times.at(0), times.at(-1)];
  return [
    { name: 'Leads', text: String(leads.length), href: null },
    ...(first === undefined ? [] : [{ name: 'First', text: momentText(first, timeZone), href: null }]),
    ...(last === undefined || times.length < 2
      ? []
      : [{ name: 'Last', text: momentText(last, timeZone), href: null }]),
    { name: 'Wants marketing', text: marketing.get(unsubscribed) ?? '', href: null },
  ];
}
