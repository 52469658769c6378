import { clearMemoryStorage } from '@forecourt/browser';
import { TestStream } from '@forecourt/desk-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import { problem } from '../testing/deskServer.ts';
import { ids } from '../testing/leadDetail.ts';
import { serveDesk } from '../testing/openScreen.tsx';
import { DealershipPages, SignedIn } from './SignedIn.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { StaffScreen } from './StaffScreen.tsx';

const meOf = (id: string, name: string) => ({
  staff: { id, name, email: 'kim@a.example' },
  memberships: [
    {
      ...{ site: 'a', site_name: 'A', time_zone: 'Australia/Brisbane', role: 'owner' },
      ...{ locations: [], all_locations: true },
    },
  ],
  second_factor: { enrolled: false, verified_until: null },
  session_expires_at: '2026-11-25T00:30:00Z',
});
const kim = meOf(ids.kim, 'Kim Lee');
const priya = meOf(ids.priya, 'Priya Nair');

/** A colleague whom Kim sees in the list. */
const lou = {
  ...{ id: ids.other, name: 'Lou Lane', email: 'lou@a.example', role: 'sales', location_ids: null },
  ...{ invited_at: '2026-11-24T00:30:00Z', last_seen_at: null, second_factor: false, open_leads: 0 },
};

/** Who has the session of the browser; null for nobody. */
let session: typeof kim | null;
/** Whether the list is refused. */
let isBusy = false;
/** Whose code is entered next. */
let next: typeof kim;

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the desk in a tab of Kim, who writes half an invitation. */
async function open() {
  session = kim;
  serveDesk({
    me: () => session ?? problem(401, 'Sign in first.', 'signedOut'),
    requestCode: () => ({ sent: true, expires_in_seconds: 600 }),
    signIn: () => (session = next),
    staff: () => {
      if (!session) return problem(401, 'Sign in first.', 'signedOut');
      return isBusy ? problem(503, 'The desk is busy.', 'busy') : { staff: [lou] };
    },
  });
  vi.stubGlobal('EventSource', TestStream);
  const children = [
    { path: 'staff', element: <StaffScreen /> },
    { path: 'more', element: null },
  ];
  const router = createMemoryRouter(
    [
      { path: 'sign-in', element: <SignInScreen /> },
      { element: <SignedIn />, children: [{ path: ':site', element: <DealershipPages />, children }] },
    ],
    { initialEntries: ['/a/staff'] },
  );
  render(
    <Provider store={createDeskStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await userEvent.type(await nameField(), 'Lou Park');
  return router;
}

const nameField = () => screen.findByLabelText('Name');

async function signIn(who: typeof kim) {
  next = who;
  await userEvent.type(await screen.findByLabelText(/e-mail/i), 'kim@a.example{Enter}');
  await userEvent.type(await screen.findByLabelText(/code/i), '123456{Enter}');
}

it.each([
  ['the same person', kim, 'Lou Park'],
  ['another person', priya, ''],
] as const)('after a session that ended %s has what was typed, or nothing of it', async (_, who, typed) => {
  const router = await open();
  session = null;
  await act(() => router.navigate('/a/more'));
  await act(() => router.navigate('/a/staff'));
  await signIn(who);
  expect(await nameField()).toHaveProperty('value', typed);
});

it('a tab that comes back after another person has signed in in another one is theirs', async () => {
  await open();
  session = priya;
  isBusy = true;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Priya Nair')).toBeTruthy();
  expect(await screen.findByText('The desk is busy.')).toBeTruthy();
  expect(screen.queryByText('Lou Lane'), 'what the first person was shown').toBeNull();
  isBusy = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await nameField()).toHaveProperty('value', '');
});
