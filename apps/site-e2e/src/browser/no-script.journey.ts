import { EnquiryForm, pricePanel } from '../support/enquiry-form.ts';
import { wayToStock } from '../support/home.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';

journey.use({ javaScriptEnabled: false });

journey(
  'without JavaScript, links and a form POST lead from home to an enquiry',
  { tag: '@every-dealer' },
  async ({ page, origin, words: { condition }, consoleWatch }) => {
    consoleWatch.allow(/enquire.*status of 422/);
    const shopper = aShopper();
    await page.goto('/');
    await wayToStock(page).click();
    await page.waitForURL('**/search/new-used-and-demo-cars/**');
    const stock = new StockPage(page);
    const all = await stock.total();

    await stock.openFilters('Condition');
    await stock.value('Condition', condition.title).check();
    await page.getByRole('button', { name: /^Show me [\d,]+/ }).click();
    await expect(page).toHaveURL(new RegExp(`/${condition.code}-cars|car_type=${condition.code}`));
    await expect.poll(() => stock.total()).toBeLessThan(all);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);

    const title = stock.cards.nth(1).getByRole('link').first();
    const name = await title.innerText();
    await title.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await pricePanel(page)
      .getByRole('link', { name: /^(Enquire now|Find me)/i })
      .click();
    await expect(page).toHaveURL(/\/enquire\?car=/);

    const form = new EnquiryForm(page.getByRole('main'));
    await form.fill({ ...shopper, postcode: '80' });
    await form.send();
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await expect(page.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.');
    await expect.poll(() => form.values()).toEqual(Object.values({ ...shopper, postcode: '80' }));
    expect(page.url()).not.toContain('Nair');

    const again = new EnquiryForm(page.getByRole('main'));
    await again.fill({ postcode: shopper.postcode });
    await again.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/success');
    const mail = await mailWith(origin, shopper.email);
    expect(mail.text).toContain(shopper.message);
    expect(Object.values(mail.attachments)[0]).toContain('<adf>');
  },
);

journey('without scripts, the contact form and the footer work', async ({ page, origin, dealer }) => {
  const shopper = aShopper();
  await page.goto('/');
  const groups = page.getByRole('contentinfo').getByRole('navigation');
  const group = groups.filter({ has: page.locator('a', { hasText: 'Contact us' }) });
  const contact = group.getByRole('link', { name: 'Contact us' });
  const fold = group.locator('summary'); // phones have one
  if (await fold.isVisible()) {
    await expect(contact).toBeHidden();
    await fold.click();
  }
  await contact.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const form = new EnquiryForm(page.getByRole('main'));
  await form.fill(shopper);
  const place = form.field('Location');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  await form.send();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(dealer.name);
  await mailWith(origin, shopper.email);
});

journey('without scripts, a place is its address and a link to a map', async ({ page, site }) => {
  await page.goto(`/cars/${carOf(site, 'plain').slug}`);
  const place = page.locator('#vehicle-map');
  await expect(place.getByRole('figure', { name: /^Address: / }).first()).toBeVisible();
  const directions = place.getByRole('link', { name: /^(Get )?Directions/ }).first();
  await expect(directions).toHaveAttribute('href', /^https:/);
  await expect(place.getByRole('button')).toHaveCount(0);
});

journey('[FI-04] [FI-07] without scripts, a loan is asked of the page by a form', async ({ page, site }) => {
  await page.goto(`/cars/${carOf(site, 'plain').slug}`);
  const form = page.getByRole('form', { name: 'Finance calculator, without scripts' });
  await form.getByLabel(/^(Purchase price|Loan amount)$/).fill('$20,000');
  await form.getByLabel('How often you pay').selectOption('Monthly');
  await form.getByRole('button', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/loan=%2420%2C000.*pay=monthly#finance-calculator$/);
  await expect(form.getByLabel(/^(Purchase price|Loan amount)$/)).toHaveValue('$20,000');
  const calculator = page.getByRole('group', { name: 'Finance calculator' });
  await expect(calculator).toContainText(/per month, estimated.*comparison rate.*WARNING/s);
});
