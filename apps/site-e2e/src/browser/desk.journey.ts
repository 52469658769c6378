import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { deskOrigin, inviteToDesk, isAccessible, mailsTo, mailTo, tabTo } from '../support/desk.ts';
import { aLead, aShopper, idOf, leadHeaders } from '../support/lead.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

/** The other pages: the link in the bar of a phone, and the heading. */
const OTHER_PAGES = { Appointments: 'Appointments', Finance: 'Finance applications', More: 'More' };

/** Presses a key of a tab list, which makes another tab the chosen one. */
async function moveTo(page: Page, key: string, tab: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('tab', { name: tab, selected: true })).toBeFocused();
}

/** The photo of a car has loaded. */
async function hasPhoto(page: Page, name: string): Promise<void> {
  const photo = page.getByRole('img', { name: `Photo of ${name}` });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

journey(
  'staff sign in to the desk with a code, find an enquiry, write a note, reply and win it, by keyboard alone',
  { tag: '@once-phone' },
  async ({ page, site, origin, get, consoleWatch }) => {
    journey.setTimeout(120_000);
    // Asking who is signed in before anybody is.
    consoleWatch.allow(/api\/desk\/me.*status of 401/);
    const shopper = aShopper();
    const car = carOf(site, 'plain');
    const email = `kim.${shopper.email}`;
    await inviteToDesk(site, email, 'Kim Lee');

    await journey.step('sign in', async () => {
      await page.goto(`${deskOrigin(origin)}/`);
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await isAccessible(page, 'sign-in');
      await tabTo(page, 'E-mail');
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Code from the e-mail')).toBeFocused();
      const [, code = ''] = /(\d{3} \d{3})/.exec(await mailTo(origin, email, /\d{3} \d{3}/)) ?? [];
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    });

    await journey.step('find the enquiry, which comes while the list is open', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
      await tabTo(page, 'Search');
      await page.keyboard.type(shopper.email);
      await expect(page.getByRole('status').filter({ hasText: /^0 leads$/ })).toBeVisible();
      const lead = { method: 'POST', headers: leadHeaders(), body: aLead(shopper, await idOf(get, car)) };
      expect((await get('/api/leads', lead)).status).toBe(200);
      await expect(page.getByRole('status').filter({ hasText: /^1 lead$/ })).toBeVisible();
      await hasPhoto(page, car.name);
      await isAccessible(page, 'leads');
      await tabTo(page, `${shopper.name} ${shopper.last_name}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('region', { name: 'What was said' })).toContainText(shopper.message);
      await hasPhoto(page, car.name);
      await expect(page.getByRole('link', { name: `Call ${shopper.phone}` })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await isAccessible(page, 'lead');
    });

    const history = page.getByRole('region', { name: 'History' });
    await journey.step('write a note, which survives a lost connection and a reload', async () => {
      await tabTo(page, 'Reply');
      await moveTo(page, 'ArrowRight', 'Call');
      await moveTo(page, 'ArrowRight', 'Note');
      await tabTo(page, 'Note');
      await page.keyboard.type('Wants the Saturday.');
      consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/); // what others do is asked for, too
      await page.context().setOffline(true);
      await tabTo(page, 'Save note');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.context().setOffline(false);
      await page.reload();
      await tabTo(page, 'Reply');
      await moveTo(page, 'ArrowRight', 'Call');
      await moveTo(page, 'ArrowRight', 'Note');
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants the Saturday.');
      await tabTo(page, 'Save note');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Note saved.' })).toBeVisible();
      await expect(history).toContainText('Kim Lee wrote a note');
      await expect(history).toContainText('Wants the Saturday.');
    });

    await journey.step('reply, once, although the answer of the first try is lost', async () => {
      await page.getByRole('tab', { name: 'Note' }).focus();
      await moveTo(page, 'Home', 'Reply');
      await tabTo(page, 'Subject');
      await page.keyboard.type('Your visit');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Saturday at ten is fine.');
      consoleWatch.allow(/replies.*ERR_FAILED|ERR_FAILED.*replies/);
      await page.route(
        '**/replies',
        async (route) => {
          const { 'content-length': _, ...headers } = await route.request().allHeaders();
          const body = route.request().postData() ?? '';
          expect((await ask(route.request().url(), { method: 'POST', headers, body })).status).toBe(200);
          await route.abort();
        },
        { times: 1 },
      );
      await tabTo(page, 'Send reply');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByLabel('Subject')).toHaveValue('Your visit');
      await tabTo(page, 'Retry');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Reply sent.' })).toBeVisible();
      expect(await mailTo(origin, shopper.email, /Your visit/)).toContain('Saturday at ten is fine.');
      const replies = (await mailsTo(origin, shopper.email)).filter((mail) => mail.includes('Your visit'));
      expect(replies).toHaveLength(1);
      await expect(history.getByText(/Kim Lee replied by e-mail/)).toHaveCount(1);
    });

    await journey.step('win it', async () => {
      await page.getByRole('tab', { name: 'Reply' }).focus();
      for (const tab of ['Call', 'Note', 'Snooze', 'Status']) await moveTo(page, 'ArrowRight', tab);
      await tabTo(page, 'Status');
      const chosen = page.getByRole('combobox', { name: 'Status' }).locator('option:checked');
      // Letters that come too slowly are the beginnings of other choices.
      for (let press = 0; press < 6 && (await chosen.textContent()) !== 'Won'; press += 1)
        await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText('Won');
      await tabTo(page, 'Save status');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Status saved.' })).toBeVisible();
      await expect(history).toContainText('Kim Lee set the status to Won');
    });

    for (const [link, title] of Object.entries(OTHER_PAGES))
      await journey.step(`open ${link}`, async () => {
        await tabTo(page, link, 'Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
        await isAccessible(page, link);
      });

    await tabTo(page, 'Sign out', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  },
);
