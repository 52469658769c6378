import type { DeskAnswer, DeskInput, deskRoutes, Staff } from '@forecourt/desk-client';
import type { ChoiceView, LeadFilterView } from '@forecourt/desk-ui';
import { readStatus, STATUSES, statusView } from './statusWords.ts';

type Query = NonNullable<DeskInput<typeof deskRoutes.leads>['query']>;
type Counts = DeskAnswer<typeof deskRoutes.leads>['counts'];

/** Leads that somebody has to do something about; the list begins with them. */
const INBOX = ['new', 'open', 'waiting'] as const;

/** The filter of an address. An unknown status is that of the inbox. */
export function readFilter(address: URLSearchParams): LeadFilterView {
  const status = address.get('status') ?? '';
  return {
    status: status === 'all' || readStatus(status) ? status : '',
    assignee: address.get('assignee') ?? '',
    search: (address.get('search') ?? '').slice(0, 100),
  };
}

/** The address of a changed filter: its first page, without members that are empty. */
export function writeFilter(address: URLSearchParams, change: Partial<LeadFilterView>): URLSearchParams {
  const filter = { ...readFilter(address), ...change };
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** The query of the call for an address. */
export function leadQuery(address: URLSearchParams): Query {
  const { status, assignee, search } = readFilter(address);
  const cursor = address.get('cursor');
  return {
    ...(status !== 'all' && { status: status === '' ? INBOX.join(',') : status }),
    ...(assignee !== '' && { assignee }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(cursor !== null && { cursor }),
  };
}

/** The statuses as choices, with the number of leads of each. */
export function statusFilterChoices(counts: Counts | undefined): readonly ChoiceView[] {
  const count = (statuses: readonly (keyof Counts)[]) =>
    counts ? ` (${statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)})` : '';
  const listed = STATUSES.filter((status) => status !== 'spam');
  return [
    { value: '', text: `To do${count(INBOX)}` },
    ...STATUSES.map((status) => ({ value: status, text: `${statusView(status).text}${count([status])}` })),
    { value: 'all', text: `All but spam${count(listed)}` },
  ];
}

/** Colleagues as choices of the filter. */
export function assigneeFilterChoices(staff: readonly Staff[]): readonly ChoiceView[] {
  return [
    { value: '', text: 'Anybody' },
    { value: 'me', text: 'Me' },
    { value: 'none', text: 'Nobody yet' },
    ...staff.map(({ id, name }) => ({ value: id, text: name })),
  ];
}
