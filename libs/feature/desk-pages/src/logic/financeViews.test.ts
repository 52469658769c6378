import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  applicationCells,
  decisions,
  financePageView,
  readApplicationStatus,
  readDecision,
} from './financeViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const row = {
  id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001',
  reference: 'FA-1234',
  kind: 'application',
  lead_id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a002',
  car_id: null,
  received_at: '2026-11-24T00:30:00Z',
  status: 'submitted',
  decided_at: null,
  purge_at: '2027-02-22T00:30:00Z',
} as const;
const looked = { site: 'harbour-city', timeZone: 'Australia/Brisbane' };

it('lists an application without its content', () => {
  expect(applicationCells(row, looked.timeZone)).toEqual([
    'Application',
    'Tue 24 Nov, 10:30 am',
    'Not decided',
    'Mon 22 Feb 2027, 10:30 am',
  ]);
});

it('shows every section, the consents with their words, the lender and who read it', () => {
  const view = financePageView(
    {
      ...row,
      sections: [{ title: 'Loan', rows: [{ label: 'Amount', value: '$20,000' }] }],
      consents: {
        lender: 'Local',
        version: '3',
        at: '2026-11-24T00:20:00Z',
        credit_guide: 'Guide',
        privacy: 'Privacy',
      },
      lender: { name: 'Local', outcome: 'referred', reference: 'L-1', reasons: ['Income'] },
      log: [{ at: '2026-11-24T01:00:00Z', action: 'read', who: 'Kim Lee', why: '' }],
    },
    looked,
  );
  expect(view.sections).toEqual([{ title: 'Loan', facts: [{ name: 'Amount', text: '$20,000' }] }]);
  expect(view.consents?.texts.map(({ text }) => text)).toEqual(['Guide', 'Privacy']);
  expect(view.lender).toContainEqual({ name: 'Answer', text: 'referred\nIncome' });
  expect(view.log).toEqual([{ name: 'Tue 24 Nov, 11:00 am', text: 'read, Kim Lee' }]);
  expect(view.about).toContainEqual({
    name: 'Lead',
    text: 'Open the lead',
    href: `/harbour-city/leads/${row.lead_id}`,
  });
});

it('decides anything but that nothing is decided', () => {
  expect(decisions.map(({ value }) => value)).toEqual(['approved', 'referred', 'declined', 'withdrawn']);
  expect(['approved', 'submitted', 'x', 'toString'].map(readDecision)).toEqual([
    'approved',
    null,
    null,
    null,
  ]);
  expect(readApplicationStatus('submitted')).toBe('submitted');
});
