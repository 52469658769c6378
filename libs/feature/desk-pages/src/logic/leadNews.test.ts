import type { LeadDetail } from '@forecourt/desk-client';
import { expect, it } from 'vitest';
import { leadDetail } from '../testing/leadDetail.ts';
import { expectedVersion, newsSince, seenText } from './leadNews.ts';

const [kim, lou] = [
  { id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001', name: 'Kim Lee' },
  { id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a002', name: 'Lou Park' },
];
const reader = { me: kim.id, timeZone: 'Australia/Brisbane' };
const said = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ number: at + 1, at: '2026-11-24T00:30:00Z', answers: [] },
  }));
const event = (id: number, by: typeof kim | null) => ({
  ...{ id, at: '2026-11-24T00:30:00Z', kind: 'noted' as const, by, data: { text: 'x' } },
});
const first = leadDetail({ said: said(1), history: [event(1, lou)] });

it.each<[string, Partial<LeadDetail>, string[]]>([
  ['nothing', {}, []],
  ['a message', { said: said(2) }, ['Priya Nair wrote']],
  ['a message of somebody without a name', { said: said(2), name: '' }, ['The shopper wrote']],
  ['what a colleague did', { history: [event(1, lou), event(2, lou)] }, ['Lou Park wrote a note']],
  ['what the platform did', { history: [event(1, lou), event(2, null)] }, ['The platform wrote a note']],
  ['what one did oneself', { history: [event(1, lou), event(2, kim)] }, []],
  ['a lead that was merged into it', { said: said(3), merged: [leadDetail({ messages: 2 })] }, []],
  [
    'a message to one that was merged into it',
    { said: said(4), merged: [leadDetail({ messages: 2 })] },
    ['Priya Nair wrote'],
  ],
])('of a lead %s is news to whoever did not do it', (_what, changes, news) => {
  const now = leadDetail({ ...first, version: 4, ...changes });
  expect(newsSince(seenText(first), now, reader)).toEqual(news);
  expect(expectedVersion(seenText(first), now, reader)).toBe(news.length > 0 ? 3 : 4);
  expect(expectedVersion('', now, reader)).toBe(4);
});
