import { Button } from '@forecourt/primitives';
import { useSaveLeadsMutation } from '../api/peopleApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useSay } from '../hooks/useSay.ts';
import { failureView } from '../logic/failureView.ts';
import { isLeader } from '../logic/deskPages.ts';
import { leadQuery } from '../logic/leadFilter.ts';

/** Saves the leads of a filter as a CSV file. Leaders have it. */
export function LeadsFile({ address }: { address: URLSearchParams }) {
  const { site, role } = useDealership();
  const [save, { isLoading }] = useSaveLeadsMutation();
  const say = useSay();
  if (!isLeader(role)) return null;
  const { cursor: _page, ...query } = leadQuery(address);
  return (
    <Button
      variant="outline"
      size="small"
      busyText={isLoading ? 'Downloading' : null}
      onClick={() => {
        void save({ name: `leads-${site}.csv`, input: { params: { site }, query } }).then(({ error }) =>
          say(error ? failureView(error).text : 'The file is downloaded.'),
        );
      }}
    >
      Download as CSV
    </Button>
  );
}
