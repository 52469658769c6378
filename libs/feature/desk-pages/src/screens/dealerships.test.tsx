import { clearMemoryStorage } from '@forecourt/browser';
import { TestStream } from '@forecourt/desk-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import { ids } from '../testing/leadDetail.ts';
import { serveDesk } from '../testing/openScreen.tsx';
import { DealershipPages } from './SignedIn.tsx';
import { StaffScreen } from './StaffScreen.tsx';

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('what is typed at one dealership is not in the form of another one, and is there on the way back', async () => {
  serveDesk({ staff: () => ({ staff: [] }) });
  vi.stubGlobal('EventSource', TestStream);
  const me = {
    staff: { id: ids.kim, name: 'Kim Lee', email: 'kim@a.example' },
    memberships: ['a', 'b'].map((site) => ({
      ...{ site, site_name: site, time_zone: 'Australia/Brisbane', role: 'owner' },
      ...{ locations: [], all_locations: true },
    })),
    second_factor: { enrolled: false, verified_until: null },
    session_expires_at: '2026-11-25T00:30:00Z',
  };
  const children = [
    { path: ':site', element: <DealershipPages />, children: [{ path: 'staff', element: <StaffScreen /> }] },
  ];
  const router = createMemoryRouter([{ element: <Outlet context={me} />, children }], {
    initialEntries: ['/a/staff'],
  });
  render(
    <Provider store={createDeskStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const name = () => screen.findByLabelText('Name');
  await userEvent.type(await name(), 'Priya Nair');
  await act(() => router.navigate('/b/staff'));
  expect(await name()).toHaveProperty('value', '');
  await act(() => router.navigate('/a/staff'));
  expect(await name()).toHaveProperty('value', 'Priya Nair');
});
