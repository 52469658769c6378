import type { Me } from '@forecourt/desk-client';
import { DeskFrame } from '@forecourt/desk-ui';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { deskApi, useSignOutMutation } from '../api/deskApi.ts';
import { forgetKept } from '../hooks/keptForms.ts';
import type { Dealership } from '../hooks/useDealership.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { SayContext, useNotice } from '../hooks/useSay.ts';
import { navigation } from '../logic/deskPages.ts';
import { failureView } from '../logic/failureView.ts';

/** The frame of the pages after sign-in, with what they say. */
export function Frame({
  me,
  dealership,
  children,
}: {
  me: Me;
  /** Null where none is chosen. */
  dealership: Dealership | null;
  children: ReactNode;
}) {
  const [notice, say] = useNotice();
  const [signOut, { isLoading }] = useSignOutMutation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const online = useOnline();
  const leads = dealership && `/${dealership.site}/leads`;

  async function leave() {
    const { error } = await signOut({ body: {} });
    if (error) return say(failureView(error).text);
    forgetKept();
    await navigate('/sign-in');
    dispatch(deskApi.util.resetApiState());
  }

  return (
    <DeskFrame
      dealership={dealership?.site_name ?? null}
      home={leads ?? '/'}
      links={
        dealership
          ? [
              ...navigation(dealership.role, dealership.site, pathname),
              ...(me.memberships.length > 1
                ? [{ name: 'Dealerships', href: '/', current: false, bar: false }]
                : []),
            ]
          : []
      }
      person={me.staff.name}
      signingOut={isLoading}
      onSignOut={() => void leave()}
      notice={notice}
      offline={!online}
    >
      <SayContext value={say}>{children}</SayContext>
    </DeskFrame>
  );
}
