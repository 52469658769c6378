import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import { SayContext } from '../hooks/useSay.ts';
import { deskServer, type MadeCall } from './deskServer.ts';

/** Opens a screen of an owner at an address, `/a/<page>` of its pattern, and `from` another one; returns the person at it, what it said, where it is, and how to go elsewhere. */
export function openScreen(
  Screen: ComponentType,
  {
    at = '/',
    path = '*',
    role = 'owner',
    from,
  }: { at?: string; path?: string; role?: string; from?: string } = {},
) {
  const said: string[] = [];
  const locations = [
    { id: 1, name: 'Newstead' },
    { id: 2, name: 'Aspley' },
  ];
  const dealership = {
    ...{ site: 'a', site_name: 'A', time_zone: 'Australia/Brisbane', role },
    ...{ location_ids: null, locations },
  };
  const children = [
    { path, element: <Screen /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: <Outlet context={dealership} />, children }], {
    initialEntries: [{ ...parsePath(at), ...(from !== undefined && { state: { from } }) }],
  });
  render(
    <SayContext value={(text) => void said.push(text)}>
      <Provider store={createDeskStore()}>
        <RouterProvider router={router} />
      </Provider>
    </SayContext>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string) => act(() => router.navigate(to));
  return { user: userEvent.setup(), said, place, go };
}

/** Serves the calls of a screen; returns those that change something. */
export function serveDesk(answers: Parameters<typeof deskServer>[0]): MadeCall[] {
  const { fetch, changes } = deskServer(answers);
  vi.stubGlobal('fetch', fetch);
  return changes;
}

/** The rows of a list, which phones have as cards. */
export const listOf = async (name: string) => within(await screen.findByRole('table', { name }));
