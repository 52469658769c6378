import { randomUUID } from 'node:crypto';
import { openEnquiry } from '../support/enquiry-form.ts';
import { wayToStock } from '../support/home.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith, mailsWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated, visit } from '../support/visit.ts';

journey(
  'from the home page to a car to an enquiry that reaches the dealer',
  { tag: ['@every-dealer', '@always'] },
  async ({ page, origin, dealer, words: { condition } }) => {
    const shopper = aShopper();
    await visit(page, '/?utm_source=newspaper');
    await wayToStock(page).click();
    await page.waitForURL('**/search/new-used-and-demo-cars/**');
    await hydrated(page);

    const stock = new StockPage(page);
    await expect(stock.count).toHaveCount(1);
    const all = await stock.total();
    await stock.choose('Condition', condition.title);
    await expect(page).toHaveURL(new RegExp(`/search/(${condition.code}-cars|.*car_type=${condition.code})`));
    await expect.poll(() => stock.total()).toBeLessThan(all);
    const title = stock.cards.first().getByRole('link').first();
    const name = await title.innerText();
    await title.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const carPath = new URL(page.url()).pathname;
    expect(carPath).toMatch(/^\/cars\//);

    const form = await openEnquiry(page);
    const dialog = form.where;
    await expect(dialog).toContainText(name.replace(/^\d{4} /, ''));
    await form.fill(shopper);
    const request = page.waitForRequest('**/api/leads');
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/success');
    expect(page.url()).not.toContain(encodeURIComponent(shopper.email));
    await expect(page.getByRole('main')).toContainText(name.replace(/^\d{4} /, ''));

    expect((await request).postDataJSON()).toMatchObject({
      email: shopper.email,
      url: expect.stringContaining(carPath),
      lead_attributes: {
        visited_pages: expect.arrayContaining(['/', carPath]),
        linked_query_params: { utm_source: 'newspaper' },
      },
    });
    const mail = await mailWith(origin, shopper.email);
    expect(mail.subject).toContain(`${shopper.name} ${shopper.last_name}`);
    const recipients = [dealer.leads.email, ...dealer.locations.map(({ leadEmail }) => leadEmail)];
    expect(recipients).toContain(mail.to);
    expect(mail.text).toContain(shopper.message);
    const [adf = ''] = Object.values(mail.attachments);
    expect(adf).toContain('<?ADF version="1.0"?>');
    expect(adf).toContain(`<vehicle interest="buy" status="${condition.code}">`);
    expect(adf).toContain(carPath);
  },
);

journey(
  'two enquiries about one vehicle are deduped to one lead, and the dealer gets both messages',
  { tag: '@once-desktop' },
  async ({ page, site, origin }) => {
    const shopper = aShopper();
    const more = `And does it have a towbar? ${randomUUID()}`;
    const ids: string[] = [];
    for (const message of [shopper.message, more]) {
      await visit(page, `/cars/${carOf(site, 'plain').slug}`);
      const form = await openEnquiry(page);
      await form.fill({ ...shopper, message });
      const answer = page.waitForResponse('**/api/leads');
      await form.send();
      ids.push(JSON.parse(await (await answer).text()).lead_id);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    }
    expect(ids[1]).toBe(ids[0]);
    const added = await mailWith(origin, more);
    expect(added.leadId).toBe(`${ids[0]}.2`);
    expect(added.text).toContain(shopper.message);
    expect(added.text).toContain(shopper.email);
    await expect.poll(() => mailsWith(origin, shopper.email)).toHaveLength(2);
  },
);

journey(
  'Escape and Back close the dialog, the focus returns to the button, the page has not scrolled; typed text is kept',
  async ({ page }) => {
    await visit(page, '/search/used-cars');
    const card = new StockPage(page).cards.nth(4);
    const button = card.getByRole('link', { name: /^(Enquire now|Find me)/i });
    await button.scrollIntoViewIfNeeded();
    const dialog = page.getByRole('dialog');
    const message = dialog.getByLabel('Message');
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await button.click();
      await expect(dialog).toBeVisible();
      const before = await page.evaluate(() => window.scrollY);
      await message.fill('Does it have a tow bar?');
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      expect(new URL(page.url()).pathname).toBe('/search/used-cars');
      await button.click();
      await expect(message).toHaveValue('Does it have a tow bar?');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
);
