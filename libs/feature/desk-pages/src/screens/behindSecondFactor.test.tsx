import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import { ResetFactor } from './ResetFactor.tsx';
import { ShopperDataScreen } from './ShopperDataScreen.tsx';

type Answer = [status: number, body: unknown];

const LATER = '2099-01-01T00:00:00Z';
const verified: Answer = [
  200,
  { staff: { id: 'kim' }, second_factor: { enrolled: true, verified_until: LATER } },
];
const notVerified: Answer = [
  200,
  { staff: { id: 'kim' }, second_factor: { enrolled: true, verified_until: null } },
];

/** A server with these answers; what was sent to it. */
function serve(answers: Record<string, Answer>): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) });
    const [status, answer] = answers[path] ?? expect.fail(`Nobody asked for ${path}.`);
    return Response.json(answer, { status });
  });
  return sent;
}

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(element: ReactElement): void {
  const dealership = { site: 'a', site_name: 'A', time_zone: 'Australia/Brisbane', role: 'owner' };
  const router = createMemoryRouter([
    { element: <Outlet context={dealership} />, children: [{ index: true, element }] },
  ]);
  render(
    <Provider store={createDeskStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('resets an authenticator app after one’s own code, and a second question', async () => {
  const done = vi.fn();
  const sent = serve({
    '/api/desk/me': verified,
    '/api/desk/sites/a/staff/k/second-factor/reset': [200, { done: true }],
  });
  open(<ResetFactor person={{ id: 'k', name: 'Kim Lee' }} onDone={done} />);
  await screen.findByRole('button', { name: 'Reset app' });
  press('Reset app');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the app of Kim Lee?' }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Reset app' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), 10_000);
});

it('shows neither the reset of an app nor the erasure of a shopper before the code', async () => {
  serve({
    '/api/desk/me': notVerified,
    '/api/desk/sites/a/people/export': [
      200,
      {
        made_at: LATER,
        leads: [{}],
        merged: 0,
        accounts: [],
        reservations: [],
        payments: [],
        alerts: [],
        devices: [],
        consents: [],
        unsubscribed: null,
      },
    ],
  });
  open(<ResetFactor person={{ id: 'k', name: 'Kim Lee' }} onDone={() => undefined} />);
  await screen.findByText('Confirm it is you');
  expect(screen.queryByRole('button', { name: 'Reset app' })).toBeNull();
  cleanup();
  open(<ShopperDataScreen />);
  type(/^E-mail/, 'jo@mail.example');
  press('Find');
  await screen.findByText('Confirm it is you');
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('erases the shopper that was found, with the reason and the number of leads that was shown, merged ones included', async () => {
  const sent = serve({
    '/api/desk/me': verified,
    '/api/desk/sites/a/people/export': [
      200,
      {
        made_at: LATER,
        leads: [{}, {}],
        merged: 1,
        accounts: [{}],
        reservations: [{}],
        payments: [],
        alerts: [{}],
        devices: [],
        consents: [],
        unsubscribed: null,
      },
    ],
    '/api/desk/sites/a/people/erase': [200, { erased: 2 }],
  });
  open(<ShopperDataScreen />);
  type(/^E-mail/, ' jo@mail.example ');
  press('Find');
  await screen.findByRole('button', { name: 'Erase' });
  press('Erase');
  await screen.findByText('Write why first, such as "asked by phone".');
  type(/^Why/, 'Asked by phone');
  press('Erase');
  await screen.findByRole('dialog', {
    name: 'Erase 2 leads, 1 lead merged into them, the account, 1 reservation and 1 email alert?',
  });
  press('Erase now');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull(), 10_000);
  expect(sent).toEqual([
    { path: '/api/desk/sites/a/people/export', body: { email: 'jo@mail.example' } },
    {
      path: '/api/desk/sites/a/people/erase',
      body: { email: 'jo@mail.example', reason: 'Asked by phone', leads: 3 },
    },
  ]);
});

it('keeps what was typed when the number of leads has changed, and says so', async () => {
  const error = 'The number of leads has changed. Look at them again, then repeat.';
  serve({
    '/api/desk/me': verified,
    '/api/desk/sites/a/people/export': [
      200,
      {
        made_at: LATER,
        leads: [{}],
        merged: 0,
        accounts: [],
        reservations: [],
        payments: [],
        alerts: [],
        devices: [],
        consents: [],
        unsubscribed: false,
      },
    ],
    '/api/desk/sites/a/people/erase': [409, { type: '/problems/otherCount', error }],
  });
  open(<ShopperDataScreen />);
  type(/^Or phone/, '0400 000 000');
  press('Find');
  await screen.findByRole('button', { name: 'Erase' });
  type(/^Why/, 'Asked by phone');
  press('Erase');
  await screen.findByRole('dialog', { name: 'Erase 1 lead?' });
  press('Erase now');
  await screen.findByText(error);
  expect(screen.getByLabelText(/^Why/)).toHaveProperty('value', 'Asked by phone');
});
