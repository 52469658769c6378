import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  givenText,
  mostPlaces,
  placeChoice,
  placeChoices,
  placesOf,
  readRole,
  roleChoices,
  staffCells,
} from './staffViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const places = [
  { id: 1, name: 'Brisbane' },
  { id: 2, name: 'Sydney' },
];
const all = { locations: places, all_locations: true };

it('gives the roles that somebody may give: only owners make owners', () => {
  expect(roleChoices('owner').map(({ value }) => value)).toEqual(['owner', 'manager', 'sales', 'service']);
  expect(roleChoices('manager').map(({ value }) => value)).toEqual(['manager', 'sales', 'service']);
  expect(['owner', 'boss', 'toString'].map(readRole)).toEqual(['owner', 'sales', 'sales']);
});

it('asks for a place only where there are several', () => {
  expect(placeChoices({ locations: places.slice(1), all_locations: true })).toEqual([]);
  expect(placeChoices(all).map(({ text }) => text)).toEqual(['All places', 'Brisbane', 'Sydney']);
  expect([placesOf(''), placesOf('2')]).toEqual([null, [2]]);
});

it.each([[null], [[2]], [[1, 2]]])('keeps the places %j of a person whose role alone is changed', (given) => {
  expect(placeChoices(all, given).map(({ value }) => value)).toContain(placeChoice(given));
  expect(placesOf(placeChoice(given))).toEqual(given);
});

it('offers to whoever sees some places only those', () => {
  const some = { locations: places, all_locations: false };
  expect(placeChoices(some, [1, 2])).toEqual([
    { value: '1,2', text: 'Brisbane, Sydney' },
    { value: '1', text: 'Brisbane' },
    { value: '2', text: 'Sydney' },
  ]);
  expect(mostPlaces({ ...some, locations: places.slice(1) })).toBe('2');
});

it('shows what a colleague is and was last', () => {
  const kim = {
    id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001',
    name: 'Kim Lee',
    email: 'kim@dealer.example',
    role: 'sales',
    location_ids: [2, 9],
    invited_at: '2026-11-24T00:30:00Z',
    last_seen_at: null,
    second_factor: false,
    open_leads: 3,
  } as const;
  const cells = (person: Parameters<typeof staffCells>[0]) =>
    staffCells(person, places, 'Australia/Brisbane');
  expect(cells({ ...kim, location_ids: [2, 9] })).toEqual([
    'kim@dealer.example',
    'Sales',
    'Sydney, another place',
    'Not yet',
    'No',
    '3',
  ]);
  expect(cells({ ...kim, location_ids: null, last_seen_at: '2026-11-24T00:30:00Z' })).toContain(
    'Tue 24 Nov, 10:30 am',
  );
});

it('says role and places of a person in words', () => {
  expect(givenText({ role: 'manager', location_ids: null }, places)).toBe('Manager, all places');
  expect(givenText({ role: 'sales', location_ids: [2, 3] }, places)).toBe('Sales, Sydney, another place');
});
