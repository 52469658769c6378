import type { Page } from '@playwright/test';
import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import type { Shopper } from '../support/lead.ts';
import { confirmationsWith, mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const TIME = /[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}, \d+:\d\d [ap]m/;

const formOf = (page: Page) => new EnquiryForm(page.getByRole('main'), /^(Continue|Send booking request)$/);

/** A time of the second offered day, which is whole; the journey without scripts takes a later one. */
function ownTime(times: readonly string[], nth: number): string {
  const [, day = ''] = [...new Set(times.map((time) => time.slice(0, 'YYYY-MM-DD'.length)))];
  const slot = times.filter((time) => time.startsWith(day))[nth];
  if (slot === undefined) throw new Error(`The workshop offers ${times.length} drop-off times.`);
  return slot;
}

/** Answers the steps before the last one. */
async function describeVehicle(page: Page, form: EnquiryForm): Promise<void> {
  await page.getByRole('radio', { name: 'Number plate' }).check();
  await page.getByLabel(/^Registration/).fill('123 ABC');
  await page.getByLabel(/^State of registration/).selectOption('QLD');
  await form.button.click();
  await page.getByRole('checkbox', { name: 'Brakes' }).check();
  await form.button.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your booking' })).toBeVisible();
  await form.seen();
}

/** The booking is on the success page, in the dealer's mail and its ADF, and in the shopper's confirmation. */
async function arrived(page: Page, origin: string, { slot, email }: { slot: string; email: string }) {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Your time: .*, \d+:\d\d [ap]m/);
  const { text, attachments } = await mailWith(origin, email);
  expect(text).toMatch(new RegExp(`^Drop-off time: ${TIME.source}$`, 'm'));
  for (const line of ['What needs doing? Brakes', 'While we work on it: I’d like a loan car'])
    expect(text).toContain(line);
  expect(Object.values(attachments)[0]).toContain(`<earliestdate>${slot}</earliestdate>`);
  await expect.poll(async () => (await confirmationsWith(origin, email)).length).toBe(1);
  const [confirmation] = await confirmationsWith(origin, email);
  expect(confirmation?.text).toMatch(new RegExp(`^Your appointment: ${TIME.source}$`, 'm'));
  expect(confirmation?.text).toContain('You asked about: Book a service');
}

async function fillIn(page: Page, form: EnquiryForm): Promise<Shopper['email']> {
  const { message: _none, ...details } = aShopper();
  await form.fill(details);
  await page.getByRole('radio', { name: 'I’d like a loan car' }).check();
  await page.getByRole('radio', { name: 'Text me' }).check();
  return details.email;
}

journey(
  'a service booking by keyboard: vehicle, jobs, loan car and a drop-off time of the workshop',
  async ({ page, origin }) => {
    await visit(page, '/service');
    const form = formOf(page);
    await form.taken();
    await describeVehicle(page, form);
    const place = form.field('Location');
    if ((await place.count()) > 0) await place.selectOption({ index: 1 });
    const email = await fillIn(page, form);
    const slot = ownTime(await form.times(), 1);
    await form.days.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(form.shownTimes).toContainText(/A loan car is free on this day|No loan car is left/);
    await page.keyboard.press('Tab');
    if (await form.days.getByText('Show more days').isVisible()) await page.keyboard.press('Tab');
    await expect(form.shownTimes.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(form.time(slot)).toBeChecked();
    await form.takeTime();
    await page.keyboard.press('Enter');
    await arrived(page, origin, { slot, email });
  },
);

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey('a field that depends on an answer is shown once the answer is given', async ({ page }) => {
    await page.goto('/service');
    const plate = page.getByRole('radio', { name: 'Number plate' });
    const model = page.getByRole('radio', { name: 'Make, model and year' });
    const fields = [page.getByLabel(/^Registration/), page.getByLabel(/^Make and model/)] as const;
    await expect(plate).toBeVisible();
    for (const field of fields) await expect(field).toBeHidden();
    await plate.check();
    await expect(fields[0]).toBeVisible();
    await expect(fields[1]).toBeHidden();
    await model.check();
    await expect(fields[1]).toBeVisible();
    await expect(fields[0]).toBeHidden();
  });

  journey(
    'each step of a service booking is a page; the free drop-off times are choices in it',
    async ({ page, origin, consoleWatch }) => {
      consoleWatch.allow(/service.*status of 422/);
      await page.goto('/service');
      const form = formOf(page);
      await describeVehicle(page, form);
      const place = form.field('Location');
      if ((await place.count()) > 0) await place.selectOption({ index: 1 });
      const email = await fillIn(page, form);
      const slot = ownTime(await form.times(), 4);
      await form.days.getByRole('radio').nth(2).check();
      await form.send();
      await expect(form.where.getByRole('alert')).toContainText('Please choose a time for that day.');
      await expect(form.field('Email')).toHaveValue(email);
      const again = formOf(page);
      await again.chooseTime(slot);
      await again.send();
      await arrived(page, origin, { slot, email });
    },
  );
});
