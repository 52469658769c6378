import type { Staff } from '@forecourt/desk-client';
import { expect, it } from 'vitest';
import {
  assigneeFilterChoices,
  categoryFilterChoices,
  leadQuery,
  listHref,
  placeFilterChoices,
  readFilter,
  statusFilterChoices,
  writeFilter,
} from './leadFilter.ts';

const at = (text: string) => new URLSearchParams(text);

it.each([
  ['', { status: 'new,open,waiting' }],
  ['status=won', { status: 'won', snoozed: 'show' }],
  ['status=open', { status: 'open' }],
  ['status=all', { snoozed: 'show' }],
  ['status=nonsense', { status: 'new,open,waiting' }],
  ['status=snoozed', { status: 'new,open,waiting', snoozed: 'only' }],
  ['status=snoozed&search=priya', { status: 'new,open,waiting', snoozed: 'only', search: 'priya' }],
  ['search=priya', { status: 'new,open,waiting', snoozed: 'show', search: 'priya' }],
  ['status=all&assignee=me&search=+priya+nair+', { assignee: 'me', snoozed: 'show', search: 'priya nair' }],
  ['status=new&cursor=abc', { status: 'new', cursor: 'abc' }],
  [
    'status=new&category=Test+Drive&place=101&order=due',
    { status: 'new', category: 'Test Drive', location_id: '101', sort: 'due' },
  ],
  ['status=new&place=x&order=nonsense', { status: 'new' }],
])('the address ?%s asks for %j', (address, query) => expect(leadQuery(at(address))).toEqual(query));

it('a changed filter begins with its first page and keeps the rest', () => {
  expect(String(writeFilter(at('status=won&search=a+b&cursor=abc'), { assignee: 'me' }))).toBe(
    'status=won&assignee=me&search=a+b',
  );
  expect(String(writeFilter(at('status=won&assignee=me'), { status: '', assignee: '' }))).toBe('');
});

it('a search is as long as the desk takes it', () =>
  expect(readFilter(at(`search=${'x'.repeat(300)}`)).search).toHaveLength(100));

it('counts the leads that each status shows: what is snoozed is out of the inbox alone, unless one searches', () => {
  const counts = { new: 3, open: 2, waiting: 1, won: 4, lost: 5, spam: 6 };
  const snoozed = { new: 10, open: 20, waiting: 0, won: 30, lost: 0, spam: 0 };
  const texts = (address: string) =>
    statusFilterChoices({ counts, snoozed }, at(address)).map(({ text }) => text);
  const closed = ['Won (34)', 'Lost (5)', 'Spam (6)', 'Snoozed (30)', 'All but spam (75)'];
  for (const address of ['', 'status=won', 'status=snoozed&search=+'])
    expect(texts(address)).toEqual([
      ...['To do (6)', 'New (3)', 'Open (2)', 'Waiting for the shopper (1)'],
      ...closed,
    ]);
  expect(texts('search=priya')).toEqual([
    ...['To do (36)', 'New (13)', 'Open (22)', 'Waiting for the shopper (1)'],
    ...closed,
  ]);
  expect(statusFilterChoices(undefined, at(''))[0]).toEqual({ value: '', text: 'To do' });
});

it('a kind that no lead of the page has stays a choice while it is chosen', () => {
  const texts = (chosen: string) =>
    categoryFilterChoices(['Careers', 'Test Drive'], chosen).map(({ text }) => text);
  expect(texts('Test Drive')).toEqual(['Any', 'Careers', 'Test Drive']);
  expect(texts('Trade-In')).toEqual(['Any', 'Careers', 'Test Drive', 'Trade-In']);
});

it('somebody who has left stays a choice while they are chosen', () => {
  const kim: Staff = {
    ...{ id: 'k', name: 'Kim Lee', email: 'kim@a.example', role: 'sales', location_ids: null },
    ...{ invited_at: '2026-11-24T00:30:00Z', last_seen_at: null, second_factor: false, open_leads: 0 },
  };
  const texts = (staff: readonly Staff[] | undefined, chosen: string) =>
    assigneeFilterChoices(staff, chosen).map(({ text }) => text);
  const usual = ['Anybody', 'Me', 'Nobody yet'];
  for (const chosen of ['', 'me', 'none', 'k']) expect(texts([kim], chosen)).toEqual([...usual, 'Kim Lee']);
  expect(assigneeFilterChoices([kim], 'l').at(-1)).toEqual({
    value: 'l',
    text: 'Somebody who does not work here',
  });
  expect(texts(undefined, 'l'), 'nobody is known yet').toEqual(usual);
});

it('places are chosen where there are several', () => {
  const [newstead, aspley] = [
    { id: 1, name: 'Newstead' },
    { id: 2, name: 'Aspley' },
  ];
  expect(placeFilterChoices([newstead])).toEqual([]);
  expect(placeFilterChoices([newstead, aspley]).map(({ value }) => value)).toEqual(['', '1', '2']);
});

it.each([
  [{ from: '/a/leads?order=due' }, '/a/leads?order=due'],
  [{ from: '/a/leads' }, '/a/leads'],
  [{ from: '/b/leads?order=due' }, '/a/leads'],
  [{ from: '/a/appointments?from=2026-11-24' }, '/a/leads'],
  [{ from: 1 }, '/a/leads'],
  [null, '/a/leads'],
])('somebody who came from %j goes back to %s', (state, href) =>
  expect(listHref('/a/leads', state)).toBe(href),
);
