import type { Page } from '@playwright/test';
import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper, type Shopper } from '../support/lead.ts';
import { confirmationsWith, mailsWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';

journey.use({ javaScriptEnabled: false });

/** Ticks the checkbox for news in a form, and returns the link of the confirmation. */
async function subscribe(page: Page, origin: string, shopper: Shopper): Promise<string> {
  await page.goto('/enquire');
  const form = new EnquiryForm(page.getByRole('main'));
  await form.fill(shopper);
  const place = form.field('Location');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  await page.getByLabel(/^Send me news and offers by email/).check();
  await form.send();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  let link = '';
  await expect
    .poll(async () => {
      const [mail] = await confirmationsWith(origin, shopper.email);
      link = /https?:\S*\/pages\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

journey(
  '[EN-12] without scripts, the link of an e-mail stops news, and the dealer is told',
  async ({ page, origin }) => {
    const shopper = aShopper();
    const link = await subscribe(page, origin, shopper);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your emails from us' })).toBeVisible();
    await expect(page.getByText('p•••@mail.example')).toBeVisible();
    await expect(page.getByLabel('News and offers')).toBeChecked();
    expect(await page.content()).not.toContain(shopper.email);

    await page.getByLabel('News and offers').uncheck();
    await page.getByLabel('Price changes of vehicles you asked about').check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.getByText('Saved. Your choices apply from now on.')).toBeVisible();
    await expect(page.getByLabel('News and offers')).not.toBeChecked();

    await page.getByRole('button', { name: 'Unsubscribe from everything' }).click();
    await expect(page.getByText(/^Done\. You won’t get any more news/)).toBeVisible();
    await expect
      .poll(async () => (await mailsWith(origin, shopper.email)).map(({ leadId }) => leadId.includes('.')))
      .toContain(true);
  },
);

journey(
  '[EN-12] one click of a mail client ends it, and scanners that follow the link do not',
  async ({ page, origin, get }) => {
    const link = await subscribe(page, origin, aShopper());
    expect((await get(link)).status).toBe(200);
    await page.goto(link);
    await expect(page.getByLabel('News and offers')).toBeChecked();
    const answer = await get(link.replace('/pages/unsubscribe', '/api/unsubscribe'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await page.reload();
    await expect(page.getByLabel('News and offers')).not.toBeChecked();
  },
);

journey(
  '[EN-12] an address can be unsubscribed without a link; a wrong one is refused',
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/unsubscribe.*status of (404|422)/);
    await page.goto('/pages/unsubscribe?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('alert')).toContainText(
      'This link isn’t complete, or it’s from another site.',
    );
    await page.getByLabel('Email').fill('priya@mail');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('Please enter your email address, such as name@example.com.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('priya@mail');
    await page.getByLabel('Email').fill('nobody@mail.example');
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText(/^Done\. You won’t get any more news/)).toBeVisible();
  },
);
