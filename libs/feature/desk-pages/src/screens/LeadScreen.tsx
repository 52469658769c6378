import { LeadPage, LoadFailed, PageLoading } from '@forecourt/desk-ui';
import { useLocation, useParams } from 'react-router';
import { useLeadQuery } from '../api/deskApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useAskEvery } from '../hooks/useLive.ts';
import { useNow } from '../hooks/useNow.ts';
import { failureView } from '../logic/failureView.ts';
import { listHref } from '../logic/leadFilter.ts';
import { leadPageView } from '../logic/leadViews.ts';
import { LeadActions } from './LeadActions.tsx';

/** How often a lead is asked for without the live stream, and with it: it does not tell when a mail was delivered. */
const ASK_MS = 30_000;
const ASK_SELDOM_MS = 60_000;

/** One lead with all that is known of it, and what to do with it. */
export function LeadScreen() {
  const { site, time_zone: timeZone } = useDealership();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const now = useNow();
  const {
    currentData: lead,
    error,
    refetch,
  } = useLeadQuery(
    { params: { site, id } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: useAskEvery(ASK_MS, ASK_SELDOM_MS),
      skipPollingIfUnfocused: true,
    },
  );
  const failed = error && <LoadFailed text={failureView(error).text} onRetry={() => void refetch()} />;
  if (!lead)
    return (
      <>
        <title>Lead · Desk</title>
        <h1 className="sr-only">Lead</h1>
        {failed ?? <PageLoading what="the lead" />}
      </>
    );
  const view = leadPageView(lead, { site, timeZone, now });
  return (
    <>
      <title>{`${view.name} · Desk`}</title>
      {failed}
      <LeadPage
        lead={view}
        back={listHref(`/${site}/leads`, state)}
        actions={
          lead.merged_into === null && (
            <LeadActions key={lead.id} site={site} timeZone={timeZone} lead={lead} />
          )
        }
      />
    </>
  );
}
