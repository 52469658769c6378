import { expect, it } from 'vitest';
import { leadQuery, readFilter, statusFilterChoices, writeFilter } from './leadFilter.ts';

const at = (text: string) => new URLSearchParams(text);

it.each([
  ['', { status: 'new,open,waiting' }],
  ['status=won', { status: 'won' }],
  ['status=all', {}],
  ['status=nonsense', { status: 'new,open,waiting' }],
  ['status=all&assignee=me&search=+priya+nair+', { assignee: 'me', search: 'priya nair' }],
  ['status=all&cursor=abc', { cursor: 'abc' }],
])('the address ?%s asks for %j', (address, query) => expect(leadQuery(at(address))).toEqual(query));

it('a changed filter begins with its first page and keeps the rest', () => {
  expect(String(writeFilter(at('status=won&search=a+b&cursor=abc'), { assignee: 'me' }))).toBe(
    'status=won&assignee=me&search=a+b',
  );
  expect(String(writeFilter(at('status=won&assignee=me'), { status: '', assignee: '' }))).toBe('');
});

it('a search is as long as the desk takes it', () =>
  expect(readFilter(at(`search=${'x'.repeat(300)}`)).search).toHaveLength(100));

it('counts the leads of each status; what is to do is the sum of three', () => {
  const counts = { new: 3, open: 2, waiting: 1, won: 4, lost: 5, spam: 6 };
  expect(statusFilterChoices(counts).map(({ text }) => text)).toEqual([
    'To do (6)',
    'New (3)',
    'Open (2)',
    'Waiting for the shopper (1)',
    'Won (4)',
    'Lost (5)',
    'Spam (6)',
    'All but spam (15)',
  ]);
  expect(statusFilterChoices(undefined)[0]).toEqual({ value: '', text: 'To do' });
});
