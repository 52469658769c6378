import { namedCars } from '@forecourt/fixtures';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AlertsView, RefusedAlert } from '../logic/page.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { browserIn, views } from '../testing/views.ts';
import type { BrowserPush } from '../push/use-browser-push.ts';
import { STATEMENTS } from '../logic/statements.ts';
import FollowVehicle from '../slots/follow-vehicle.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';

const show = (view: AlertsView, refused: RefusedAlert | null = null, browser: BrowserPush | null = null) =>
  render(
    <TestPage>
      <AlertsScreen view={view} refused={refused} browser={browser} />
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
  const shown = (name: RegExp) => screen.getByRole('button', { name }).closest('li')?.textContent;
  expect(shown(/^Stop Kia/)).toContain('12 new since Tuesday');
  expect(shown(/^Stop 2020 Kia/)).not.toContain('new since');
  expect(screen.getByRole('button', { name: 'Stop 2020 Kia Rio' })).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: 'Stop all alerts' })).toHaveProperty('value', 'all');
  expect(screen.getByText('Thanks, your alert has started.')).toBeTruthy();
});

test('alerts that come at different times each say when, and that saving sets all of them', () => {
  if (views.mine.is !== 'mine') throw new Error('The view is that of a person.');
  show(views.mine);
  expect(screen.queryByText(/Saving sets all of them/)).toBeNull();
  const alerts = views.mine.alerts.map((each) => ({
    ...each,
    rhythm: each.id === 2 ? ('at-once' as const) : ('daily' as const),
  }));
  show({ ...views.mine, alerts });
  const [shown] = screen.getAllByRole('button', { name: 'Stop 2020 Kia Rio' }).slice(1);
  expect(shown?.closest('li')?.textContent).toContain('As soon as there’s news');
  expect(screen.getByText(/Saving sets all of them/)).toBeTruthy();
});

test('a device is turned on by a button, with the words that are kept, and off by the same', async () => {
  const user = userEvent.setup();
  const browser = browserIn('off', { state: 'on', failure: null });
  show(views.device, null, browser);
  const button = await screen.findByRole('button', { name: 'Also tell me on this device' });
  expect(screen.getByText(STATEMENTS.device)).toBeTruthy();
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('on this device too');
  expect(button.textContent).toBe('Stop on this device');
  browser.turnOff = async () => ({ state: 'off', failure: null });
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('Stopped on this device.');
});

test('what fails is said, and the button stays; a browser that blocks has no button', async () => {
  const user = userEvent.setup();
  const { unmount } = show(views.device, null, browserIn('off', { state: 'off', failure: 'Not now.' }));
  await user.click(await screen.findByRole('button', { name: 'Also tell me on this device' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  unmount();
  show(views.device, null, browserIn('blocked'));
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /on this device/ })).toBeNull();
});

test.each([
  ['a browser without notifications', views.device, null],
  ['a platform without keys', views.mine, browserIn('off')],
  [
    'a browser that does not say',
    views.device,
    { ...browserIn('off'), deviceState: () => Promise.reject(new DOMException('', 'SecurityError')) },
  ],
  ['who has no alerts', { ...views.stopped, push: views.device.push }, browserIn('off')],
] as const)('%s is offered nothing', async (_title, view, browser) => {
  show(view, null, browser);
  await act(async () => {});
  expect(screen.queryByText('On this device')).toBeNull();
});

test.each([
  ['stopped', 'We send no alerts to'],
  ['asked', 'Please check your email. If we may write to this address, a link is on its way:'],
  ['asked', 'We send at most three links a day to an address until one is confirmed.'],
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
