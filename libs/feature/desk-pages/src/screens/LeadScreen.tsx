import { LeadPage, LeadPageLoading, LoadFailed } from '@forecourt/desk-ui';
import { useParams } from 'react-router';
import { useLeadQuery } from '../api/deskApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useNow } from '../hooks/useNow.ts';
import { failureView } from '../logic/failureView.ts';
import { leadPageView } from '../logic/leadViews.ts';
import { LeadActions } from './LeadActions.tsx';

/** A lead that stays open is asked for again: a colleague may be at it too. */
const AGAIN_MS = 30_000;

/** One lead with all that is known of it, and what to do with it. */
export function LeadScreen() {
  const { site, time_zone: timeZone } = useDealership();
  const { id = '' } = useParams();
  const now = useNow();
  const {
    currentData: lead,
    error,
    refetch,
  } = useLeadQuery(
    { params: { site, id } },
    { refetchOnMountOrArgChange: true, pollingInterval: AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const failed = error && <LoadFailed text={failureView(error).text} onRetry={() => void refetch()} />;
  if (!lead)
    return (
      <>
        <title>Lead · Desk</title>
        <h1 className="sr-only">Lead</h1>
        {failed ?? <LeadPageLoading />}
      </>
    );
  const view = leadPageView(lead, { site, timeZone, now });
  return (
    <>
      <title>{`${view.name} · Desk`}</title>
      {failed}
      <LeadPage
        lead={view}
        back={`/${site}/leads`}
        actions={<LeadActions key={lead.id} site={site} timeZone={timeZone} lead={lead} />}
      />
    </>
  );
}
