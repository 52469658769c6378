import { namedCars } from '@forecourt/fixtures';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite, threeLocations } from '../testing/TestSite.tsx';
import { EnquiryButton } from './EnquiryButton.tsx';

const car = { ...namedCars.plain, location_id: 1 };
const nine = '2026-11-23T09:00:00+10:00';
const ten = '2026-11-23T10:00:00+10:00';
const tuesday = '2026-11-24T09:00:00+10:00';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Opens the test drive dialog with a test platform behind it. */
async function opened(platform: ReturnType<typeof testPlatform>, site = testSite()) {
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  render(
    <TestSite site={site}>
      <EnquiryButton car={car} text="Book test drive" about="test-drive" />
    </TestSite>,
  );
  await user.click(screen.getByRole('link', { name: /^Book test drive/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a test drive' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Book test drive' }));
  const fill = async () => {
    await user.type(dialog.getByLabelText('First name'), 'Priya');
    await user.type(dialog.getByLabelText('Last name'), 'Nair');
    await user.type(dialog.getByLabelText('Email'), 'priya.nair@example.com');
    await user.type(dialog.getByLabelText('Mobile'), '0491 570 156');
    await user.type(dialog.getByLabelText('Postcode'), '4006');
  };
  return { user, dialog, send, fill };
}

type Opened = Pick<Awaited<ReturnType<typeof opened>>, 'user' | 'dialog'>;

/** The times of a day. Without the site's styles those of all days are visible. */
const timesOn = (dialog: Opened['dialog'], day: string) =>
  within(dialog.getByRole('radiogroup', { name: `Times on ${day}` }));

/** Chooses Monday, and one of its times. */
async function choose({ user, dialog }: Opened, time: string | RegExp): Promise<void> {
  await user.click(await dialog.findByRole('radio', { name: 'Mon 23 Nov' }));
  await user.click(timesOn(dialog, 'Monday 23 November').getByRole('radio', { name: time }));
}

test('[EN-04] a free time can be chosen and is sent with the lead', async () => {
  const platform = testPlatform({ slots: { 1: [nine, ten] } });
  const { user, dialog, fill, send } = await opened(platform);
  await fill();
  await choose({ user, dialog }, '10:00 am');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ category: 'Test Drive', dateTime: ten, car_id: car.id });
});

test('[EN-04] the form works when the times cannot be loaded', async () => {
  const platform = testPlatform();
  const { dialog, fill, send } = await opened(platform);
  await dialog.findByText(/^We can’t show free times right now/);
  await fill();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead.dateTime).toBeNull();
});

test('[EN-04] a time taken meanwhile is reported; the input stays and the current free times are offered', async () => {
  let free = [nine, ten];
  let taken = true;
  const platform = testPlatform({
    answer: (path) => {
      if (path.startsWith('/api/appointments')) return json(200, { location_id: 1, slots: free });
      if (!taken) return null;
      free = [ten];
      const fields = { dateTime: ['This time was just taken. Please choose another one.'] };
      return json(422, { error: 'Please fix the following errors:', fields });
    },
  });
  const { user, dialog, fill, send } = await opened(platform);
  await fill();
  await choose({ user, dialog }, '9:00 am');
  await send();
  const summary = await dialog.findByRole('alert');
  expect(summary.textContent).toContain('This time was just taken. Please choose another one.');
  const gone = await dialog.findByRole('radio', { name: '9:00 am (not free)' });
  expect(gone).toHaveProperty('checked', true);
  expect(within(summary).getByRole('link').getAttribute('href')).toBe(`#${gone.id}`);
  const times = dialog.getByRole('radiogroup', { name: 'Times on Monday 23 November' });
  expect(times.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole('radiogroup', { name: /^Test Drive/ }).getAttribute('aria-invalid')).toBeNull();
  expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Priya');
  taken = false;
  await choose({ user, dialog }, '10:00 am');
  expect(times.getAttribute('aria-invalid')).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ dateTime: ten, name: 'Priya' });
});

test('[EN-04] another location has its own times, and the lead goes to it', async () => {
  const [first, second, service] = threeLocations;
  if (!first || !second || !service) throw new Error('This test needs three locations.');
  const locations = [{ ...first, distribution_locations: [2] }, second, service];
  const platform = testPlatform({ slots: { 1: [nine], 2: [ten] } });
  const { user, dialog, fill, send } = await opened(platform, testSite({}, { locations }));
  await fill();
  await dialog.findByRole('radio', { name: '9:00 am' });
  await user.selectOptions(dialog.getByLabelText('Location'), '2');
  await dialog.findByRole('radio', { name: '10:00 am' });
  expect(dialog.queryByRole('radio', { name: '9:00 am' })).toBeNull();
  await choose({ user, dialog }, '10:00 am');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ location_id: 2, dateTime: ten });
});

test('times that could not be loaded are asked for again when the form comes back to their location', async () => {
  const [first, second, service] = threeLocations;
  if (!first || !second || !service) throw new Error('This test needs three locations.');
  const locations = [{ ...first, distribution_locations: [2] }, second, service];
  let down = true;
  const platform = testPlatform({
    answer: (path) => {
      if (!path.startsWith('/api/appointments')) return null;
      const location = path.endsWith('location_id=2') ? 2 : 1;
      if (location === 1 && down) return json(503, { error: 'Down' });
      return json(200, { location_id: location, slots: location === 1 ? [nine] : [ten] });
    },
  });
  const { user, dialog } = await opened(platform, testSite({}, { locations }));
  await dialog.findByText(/^We can’t show free times right now/);
  await user.selectOptions(dialog.getByLabelText('Location'), '2');
  await dialog.findByRole('radio', { name: '10:00 am' });
  down = false;
  await user.selectOptions(dialog.getByLabelText('Location'), '1');
  expect(await dialog.findByRole('radio', { name: '9:00 am' })).toBeTruthy();
});

test('[EN-04] a day without a time is an error at its first time; the input stays, and a call can be chosen instead', async () => {
  const platform = testPlatform({ slots: { 1: [nine, ten, tuesday] } });
  const { user, dialog, fill, send } = await opened(platform);
  await fill();
  await choose({ user, dialog }, '10:00 am');
  await user.click(dialog.getByRole('radio', { name: 'Tue 24 Nov' }));
  await send();
  const error = within(await dialog.findByRole('alert')).getByRole('link', {
    name: 'Please choose a time for that day.',
  });
  const first = timesOn(dialog, 'Tuesday 24 November').getByRole('radio', { name: '9:00 am' });
  expect(error.getAttribute('href')).toBe(`#${first.id}`);
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'priya.nair@example.com');
  expect(platform.leads).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Call me to arrange a time' }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead.dateTime).toBeNull();
});

test('[EN-04] a chosen day that another location does not offer is not sent', async () => {
  const [first, second] = threeLocations;
  if (!first || !second) throw new Error('This test needs two locations.');
  const locations = [{ ...first, distribution_locations: [2] }, second];
  const platform = testPlatform({ slots: { 1: [nine], 2: [tuesday] } });
  const { user, dialog, fill, send } = await opened(platform, testSite({}, { locations }));
  await fill();
  await user.click(await dialog.findByRole('radio', { name: 'Mon 23 Nov' }));
  await user.selectOptions(dialog.getByLabelText('Location'), '2');
  await dialog.findByRole('radio', { name: 'Tue 24 Nov' });
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ location_id: 2, dateTime: null });
});
