import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../testing/deskServer.ts';
import { ids } from '../testing/leadDetail.ts';
import { openScreen, serveDesk } from '../testing/openScreen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import { ReservationScreen } from './ReservationScreen.tsx';
import { CarScreen } from './StockScreen.tsx';

const AT = '2026-11-24T00:30:00Z';
const payment = {
  ...{ id: ids.other, reference: 'IP-7K3M-9PQR', invoice: 'INV-1042', name: 'Priya Nair', status: 'paid' },
  ...{ amount_cents: 125_050, refunded_cents: 0, started_at: AT, paid_at: AT, lead_id: ids.lead },
  ...{ payment: 'pi_1', dispute: null, returning_cents: 0, left_cents: 125_050, changed_at: AT, log: [] },
};
const reservation = {
  ...{ id: ids.other, reference: 'RS-7K3M-9PQR', car: { id: 7, name: '2021 Toyota RAV4', stocknum: 'U1' } },
  ...{ shopper: 'Priya Nair', status: 'held', money: 'paid', dispute: null, deposit_cents: 20_000 },
  ...{ refunded_cents: 0, started_at: AT, held_until: '2026-11-26T00:36:00Z', price: 34_990 },
  ...{ price_suffix: 'Drive away', purchase: null, lead_id: ids.lead, paid_at: AT, payment: 'pi_1' },
  contact: { name: 'Priya Nair', email: 'priya@shopper.example', phone: '0491 570 006' },
  ...{ terms: { version: '2026-11', at: AT }, why: null, runs: true, log: [] },
};

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('of cars, none stands under the address of another one', async () => {
  const car = { id: 7, name: '2021 Toyota RAV4', stocknum: 'U1', status: 'in_stock' };
  const error = 'It does not exist.';
  serveDesk({
    carFlags: ({ params }) => (params['id'] === '7' ? { car, flags: [] } : problem(404, error, 'notFound')),
  });
  const { go } = openScreen(CarScreen, { at: '/a/stock/7', path: ':site/stock/:id' });
  expect(await screen.findByRole('heading', { name: car.name })).toBeTruthy();
  await go('/a/stock/8');
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: car.name })).toBeNull();
});

it.each([
  ['payments', PaymentScreen],
  ['reservations', ReservationScreen],
])('of %s, none stands under the address of another one', async (list, Screen) => {
  const error = 'It does not exist.';
  const of = (record: { id: string }) => (call: { params: Record<string, string> }) =>
    call.params['id'] === record.id ? record : problem(404, error, 'notFound');
  serveDesk({ payment: of(payment), reservation: of(reservation) });
  const { go } = openScreen(Screen, { at: `/a/${list}/${ids.other}`, path: `:site/${list}/:id` });
  expect(await screen.findByRole('button', { name: 'Save note' })).toBeTruthy();
  await go(`/a/${list}/${ids.lead}`);
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();
});
