import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inviteToDesk, isAccessible, signInToDesk } from '../support/desk.ts';
import { aLead, aShopper, leadHeaders } from '../support/lead.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

/** The text of the file that a button saves. */
async function savedBy(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

journey(
  'a leader downloads the leads and what is kept of a shopper, sets the places of a day, needs a second factor to erase it, sees how fast leads are answered, and who did what',
  { tag: '@once-phone' },
  async ({ page, site, origin, get, consoleWatch }) => {
    journey.setTimeout(90_000);
    // Asking who is signed in before anybody is.
    consoleWatch.allow(/api\/desk\/me.*status of 401/);
    const shopper = aShopper();
    const email = `lou.${shopper.email}`;
    await inviteToDesk(site, email, 'Lou Park');
    const lead = { method: 'POST', headers: leadHeaders(), body: aLead(shopper, null) };
    expect((await get('/api/leads', lead)).status).toBe(200);
    await signInToDesk(page, origin, email);

    await journey.step('download the leads of a search', async () => {
      await page.getByLabel('Search').fill(shopper.email);
      await expect(page.getByRole('status').filter({ hasText: /^1 lead$/ })).toBeVisible();
      const lines = (await savedBy(page, 'Download as CSV')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(shopper.email);
    });

    await journey.step('look a shopper up', async () => {
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Shopper data' }).click();
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('alert')).toHaveText('Enter an e-mail or a phone number first.');
      await page.getByLabel('E-mail of the shopper').fill(shopper.email);
      await page.getByRole('button', { name: 'Find' }).click();
      const kept = page.getByRole('region', { name: shopper.email });
      await expect(kept).toContainText(/Leads\s*1/);
      expect(await savedBy(page, 'Download everything')).toContain(shopper.message);
      await expect(kept.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
      await isAccessible(page, 'Shopper data');
    });

    await journey.step('see how fast leads are answered, and change the target', async () => {
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Figures' }).click();
      await expect(page.getByRole('region', { name: 'All leads' })).toContainText('Answered within 1 h');
      await page.getByLabel('Answer a lead within, minutes').fill('x');
      await page.getByRole('button', { name: 'Save target' }).click();
      await expect(page.getByRole('alert')).toHaveText('Enter whole minutes, from 1 to 10,080 (a week).');
      await page.getByLabel('Answer a lead within, minutes').fill('45');
      await page.getByRole('button', { name: 'Save target' }).click();
      await expect(page.getByRole('region', { name: 'All leads' })).toContainText('Answered within 45 min');
      await isAccessible(page, 'Figures');
    });

    await journey.step('close a day for appointments, and open it again', async () => {
      await page.getByRole('link', { name: 'Appointments' }).click();
      const places = page.getByRole('form', { name: 'Change how many may book' });
      await places.getByRole('combobox', { name: 'When' }).selectOption({ index: 7 });
      await places
        .getByRole('combobox', { name: 'Shoppers in one half hour' })
        .selectOption('No appointments');
      await places.getByRole('button', { name: 'Save places' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Places saved.' })).toBeVisible();
      const closed = page.getByText(/no appointments on this day/);
      await expect(closed).toBeVisible();
      await isAccessible(page, 'Appointments');
      await places.getByRole('combobox', { name: 'When' }).selectOption({ index: 7 });
      await places.getByRole('button', { name: 'Save places' }).click();
      await expect(closed).toHaveCount(0);
    });

    await journey.step('see who did what', async () => {
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
      const list = page.getByRole('list', { name: 'Activity' });
      await expect(list.getByText('Looked up the data of a shopper (1 lead)').first()).toBeVisible();
      await expect(list.getByText('Downloaded leads as a file').first()).toBeVisible();
      await expect(list.getByText('Lou Park').first()).toBeVisible();
      await isAccessible(page, 'Activity');
    });

    await journey.step('see why a car shows its button to enquire', async () => {
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Stock' }).click();
      const { stocknum } = carOf(site, 'plain');
      await page.getByRole('searchbox', { name: 'Find a car' }).fill(stocknum ?? '');
      const found = page.getByRole('list', { name: 'Cars' }).getByRole('link');
      await expect(found).toHaveCount(1);
      await found.click();
      const flag = page.getByRole('listitem').filter({ hasText: 'Button to enquire' });
      await expect(flag).toContainText('Every car that can have it has it.');
      await isAccessible(page, 'Stock of a car');
    });

    await journey.step('look at the website with drafts, and leave them', async () => {
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Stock' }).click();
      await page.getByRole('button', { name: 'Make a link' }).click();
      const link = page.getByRole('link', { name: 'Open the website with drafts' });
      await expect(link).toHaveAttribute('href', /\?drafts=./);
      const { search } = new URL((await link.getAttribute('href')) ?? '');
      await page.goto(`${origin}/${search}`);
      const sign = page.getByText('You are looking at drafts.');
      await expect(sign).toBeVisible();
      await page.goto(`${origin}/about-us`);
      await expect(sign).toBeVisible();
      await page.getByRole('link', { name: 'Leave drafts' }).click();
      await expect(page).toHaveURL(`${origin}/about-us?drafts=`);
      await expect(sign).toHaveCount(0);
      await page.goto(`${origin}/about-us`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sign).toHaveCount(0);
    });
  },
);
