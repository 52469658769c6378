import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { BackLink, DecisionForm, FinancePage } from '@forecourt/desk-ui';
import { useLocation, useParams } from 'react-router';
import { useDecideMutation, useFinanceApplicationQuery } from '../api/financeApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { decisions, financePageView, readDecision } from '../logic/financeViews.ts';
import { listHref } from '../logic/leadFilter.ts';
import { Loaded } from './Loaded.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** One finance application, behind the second factor. */
export function FinanceScreen() {
  const { site } = useDealership();
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <>
      <title>Finance application · Desk</title>
      <BackLink href={listHref(`/${site}/finance`, state)}>All applications</BackLink>
      <SecondFactorGate>
        <Application key={id} id={id} />
      </SecondFactorGate>
    </>
  );
}

function Application({ id }: { id: string }) {
  const { site, time_zone: timeZone } = useDealership();
  const params = { site, id };
  const query = useFinanceApplicationQuery(
    { params },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: false },
  );
  return (
    <Loaded exact query={query} what="the application">
      {(application) => (
        <FinancePage
          application={financePageView(application, { site, timeZone })}
          decision={<Decision params={params} status={application.status} />}
        />
      )}
    </Loaded>
  );
}

type Status = DeskAnswer<typeof deskRoutes.financeApplication>['status'];

function Decision({ params, status }: { params: { site: string; id: string }; status: Status }) {
  const { fields, failure, change, send, refuse } = useDeskForm(`decision:${params.id}`, {
    decision: '',
    text: '',
  });
  const [decide, { isLoading }] = useDecideMutation();
  return (
    <DecisionForm
      fields={fields}
      decisions={decisions}
      busy={isLoading}
      failure={failure}
      onChange={change}
      onSubmit={() => {
        const decision = readDecision(fields.decision);
        if (!decision) return refuse('Choose what the lender decided first.');
        const body = { decision, text: fields.text, expected_status: status };
        void send(() => decide({ params, body }), 'Decision saved.');
      }}
    />
  );
}
