import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptText, shopperFacts } from './shopperFacts.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const made_at = '2026-11-26T00:00:00Z';
const texts = (...args: Parameters<typeof shopperFacts>) =>
  shopperFacts(...args).map(({ name, text }) => `${name}: ${text}`);

it('says how many leads there are, from when to when, and whether marketing is wanted', () => {
  const leads = [{ created_at: '2026-11-24T00:30:00Z' }, { created_at: '2026-11-02T00:30:00Z' }];
  expect(
    texts(
      {
        made_at,
        leads,
        merged: 1,
        accounts: [],
        reservations: [],
        payments: [],
        alerts: [{}],
        devices: [{}, {}],
        consents: [{}],
        unsubscribed: true,
      },
      'Australia/Brisbane',
    ),
  ).toEqual([
    'Leads: 2',
    'First: Mon 2 Nov, 10:30 am',
    'Last: Tue 24 Nov, 10:30 am',
    'Merged into these, with other contact details: 1 lead',
    'Account: None',
    'Reservations: 0',
    'Payments of invoices: 0',
    'Email alerts: 1',
    'Devices with alerts: 2',
    'Wants marketing: No, unsubscribed',
  ]);
});

it('has no dates of nobody', () => {
  expect(
    texts(
      {
        made_at,
        leads: [],
        merged: 0,
        accounts: [],
        reservations: [],
        payments: [],
        alerts: [],
        devices: [],
        consents: [],
        unsubscribed: null,
      },
      'Australia/Brisbane',
    ),
  ).toEqual([
    'Leads: 0',
    'Account: None',
    'Reservations: 0',
    'Payments of invoices: 0',
    'Email alerts: 0',
    'Devices with alerts: 0',
    'Wants marketing: Never asked',
  ]);
});

it('says what is erased', () => {
  const nothing = { leads: [], merged: 0, accounts: [], reservations: [], alerts: [], devices: [] };
  expect(keptText({ ...nothing, leads: [{}] })).toBe('1 lead');
  expect(keptText({ ...nothing, leads: [{}], merged: 2 })).toBe('1 lead and 2 leads merged into it');
  expect(keptText({ ...nothing, leads: [{}, {}], merged: 1 })).toBe('2 leads and 1 lead merged into them');
  expect(
    keptText({
      ...nothing,
      leads: [{}],
      accounts: [{}],
      reservations: [{}],
      alerts: [{}, {}],
      devices: [{}],
    }),
  ).toBe('1 lead, the account, 1 reservation, 2 email alerts and 1 device with alerts');
});
