import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auditRecord, auditText } from './auditViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [{ kind: 'noted', data: {} }, 'Wrote a note'],
  [{ kind: 'erased', data: { leads: 2, why: 'asked by phone' } }, 'Erased a shopper (2 leads)'],
  [{ kind: 'personExported', data: { leads: 1 } }, 'Looked up the data of a shopper (1 lead)'],
  [{ kind: 'staffInvited', data: { id: 'x', role: 'sales' } }, 'Invited somebody (Sales)'],
] as const)('%j is "%s"', (entry, text) => expect(auditText(entry)).toBe(text));

it('links to the lead that an entry is about, and says who and when', () => {
  const entry = {
    id: 7,
    at: '2026-11-24T00:30:00Z',
    kind: 'noted' as const,
    by: { id: 'k', name: 'Kim Lee' },
    lead_id: null,
    data: {},
  };
  const where = { site: 'a', timeZone: 'Australia/Brisbane' };
  expect(auditRecord(entry, where)).toEqual({
    id: '7',
    name: 'Wrote a note',
    href: null,
    cells: ['Kim Lee', 'Tue 24 Nov, 10:30 am'],
  });
  const byPlatform = auditRecord({ ...entry, by: null, lead_id: 'l' }, where);
  expect(byPlatform).toMatchObject({ href: '/a/leads/l', cells: ['The platform', expect.anything()] });
});
