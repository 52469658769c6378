import { namedCars } from '@forecourt/fixtures';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AlertsView, RefusedAlert } from '../logic/page.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { views } from '../testing/views.ts';
import FollowVehicle from '../slots/follow-vehicle.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';

const show = (view: AlertsView, refused: RefusedAlert | null = null) =>
  render(
    <TestPage>
      <AlertsScreen view={view} refused={refused} />
    </TestPage>,
  );

test('the form says what it is about and what is agreed to, and keeps what was typed', () => {
  const errors = { agreed: 'Please tick the box to agree.' };
  show(views.cars, { email: 'kim@shopper.example', rhythm: 'at-once', errors, failure: null, status: 422 });
  expect(screen.getByText('2020 Kia Rio')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'kim@shopper.example');
  expect(screen.getByLabelText(/^As soon as/)).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/^Email me when the price drops/)).toHaveProperty('checked', false);
  expect(screen.getAllByText(errors.agreed)).toHaveLength(2);
});

test('the page of the link confirms by a button, and only a failure is said above it', () => {
  show(views.confirm, { email: '', rhythm: 'daily', errors: {}, failure: 'Not now.', status: 503 });
  expect(screen.getByRole('button', { name: 'Yes, start my alert' }).closest('form')?.method).toBe('post');
  expect(screen.getByText('Not now.')).toBeTruthy();
});

test('each alert has its own button to stop it, by its name', () => {
  show(views.mine);
  expect(screen.getByRole('link', { name: 'Kia, up to $30,000' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop 2020 Kia Rio' })).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: 'Stop all alerts' })).toHaveProperty('value', 'all');
  expect(screen.getByText('Thanks, your alert has started.')).toBeTruthy();
});

test.each([
  ['stopped', 'We send no alerts to'],
  ['asked', 'Please check your email.'],
  ['lost', 'This link doesn’t work any more.'],
  ['nothing', 'Search for a vehicle'],
  ['search', 'New vehicles for this search'],
] as const)('%s: it says "%s"', (name, words) => {
  show(views[name]);
  expect(document.body.textContent).toContain(words);
});

test('a vehicle page links to the form about the vehicle, one that is sold or has no price does not', () => {
  const car = { ...namedCars.plain, id: 7 };
  const { rerender } = render(<FollowVehicle car={car} />);
  const link = screen.getByRole('link', { name: 'Email me when the price drops' });
  expect(link.getAttribute('href')).toBe('/alerts?cars=7');
  rerender(<FollowVehicle car={{ ...car, reserved: true }} />);
  expect(screen.getByRole('link', { name: 'Email me if it’s available again' })).toBeTruthy();
  for (const silent of [{ status: 'sold' as const }, { price: null }]) {
    rerender(<FollowVehicle car={{ ...car, ...silent }} />);
    expect(screen.queryByRole('link')).toBeNull();
  }
});
