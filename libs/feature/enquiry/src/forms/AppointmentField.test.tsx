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

const chooseTime = (dialog: Awaited<ReturnType<typeof opened>>['dialog']) =>
  dialog.findByLabelText<HTMLSelectElement>(/^Test Drive Booking Date/);

test('[EN-04] a free time can be chosen and is sent with the lead', async () => {
  const platform = testPlatform({ slots: { 1: [nine, ten] } });
  const { user, dialog, fill, send } = await opened(platform);
  await fill();
  await dialog.findByRole('option', { name: 'Mon 23 Nov, 10:00 am' });
  await user.selectOptions(await chooseTime(dialog), ten);
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
  await dialog.findByRole('option', { name: 'Mon 23 Nov, 9:00 am' });
  await user.selectOptions(await chooseTime(dialog), nine);
  await send();
  const summary = await dialog.findByRole('alert');
  expect(summary.textContent).toContain('This time was just taken. Please choose another one.');
  await dialog.findByRole('option', { name: 'Monday 23 November 2026, 9:00 am (not free)' });
  const select = await chooseTime(dialog);
  expect(select.value).toBe(nine);
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Priya');
  taken = false;
  await user.selectOptions(select, ten);
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
  await dialog.findByRole('option', { name: 'Mon 23 Nov, 9:00 am' });
  await user.selectOptions(dialog.getByLabelText('Location'), 'Example Aspley - Sales');
  await dialog.findByRole('option', { name: 'Mon 23 Nov, 10:00 am' });
  await user.selectOptions(await chooseTime(dialog), ten);
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(platform.leads[0]?.lead).toMatchObject({ location_id: 2, dateTime: ten });
});
