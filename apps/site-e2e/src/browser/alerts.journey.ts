import { aShopper } from '../support/lead.ts';
import { alertsWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

journey.use({ javaScriptEnabled: false });

journey(
  'without scripts, a shopper finds the form about a vehicle, asks for news of a search, confirms it by the link, and stops it',
  { tag: ['@alerts', '@once-desktop'] },
  async ({ page, site, origin, get, consoleWatch }) => {
    consoleWatch.allow(/status of 422/);
    const { email } = aShopper();
    const car = carOf(site, 'plain');
    await page.goto(`/cars/${car.slug}`);
    await page.getByRole('link', { name: 'Email me when the price drops' }).click();
    await expect(page.getByRole('main').getByText(car.name)).toBeVisible();
    await page.goto('/search/new-used-and-demo-cars/?price=-90000');
    await page.getByRole('link', { name: 'Email me when new ones like this come in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email alerts' })).toBeVisible();
    await expect(page.getByText('up to $90,000')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please tick the box to agree.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await page.getByLabel(/^Email me when vehicles like this come in/).check();
    await page.getByLabel('As soon as there’s news, but not at night').check();
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByText('Please check your email.')).toBeVisible();

    let link = '';
    await expect
      .poll(async () => {
        const [mail] = await alertsWith(origin, email);
        link = /https?:\S*\/alerts\?confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    const { pathname, search } = new URL(link);
    // A mail scanner follows links and confirms nothing.
    expect((await get(pathname + search)).status).toBe(200);
    await page.goto(pathname + search);
    await expect(page.getByText('p•••@mail.example')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, start my alert' }).click();
    await expect(page.getByText('Thanks, your alert has started.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'up to $90,000' })).toBeVisible();
    await expect(page.getByLabel('As soon as there’s news, but not at night')).toBeChecked();
    await page.getByRole('button', { name: 'Stop all alerts' }).click();
    await expect(page.getByText('We send no alerts to')).toBeVisible();
  },
);
