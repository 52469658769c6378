import { leadPayload } from '@forecourt/lead';
import { expect, it } from 'vitest';
import { answersOf } from './answersOf.ts';

const dealerships = [{ slug: 'example-motors', name: 'Example Motors' }];

it.each([
  ['a dealership of the site by its name', 'example-motors', 'Example Motors'],
  ['another one by what the lead keeps', 'closed-years-ago', 'closed-years-ago'],
])('shows %s', (_which, dealership_slug, text) => {
  const typed = { name: 'Kim', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' };
  const lead = leadPayload(
    { ...typed, postcode: '4006', message: 'Is it still there?' },
    { url: 'https://example-motors.example/', userAgent: null, car: null, visitedPages: [] },
  );
  expect(
    answersOf({ dealerships }, [], { ...lead, dealership_slug }).find(({ key }) => key === 'dealership'),
  ).toEqual({ key: 'dealership', label: 'Dealership', text });
});
