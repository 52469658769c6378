import type { DeskAnswer, DeskInput, deskRoutes, Staff } from '@forecourt/desk-client';
import type { ChoiceView, LeadFilterView } from '@forecourt/desk-ui';
import { readStatus, STATUSES, statusView } from './statusWords.ts';

type Query = NonNullable<DeskInput<typeof deskRoutes.leads>['query']>;
type Listed = Pick<DeskAnswer<typeof deskRoutes.leads>, 'counts' | 'snoozed'>;
type Status = keyof Listed['counts'];

/** The orders that an address can have; without one the newest are first. */
const ORDERS = ['due', 'updated', 'oldest'] as const;

const readOrder = (text: string) => ORDERS.find((order) => order === text);

/** Leads that somebody has to do something about; the list begins with them. */
const INBOX = ['new', 'open', 'waiting'] as const;

const isInbox = (status: string) => INBOX.some((each) => each === status);

/** Whether somebody looks for words, and so finds what is snoozed, too. */
const hasWords = ({ search }: Pick<LeadFilterView, 'search'>) => search.trim() !== '';

/** The status of an address for leads that come back later. */
const SNOOZED = 'snoozed';

/** The filter of an address. An unknown status is that of the inbox, an unknown order the newest first. */
export function readFilter(address: URLSearchParams): LeadFilterView {
  const text = (name: string) => (address.get(name) ?? '').slice(0, 100);
  const status = text('status');
  const place = text('place');
  return {
    status: status === 'all' || status === SNOOZED || readStatus(status) ? status : '',
    assignee: text('assignee'),
    category: text('category'),
    place: /^\d{1,15}$/.test(place) ? place : '',
    order: readOrder(text('order')) ?? '',
    search: text('search'),
  };
}

/** The address of a changed filter: its first page, without members that are empty. */
export function writeFilter(address: URLSearchParams, change: Partial<LeadFilterView>): URLSearchParams {
  const filter = { ...readFilter(address), ...change };
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/**
 * Address of a list: with the filter and page that somebody came from.
 *
 * @param list its address without them, such as `/acme/leads`.
 * @param state of the navigation, which has the address before.
 */
export function listHref(list: string, state: unknown): string {
  const from: unknown = Object(state).from;
  return typeof from === 'string' && from.startsWith(`${list}?`) ? from : list;
}

/**
 * The query of the call for an address. A snoozed lead is out of the inbox alone: whoever looks for a shopper by name, or at leads that are
 * closed, finds it.
 */
export function leadQuery(address: URLSearchParams): Query {
  const filter = readFilter(address);
  const { status, assignee, category, place, order, search } = filter;
  const cursor = address.get('cursor');
  const words = search.trim();
  const inbox = status === '' || isInbox(status);
  const sort = readOrder(order);
  return {
    ...(status === '' || status === SNOOZED ? { status: INBOX.join(',') } : status !== 'all' && { status }),
    ...(status === SNOOZED ? { snoozed: 'only' } : (!inbox || hasWords(filter)) && { snoozed: 'show' }),
    ...(assignee !== '' && { assignee }),
    ...(category !== '' && { category }),
    ...(place !== '' && { location_id: place }),
    ...(sort && { sort }),
    ...(words !== '' && { search: words }),
    ...(cursor !== null && { cursor }),
  };
}

/**
 * The statuses as choices, with the number of leads that each shows: those of a search, with what is snoozed, or those of a list.
 *
 * @param listed undefined while the list loads.
 */
export function statusFilterChoices(
  listed: Listed | undefined,
  address: URLSearchParams,
): readonly ChoiceView[] {
  const searched = hasWords(readFilter(address));
  const count = (statuses: readonly Status[], { counts = true, snoozed = true } = {}) => {
    if (!listed) return '';
    const of = (each: Listed['counts']) => statuses.reduce((sum, status) => sum + (each[status] ?? 0), 0);
    return ` (${(counts ? of(listed.counts) : 0) + (snoozed ? of(listed.snoozed) : 0)})`;
  };
  return [
    { value: '', text: `To do${count(INBOX, { snoozed: searched })}` },
    ...STATUSES.map((status) => ({
      value: status,
      text: `${statusView(status).text}${count([status], { snoozed: searched || !isInbox(status) })}`,
    })),
    { value: SNOOZED, text: `Snoozed${count(INBOX, { counts: false })}` },
    { value: 'all', text: `All but spam${count(STATUSES.filter((status) => status !== 'spam'))}` },
  ];
}

/**
 * Colleagues as choices of the filter, with the one that is chosen: leads that are closed stay with somebody who has left.
 *
 * @param staff undefined while they load.
 */
export function assigneeFilterChoices(
  staff: readonly Staff[] | undefined,
  chosen: string,
): readonly ChoiceView[] {
  const all = [
    { value: '', text: 'Anybody' },
    { value: 'me', text: 'Me' },
    { value: 'none', text: 'Nobody yet' },
    ...(staff ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  if (!staff || all.some(({ value }) => value === chosen)) return all;
  return [...all, { value: chosen, text: 'Somebody who does not work here' }];
}

/** The kinds of leads as choices, with the one that is chosen. */
export function categoryFilterChoices(categories: readonly string[], chosen: string): readonly ChoiceView[] {
  const all = chosen === '' || categories.includes(chosen) ? categories : [...categories, chosen];
  return [{ value: '', text: 'Any' }, ...all.map((name) => ({ value: name, text: name }))];
}

/** The places as choices; none where there is one place. */
export function placeFilterChoices(places: readonly { id: number; name: string }[]): readonly ChoiceView[] {
  if (places.length < 2) return [];
  return [
    { value: '', text: 'All places' },
    ...places.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
}

/** The orders of the list as choices. */
export const orderChoices: readonly ChoiceView[] = [
  { value: '', text: 'Newest first' },
  { value: 'due', text: 'Due first' },
  { value: 'updated', text: 'Last changed first' },
  { value: 'oldest', text: 'Oldest first' },
];
