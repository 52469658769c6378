import { LeadFilters, LeadList, LeadListLoading, LoadFailed, NoLeads } from '@forecourt/desk-ui';
import type { LeadFilterView } from '@forecourt/desk-ui';
import { useSearchParams } from 'react-router';
import { useLeadsQuery, useStaffQuery } from '../api/deskApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useAskEvery } from '../hooks/useLive.ts';
import { useNow } from '../hooks/useNow.ts';
import { useTypedSearch } from '../hooks/useTypedSearch.ts';
import { failureView } from '../logic/failureView.ts';
import {
  assigneeFilterChoices,
  categoryFilterChoices,
  leadQuery,
  orderChoices,
  placeFilterChoices,
  readFilter,
  statusFilterChoices,
  writeFilter,
} from '../logic/leadFilter.ts';
import { leadCount, leadRowView } from '../logic/leadViews.ts';
import { LeadsFile } from './LeadsFile.tsx';

/** How often the list asks for new leads without the live stream, and with it: a snooze that ends is no change that it tells. */
const ASK_MS = 20_000;
const ASK_SELDOM_MS = 120_000;

/** The leads of a dealership. Filter and page are in the address. */
export function LeadsScreen() {
  const { site, site_name, time_zone: timeZone, locations } = useDealership();
  const [address, setAddress] = useSearchParams();
  const now = useNow();
  const { data, currentData, error, refetch, isFetching } = useLeadsQuery(
    { params: { site }, query: leadQuery(address) },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: useAskEvery(ASK_MS, ASK_SELDOM_MS),
      skipPollingIfUnfocused: true,
    },
  );
  const { data: colleagues } = useStaffQuery({ params: { site } });
  const filter = readFilter(address);
  const change = (part: Partial<LeadFilterView>) => setAddress(writeFilter(address, part), { replace: true });
  const [search, setSearch] = useTypedSearch(filter.search, (text) => change({ search: text }));

  const here = `/${site}/leads`;
  const withCursor = (cursor: string | null) => {
    const next = writeFilter(address, {});
    if (cursor !== null) next.set('cursor', cursor);
    return `${here}?${next}`;
  };
  const { order: _order, ...narrowing } = filter;
  const filtered = Object.values(narrowing).some((value) => value !== '');
  const shown = currentData ?? data;
  return (
    <>
      <title>{`Leads · ${site_name} · Desk`}</title>
      <h1 className="mb-4 text-h2">Leads</h1>
      <LeadFilters
        filter={{ ...filter, search }}
        statuses={statusFilterChoices(shown, address)}
        assignees={assigneeFilterChoices(colleagues?.staff, filter.assignee)}
        categories={categoryFilterChoices(shown?.categories ?? [], filter.category)}
        places={placeFilterChoices(locations)}
        orders={orderChoices}
        onChange={({ search: text, ...part }) => {
          if (text === undefined) change(part);
          else setSearch(text);
        }}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-note text-ink-2">
          {shown && !error && leadCount(shown.total)}
        </p>
        <LeadsFile address={address} />
      </div>
      {error && <LoadFailed text={failureView(error).text} onRetry={() => void refetch()} />}
      {!shown && !error && <LeadListLoading />}
      {shown && (
        <div aria-busy={isFetching && !currentData}>
          {shown.leads.length === 0 ? (
            <NoLeads all={`${here}?status=all`} filtered={filtered} />
          ) : (
            <LeadList
              leads={shown.leads.map((lead) => leadRowView(lead, { site, timeZone, now }))}
              first={address.has('cursor') ? withCursor(null) : null}
              next={shown.next === null ? null : withCursor(shown.next)}
            />
          )}
        </div>
      )}
    </>
  );
}
