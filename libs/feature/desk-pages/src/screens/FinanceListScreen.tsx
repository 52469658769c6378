import { Choices, PageHead, RecordList } from '@forecourt/desk-ui';
import { EmptyState, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useFinanceApplicationsQuery } from '../api/financeApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { applicationCells, applicationStatuses, readApplicationStatus } from '../logic/financeViews.ts';
import { Loaded } from './Loaded.tsx';

/** The live stream does not tell of a new application, only its lead. */
const ASK_MS = 60_000;

/** Finance applications without their content. Status and page are in the address. */
export function FinanceListScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const status = readApplicationStatus(address.get('status'));
  const cursor = address.get('cursor');
  const query = useFinanceApplicationsQuery(
    { params: { site }, query: { ...(status && { status }), ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  const here = `/${site}/finance`;
  const pageAt = (at: string | null) =>
    `${here}?${new URLSearchParams({ ...(status && { status }), ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>{`Finance · ${site_name} · Desk`}</title>
      <PageHead
        title="Finance applications"
        text="To open one you need your authenticator app, and each look is recorded."
      />
      <div className="mb-5 max-w-[280px]">
        <Select
          id="application-status"
          label="Status"
          value={status ?? ''}
          onChange={({ target }) => setAddress(target.value === '' ? {} : { status: target.value })}
        >
          <option value="">All</option>
          <Choices choices={applicationStatuses} />
        </Select>
      </div>
      <Loaded query={query} what="the applications">
        {({ applications, next }) =>
          applications.length === 0 ? (
            <EmptyState
              title="No applications"
              text={
                status === null
                  ? 'What a shopper applies for online appears here.'
                  : 'No application has this status.'
              }
            />
          ) : (
            <RecordList
              caption="Finance applications"
              columns={['Reference', 'Kind', 'Received', 'Status', 'Is deleted']}
              records={applications.map((row) => ({
                id: row.id,
                name: row.reference,
                href: `${here}/${row.id}`,
                cells: applicationCells(row, timeZone),
              }))}
              first={cursor === null ? null : pageAt(null)}
              next={next === null ? null : pageAt(next)}
            />
          )
        }
      </Loaded>
    </>
  );
}
