import { EnquiryForm, pricePanel } from '../support/enquiry-form.ts';
import { focusShows, tabTo } from '../support/keyboard.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  'by keyboard only, a shopper searches, filters and sends an enquiry',
  { tag: '@both-screens' },
  async ({ page, origin, words }) => {
    const shopper = aShopper();
    await visit(page, STOCK);
    const stock = new StockPage(page);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, stock.box);
    await expect.poll(() => focusShows(page)).toBe(true);
    await page.keyboard.type(words.begun);
    await expect(page).toHaveURL(new RegExp(`query=${words.begun}`));
    await expect(stock.box).toBeFocused();

    const used = stock.value('Condition', 'Used');
    const heading = stock.heading('Condition');
    const inSheet = !(await heading.isVisible());
    if (inSheet) {
      await tabTo(page, stock.allFilters);
      await page.keyboard.press('Enter');
      await expect(heading).toBeVisible();
    }
    if (!(await used.isVisible())) {
      await tabTo(page, heading);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, used);
    await expect.poll(() => focusShows(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/used/);
    await expect(stock.value('Condition', 'Used')).toBeChecked();
    await expect(stock.value('Condition', 'Used'), 'the focus stays where it was').toBeFocused();
    if (inSheet) {
      await page.keyboard.press('Escape');
      await expect(stock.allFilters, 'the focus is back where it came from').toBeFocused();
    }

    const title = stock.cards.first().getByRole('link').first();
    await expect(stock.cards.first()).toContainText(words.make);
    await tabTo(page, title, 120);
    await expect.poll(() => focusShows(page)).toBe(true);
    const name = await title.innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    const button = pricePanel(page).getByRole('link', { name: /^(Enquire now|Find me)/i });
    await tabTo(page, button);
    await expect.poll(() => focusShows(page)).toBe(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);

    const form = new EnquiryForm(dialog);
    await form.seen();
    await tabTo(page, dialog.getByLabel('First name'));
    for (const value of [shopper.name, shopper.last_name, shopper.email, shopper.phone, shopper.postcode]) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(shopper.message);
    await tabTo(page, dialog.getByRole('button', { name: /^(Enquire|Message) now/i }));
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate((element) => element.contains(document.activeElement)),
        'focus trap of the dialog',
      ).toBe(true);
    }
    await tabTo(page, dialog.getByRole('button', { name: /^(Enquire|Message) now/i }));
    await form.takeTime();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await mailWith(origin, shopper.email);
  },
);

journey(
  'the menus open, close and lead on by keyboard',
  { tag: '@both-screens' },
  async ({ page, dealer }) => {
    const menu = dealer.nav.header.find((entry) => !('url' in entry));
    if (!menu) throw new Error('The site has no menu.');
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const button = main.getByText(menu.name, { exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const links = main
      .getByRole('group')
      .filter({ has: page.getByText(menu.name, { exact: true }) })
      .getByRole('link');
    const last = links.last();
    await expect(last).toBeVisible();
    const target = new URL((await last.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await tabTo(page, last, await links.count());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target.href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(last).toBeHidden();
  },
);
