import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leadDetail, ids } from '../testing/leadDetail.ts';
import { openScreen, serveDesk } from '../testing/openScreen.tsx';
import { FinanceScreen } from './FinanceScreen.tsx';
import { LeadScreen } from './LeadScreen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import { ReservationScreen } from './ReservationScreen.tsx';
import { CarScreen } from './StockScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['leads', 'All leads', LeadScreen],
  ['reservations', 'All reservations', ReservationScreen],
  ['payments', 'All payments', PaymentScreen],
  ['finance', 'All applications', FinanceScreen],
  ['stock', 'All cars', CarScreen],
])('from a page of %s one goes back to the list as it was', async (list, name, Screen) => {
  serveDesk({ lead: () => leadDetail() });
  const page = { at: `/a/${list}/${ids.lead}`, path: `:site/${list}/:id` };
  const from = `/a/${list}?status=held&cursor=x`;
  openScreen(Screen, { ...page, from });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(from);
  cleanup();
  openScreen(Screen, { ...page, from: '/a/leads/1' });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`/a/${list}`);
});
