import type { Locator, Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { EnquiryForm, pricePanel } from '../support/enquiry-form.ts';
import { aLead, aShopper, leadHeaders } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The test drive form, in a dialog or on its page. */
const formOf = (where: Locator) => new EnquiryForm(where, /^Book (test drive|test ride|a viewing)$/);

/** Opens the test drive dialog of a vehicle page. */
async function openForm(page: Page, slug: string): Promise<EnquiryForm> {
  await visit(page, `/cars/${slug}`);
  const link = pricePanel(page).getByRole('link', { name: /^Book (test drive|test ride|a viewing)/ });
  await live(link);
  await link.click();
  return formOf(page.getByRole('dialog'));
}

/** Times begin two hours ahead. One of the next three may be over before a journey books it. */
const TOO_SOON_MS = 3 * 3_600_000;

/** A time that no other journey on this site books: each screen has its own hours, and each journey its own half hour. */
function ownTime(times: readonly string[], screen: string, nth = 0): string {
  const minutes = (screen.includes('phone') ? 9 : 12) * 60 + nth * 30;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const later = times.filter((each) => Date.parse(each) > Date.now() + TOO_SOON_MS);
  const slot = later.find((each) => each.slice('YYYY-MM-DDT'.length).startsWith(time));
  if (!slot) throw new Error(`The place has no free time at ${time}.`);
  return slot;
}

journey(
  '[EN-04] a shopper books a test drive: the dealer gets the time, and it is no longer available to others',
  async ({ page, site, origin, consoleWatch }, { project }) => {
    consoleWatch.allow(/api\/leads.*status of 422/);
    const car = carOf(site, 'plain');
    const shopper = aShopper();
    const form = await openForm(page, car.slug);
    const slot = ownTime(await form.times(), project.name);
    await form.fill(shopper);
    await form.chooseTime(slot);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Your time: [A-Z][a-z]+day \d+ [^.]*, \d+:\d\d [ap]m/);

    const mail = await mailWith(origin, shopper.email);
    expect(mail.subject).toContain('Test Drive');
    expect(mail.text).toMatch(
      /^Test Drive Booking Date: [A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}, \d+:\d\d [ap]m$/m,
    );
    const [adf = ''] = Object.values(mail.attachments);
    expect(adf).toContain('interest="test-drive"');
    expect(adf).toContain(`<earliestdate>${slot}</earliestdate>`);

    const again = await openForm(page, car.slug);
    await expect.poll(() => again.times()).not.toContain(slot);
  },
);

journey(
  '[EN-04] a time that is booked meanwhile is reported as taken, and the input stays',
  { tag: '@once-desktop' },
  async ({ page, site, origin, consoleWatch }, { project }) => {
    consoleWatch.allow(/api\/leads.*status of 422/);
    const car = carOf(site, 'plain');
    const shopper = aShopper();
    const form = await openForm(page, car.slug);
    const times = await form.times();
    const slot = ownTime(times, project.name, 1);
    await form.fill(shopper);
    await form.chooseTime(slot);
    const shown = await ask(`${origin}/api/cars/${car.slug}`);
    const carId: number = JSON.parse(shown.text).id;
    const quicker = aLead(aShopper(), carId, { category: 'Test Drive', dateTime: slot });
    const taken = await ask(`${origin}/api/leads`, { method: 'POST', headers: leadHeaders(), body: quicker });
    expect(taken.status).toBe(200);
    await form.send();
    await expect(form.where.getByRole('alert')).toContainText('This time was just taken.');
    await expect.poll(() => form.values()).toEqual(Object.values(shopper));
    await expect(form.time(slot)).toBeChecked();
    await expect(form.shownTimes).toHaveAttribute('aria-invalid', 'true');
    await form.chooseTime(ownTime(times, project.name, 2));
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  },
);

journey(
  '[EN-04] when the times fail to load, the form works without them',
  { tag: '@once-phone' },
  async ({ page, site, origin, consoleWatch }) => {
    consoleWatch.allow(/api\/appointments/);
    await page.route('**/api/appointments?*', (route) => route.abort());
    const shopper = aShopper();
    const form = await openForm(page, carOf(site, 'plain').slug);
    await expect(form.where).toContainText('We can’t show free times right now.');
    await form.fill(shopper);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect((await mailWith(origin, shopper.email)).text).not.toContain('Booking Date');
  },
);

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    '[EN-04] the days and free times are choices in the page: a day without a time is an error, and the input stays',
    async ({ page, site, origin, consoleWatch }, { project }) => {
      consoleWatch.allow(/about=test-drive.*status of 422/);
      const shopper = aShopper();
      await page.goto(`/enquire?about=test-drive&car=${carOf(site, 'plain').slug}`);
      const form = formOf(page.getByRole('main'));
      const slot = ownTime(await form.times(), project.name, 3);
      await form.fill(shopper);
      await expect(form.shownTimes).toHaveCount(0);
      await form.days.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(form.days.getByRole('radio').nth(1)).toBeChecked();
      await expect(form.shownTimes).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(form.days.getByText('Show more days')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(form.shownTimes.getByRole('radio').first()).toBeFocused();
      await form.send();
      const error = form.where.getByRole('alert').getByRole('link', { name: /^Please choose a time/ });
      await error.click();
      await expect(form.shownTimes.getByRole('radio').first()).toBeFocused();
      await expect.poll(() => form.values()).toEqual(Object.values(shopper));
      const again = formOf(page.getByRole('main'));
      await again.chooseTime(slot);
      await again.send();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      const [adf = ''] = Object.values((await mailWith(origin, shopper.email)).attachments);
      expect(adf).toContain(`<earliestdate>${slot}</earliestdate>`);
    },
  );
});
