import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryCells, deliveryStates, readDeliveryState } from './deliveryViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const delivery = {
  id: 1,
  lead_id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001',
  number: 1,
  channel: 'email',
  state: 'failed',
  attempts: 12,
  accepted_at: '2026-11-24T00:00:00Z',
  next_attempt_at: null,
  ended_at: '2026-11-24T00:30:00Z',
  error: '550 no such mailbox',
  lead_name: 'Jo Bell',
} as const;

it('says where a delivery went, when it ended and why', () => {
  expect(deliveryCells(delivery, 'Australia/Brisbane')).toEqual([
    'E-mail to the dealership',
    'Failed, Tue 24 Nov, 10:30 am',
    '12',
    '550 no such mailbox',
  ]);
});

it('says when a delivery that waits is tried next', () => {
  const waiting = {
    ...delivery,
    number: 2,
    state: 'waiting',
    next_attempt_at: '2026-11-24T01:00:00Z',
  } as const;
  expect(deliveryCells(waiting, 'Australia/Brisbane').slice(0, 2)).toEqual([
    'E-mail to the dealership, message 2',
    'Waiting; next try Tue 24 Nov, 11:00 am',
  ]);
});

it('reads a state of the address, and nothing else', () => {
  expect(['failed', 'waiting', 'lost', 'toString', null].map(readDeliveryState)).toEqual([
    'failed',
    'waiting',
    null,
    null,
    null,
  ]);
  expect(deliveryStates(3)[0]).toEqual({ value: 'failed', text: 'Failed (3)' });
});
