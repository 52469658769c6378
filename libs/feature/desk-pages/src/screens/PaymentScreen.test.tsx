import { clearMemoryStorage } from '@forecourt/browser';
import type { Role } from '@forecourt/desk-client';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import type { Payment } from '../logic/paymentViews.ts';
import { PaymentScreen } from './PaymentScreen.tsx';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const payment: Payment = {
  ...{ id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001', reference: 'IP-7K3M-9PQR', invoice: 'INV-1042' },
  ...{ name: 'Priya Nair', status: 'paid', amount_cents: 125_050, refunded_cents: 0 },
  ...{ started_at: '2026-11-24T00:30:00Z', paid_at: '2026-11-24T00:36:00Z' },
  ...{ lead_id: 'l', payment: 'pi_1', dispute: null, returning_cents: 0, left_cents: 125_050 },
  ...{ changed_at: '2026-11-24T00:36:00Z', log: [] },
};
const HERE = '/api/desk/sites/a/payments';

/** A server of payments; which addresses were asked for, and what was sent. */
function serve(changes: Partial<Payment> = {}) {
  const asked: string[] = [];
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push(path);
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) });
    const one = path.startsWith(`${HERE}/`);
    return Response.json(
      one ? { ...payment, ...changes } : { payments: [{ ...payment, ...changes }], next: null },
    );
  });
  return { asked, sent };
}

function open(at: string, role: Role = 'owner'): void {
  const dealership = { site: 'a', site_name: 'A', time_zone: 'Australia/Brisbane', role };
  const children = [
    { path: 'payments', element: <PaymentsScreen /> },
    { path: 'payments/:id', element: <PaymentScreen /> },
  ];
  const router = createMemoryRouter([{ element: <Outlet context={dealership} />, children }], {
    initialEntries: [at],
  });
  render(
    <Provider store={createDeskStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('[GA-07] sends a part back after a question, and refuses what is no amount or too much', async () => {
  const { sent } = serve();
  open(`/payments/${payment.id}`);
  const amount = await screen.findByLabelText(/^Amount in dollars/);
  const submit = (text: string) => {
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Send back' }));
  };
  submit('some');
  expect(await screen.findByText('Enter the amount in dollars, such as 1,250.50.')).toBeTruthy();
  submit('1,250.51');
  expect(await screen.findByText('You can send back $1,250.50 at most.')).toBeTruthy();
  submit('50');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send $50 back?' }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(sent).toEqual([
    {
      path: `${HERE}/${payment.id}/refund`,
      body: { cents: 5_000, expected_left_cents: 125_050, key: expect.any(String) },
    },
  ]);
});

it('sellers, and those who look at what is back or disputed, have no form to send money back', async () => {
  for (const [role, changes] of [
    ['sales', {}],
    ['owner', { status: 'refunded', refunded_cents: 125_050, left_cents: 0 }],
    ['owner', { status: 'disputed', dispute: 'open', left_cents: 0 }],
  ] as const) {
    serve(changes);
    open(`/payments/${payment.id}`, role);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice INV-1042' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Amount in dollars/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save note' })).toBeTruthy();
    cleanup();
  }
});

it('lists payments by the status and the words of the address', async () => {
  const { asked } = serve();
  open('/payments?status=paid&search=priya');
  const [link] = await screen.findAllByRole('link', { name: 'INV-1042' });
  expect(link?.getAttribute('href')).toBe(`/a/payments/${payment.id}`);
  expect(asked).toEqual([`${HERE}?status=paid&search=priya`]);
  expect(screen.getByRole('searchbox', { name: 'Find by invoice, name or email' })).toHaveProperty(
    'value',
    'priya',
  );
});
