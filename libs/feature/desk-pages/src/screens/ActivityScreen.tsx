import { PageHead, RecordList } from '@forecourt/desk-ui';
import { EmptyState } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useAuditQuery } from '../api/peopleApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { auditRecord } from '../logic/auditViews.ts';
import { Loaded } from './Loaded.tsx';

/** Who did what. The page of the list is in the address. */
export function ActivityScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address] = useSearchParams();
  const cursor = address.get('cursor');
  const query = useAuditQuery(
    { params: { site }, query: { ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true },
  );
  const here = `/${site}/activity`;
  return (
    <>
      <title>{`Activity · ${site_name} · Desk`}</title>
      <PageHead
        title="Activity"
        text="Who did what: every change, every file that was downloaded, every look at a finance application."
      />
      <Loaded query={query} what="the activity">
        {({ entries, next }) =>
          entries.length === 0 ? (
            <EmptyState title="Nothing yet" text="What is done at the desk is listed here." />
          ) : (
            <RecordList
              caption="Activity"
              columns={['What', 'Who', 'When']}
              records={entries.map((entry) => auditRecord(entry, { site, timeZone }))}
              first={cursor === null ? null : here}
              next={next === null ? null : `${here}?${new URLSearchParams({ cursor: next })}`}
            />
          )
        }
      </Loaded>
    </>
  );
}
