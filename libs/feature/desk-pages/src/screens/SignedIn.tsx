import { Dealerships, LeadListLoading, LoadFailed } from '@forecourt/desk-ui';
import type { Me } from '@forecourt/desk-client';
import { EmptyState, LinkButton } from '@forecourt/primitives';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { useMeQuery } from '../api/deskApi.ts';
import { keepFor } from '../hooks/keptForms.ts';
import { LiveContext, useLive } from '../hooks/useLive.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { roleWords } from '../logic/staffViews.ts';
import { Frame } from './Frame.tsx';

/** All pages but the sign-in: they know who is signed in, and lead to the sign-in when nobody is. */
export function SignedIn() {
  const { pathname, search } = useLocation();
  // Another tab of this browser may have signed in as somebody else meanwhile.
  const { data: me, error, refetch } = useMeQuery(undefined, { refetchOnFocus: true });
  if (isProblem(error, 'signedOut'))
    return <Navigate to={`/sign-in?${new URLSearchParams({ to: pathname + search })}`} replace />;
  if (me) return <Person key={me.staff.id} me={me} />;
  return (
    <main className="mx-auto max-w-[640px] px-gutter py-10">
      <title>Desk</title>
      <h1 className="mb-5 text-h2">Desk</h1>
      {error ? (
        <LoadFailed text={failureView(error).text} onRetry={() => void refetch()} />
      ) : (
        <LeadListLoading />
      )}
    </main>
  );
}

/** The pages of one person: nothing of whoever had the tab before. */
function Person({ me }: { me: Me }) {
  useState(() => keepFor(me.staff.id));
  return <Outlet context={me} />;
}

/** The start: straight to the leads of the only dealership, or a choice. */
export function StartScreen() {
  const me = useOutletContext<Me>();
  const [first, ...others] = me.memberships;
  if (first && others.length === 0) return <Navigate to={`/${first.site}/leads`} replace />;
  return (
    <Frame me={me} dealership={null}>
      <title>Dealerships · Desk</title>
      <Dealerships
        all={me.memberships.map(({ site, site_name, role }) => ({
          href: `/${site}/leads`,
          name: site_name,
          role: roleWords[role],
        }))}
      />
    </Frame>
  );
}

/** The pages of one dealership. */
export function DealershipPages() {
  const me = useOutletContext<Me>();
  const { site } = useParams();
  const dealership = me.memberships.find((each) => each.site === site);
  const live = useLive(dealership?.site ?? null);
  return (
    <Frame me={me} dealership={dealership ?? null}>
      <LiveContext value={live}>
        {/* What one page has of a dealership is not on the page of another one. */}
        {dealership ? <Outlet key={dealership.site} context={dealership} /> : <NothingHere />}
      </LiveContext>
    </Frame>
  );
}

/** An address that leads nowhere. */
export function NothingHere() {
  return (
    <>
      <title>Not found · Desk</title>
      <EmptyState
        title="Nothing is here"
        text="This page does not exist, or you do not work at this dealership."
      >
        <LinkButton href="/">To the start</LinkButton>
      </EmptyState>
    </>
  );
}
