import { searchState } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';
import { expect, test } from 'vitest';
import { liveRules as rules } from '../testing/live-page.tsx';
import { withChanges } from './with-changes.ts';

const state = (fields: SearchFields) => searchState(fields, rules);

test.each<[string, SearchFields, SearchFields, SearchFields, SearchFields]>([
  ['a tick', {}, { body: ['SUV'] }, { body: ['SUV'], make: ['Kia'] }, { make: ['Kia'] }],
  ['a tick of the same filter', { body: ['Ute'] }, {}, { body: ['SUV'] }, { body: ['SUV', 'Ute'] }],
  ['an untick', { make: ['Kia', 'Mazda'] }, { make: ['Kia'] }, {}, { make: ['Mazda'] }],
  [
    'a value of both',
    { make: ['Kia'] },
    { make: ['Kia'], body: ['SUV'] },
    { make: ['Kia'] },
    { make: ['Kia'] },
  ],
  ['a range', {}, {}, { price: [{ min: 9000, max: null }] }, { price: [{ min: 9000, max: null }] }],
  ['an order', { sortBy: 'latest' }, {}, { sortBy: 'lowest-price' }, { sortBy: 'lowest-price' }],
  ['nothing', { sortBy: 'latest' }, { make: ['Kia'] }, { make: ['Kia'] }, { sortBy: 'latest' }],
])('%s between two searches is added to another one', (_, search, before, after, expected) => {
  expect(state(withChanges(state(search), state(before), state(after)))).toEqual(state(expected));
});
