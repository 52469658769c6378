import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MadeCall } from '../testing/deskServer.ts';
import { leadDetail } from '../testing/leadDetail.ts';
import { openScreen, serveDesk } from '../testing/openScreen.tsx';
import { LeadsScreen } from './LeadsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = { new: 0, open: 0, waiting: 0, won: 0, lost: 0, spam: 0 };

/** Opens the list; `asked` are the queries of its calls. */
function openList(at = '/a/leads') {
  const asked: MadeCall['query'][] = [];
  serveDesk({
    leads({ query }) {
      asked.push(query);
      return {
        ...{ leads: [leadDetail()], next: null, total: 1, categories: ['Careers', 'Test Drive'] },
        ...{ counts: { ...none, new: 1 }, snoozed: { ...none, won: 2 }, at: '2026-11-24T00:30:00Z' },
      };
    },
    staff: () => ({ staff: [] }),
  });
  return { ...openScreen(LeadsScreen, { at, path: ':site/leads' }), asked };
}

it('is filtered by kind and place and ordered by what is due, all in its address', async () => {
  const { user, place, asked } = openList();
  await user.click(await screen.findByText('More filters and order'));
  await screen.findByRole('option', { name: 'Test Drive' });
  await user.selectOptions(screen.getByLabelText('Kind'), 'Test Drive');
  await user.selectOptions(screen.getByLabelText('Place'), 'Aspley');
  await user.selectOptions(screen.getByLabelText('Order'), 'Due first');
  await expect.poll(place).toBe('/a/leads?category=Test+Drive&place=2&order=due');
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ status: 'new,open,waiting', category: 'Test Drive', location_id: '2', sort: 'due' });
});

it('an address with filters opens them, and finds snoozed leads by a search', async () => {
  const { asked } = openList('/a/leads?category=Trade-In&search=nair');
  const kind = await screen.findByLabelText('Kind');
  expect(kind.closest('details')?.open).toBe(true);
  expect(kind).toHaveProperty('value', 'Trade-In');
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ status: 'new,open,waiting', snoozed: 'show', category: 'Trade-In', search: 'nair' });
});

it('says beside each status how many leads it shows, with those that are snoozed where it shows them', async () => {
  openList();
  const status = await screen.findByLabelText('Status');
  await expect
    .poll(() => Array.from(status.querySelectorAll('option'), (option) => option.textContent))
    .toEqual([
      ...['To do (1)', 'New (1)', 'Open (0)', 'Waiting for the shopper (0)', 'Won (2)', 'Lost (0)'],
      ...['Spam (0)', 'Snoozed (0)', 'All but spam (3)'],
    ]);
});
