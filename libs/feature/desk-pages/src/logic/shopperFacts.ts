import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { FactView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { leadCount } from './leadViews.ts';

const marketing = new Map([
  [true, 'No, unsubscribed'],
  [false, 'Yes'],
  [null, 'Never asked'],
]);

/** What a dealership has of a shopper, in short: how many leads, from when to when, how many others were merged into them, whether there is an account, how many
 * reservations, payments of invoices, alerts and devices that show them, and whether marketing is wanted. */
export function shopperFacts(
  {
    leads,
    merged,
    accounts,
    reservations,
    payments,
    alerts,
    devices,
    unsubscribed,
  }: DeskAnswer<typeof deskRoutes.exportPerson>,
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
    ...(merged === 0
      ? []
      : [{ name: 'Merged into these, with other contact details', text: leadCount(merged), href: null }]),
    { name: 'Account', text: accounts.length === 0 ? 'None' : 'Yes', href: null },
    { name: 'Reservations', text: String(reservations.length), href: null },
    { name: 'Payments of invoices', text: String(payments.length), href: null },
    { name: 'Email alerts', text: String(alerts.length), href: null },
    { name: 'Devices with alerts', text: String(devices.length), href: null },
    { name: 'Wants marketing', text: marketing.get(unsubscribed) ?? '', href: null },
  ];
}

/** What is erased of a shopper. @example keptText({ leads: [{}], merged: 0, accounts: [{}], reservations: [], alerts: [], devices: [] }) // '1 lead and the account' */
export function keptText({
  leads,
  merged,
  accounts,
  reservations: { length: held },
  alerts: { length: followed },
  devices: { length: told },
}: Pick<
  DeskAnswer<typeof deskRoutes.exportPerson>,
  'leads' | 'merged' | 'accounts' | 'reservations' | 'alerts' | 'devices'
>): string {
  return new Intl.ListFormat('en-AU').format([
    leadCount(leads.length),
    ...(merged > 0 ? [`${leadCount(merged)} merged into ${leads.length === 1 ? 'it' : 'them'}`] : []),
    ...(accounts.length > 0 ? ['the account'] : []),
    ...(held > 0 ? [`${held} ${held === 1 ? 'reservation' : 'reservations'}`] : []),
    ...(followed > 0 ? [`${followed} email ${followed === 1 ? 'alert' : 'alerts'}`] : []),
    ...(told > 0 ? [`${told} ${told === 1 ? 'device' : 'devices'} with alerts`] : []),
  ]);
}
