import type { Locator, Page } from '@playwright/test';
import { openEnquiry, pricePanel } from '../support/enquiry-form.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { heartOf } from '../support/heart.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The visible buttons, and links that look like one, without a border, except those that are plain text. */
const withoutEdge = (page: Page) =>
  page
    .locator('.button:not(.button-text), .float-button, .round-button, .sort-pill > *, .segment')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.closest('.bare-actions') === null)
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
            getComputedStyle(element);
          const canvas = getComputedStyle(document.documentElement).backgroundColor;
          const hasBorder =
            borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== canvas;
          return !hasBorder && backgroundColor === canvas;
        })
        // The pill of phones is a plain row on wide screens.
        .filter((element) => {
          const pill = element.closest('.sort-pill');
          return pill === null || getComputedStyle(pill).position === 'sticky';
        })
        .map((element) => element.textContent?.trim() || element.getAttribute('aria-label')),
    );

const colours = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    return { color, backgroundColor, borderTopColor, borderTopWidth };
  });

/** Whether two parts differ by a background, not only by the weight of their text. */
async function differ(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => (await colours(one)).backgroundColor === (await colours(other)).backgroundColor)
    .toBe(false);
}

const outline = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

journey(
  'in a contrast theme buttons have edges, selected parts and the focus show, icons and logo are visible',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(page, STOCK);
    const stock = new StockPage(page);
    await expect.poll(() => withoutEdge(page), 'search').toEqual([]);
    const canvas = (await colours(page.locator('html'))).backgroundColor;
    const logo = page.getByRole('banner').getByRole('img', { includeHidden: true }).first();
    expect((await colours(logo)).backgroundColor, 'the logo has the background it was made for').not.toBe(
      canvas,
    );
    const icon = await stock.cards
      .first()
      .locator('.icon')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(icon, 'a mask is painted').not.toBe(canvas);
    await stock.box.focus();
    await expect.poll(() => outline(stock.box), 'focus of a field').toBeGreaterThanOrEqual(3);

    const [used, fresh] = [stock.value('Condition', 'Used'), stock.value('Condition', 'New')];
    await stock.openFilters('Condition');
    await used.click();
    await expect(page).toHaveURL(/used/);
    await differ(used, fresh);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await differ(pages.locator('[aria-current]'), pages.getByRole('link', { name: 'Page 2', exact: true }));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await differ(menu.locator('.nav-current').first(), menu.locator('.nav-entry:not(.nav-current)').first());

    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    await expect.poll(() => withoutEdge(page), 'vehicle').toEqual([]);
    const tabs = page.getByRole('tablist', { name: 'About this vehicle' }).getByRole('tab');
    await live(tabs.first());
    await differ(tabs.first(), tabs.nth(1));
    const heart = heartOf(page, car, 'Save');
    const before = await colours(heart);
    await heart.click();
    const saved = heartOf(page, car, 'Saved');
    await expect
      .poll(async () => (await colours(saved)).backgroundColor, 'saved')
      .not.toBe(before.backgroundColor);

    const form = await openEnquiry(page);
    await form.seen();
    const dialog = await colours(page.getByRole('dialog'));
    expect(Number.parseFloat(dialog.borderTopWidth), 'edge of the dialog').toBeGreaterThan(0);
    await form.field('Email').focus();
    await expect.poll(() => outline(form.field('Email'))).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Escape');
    await expect(pricePanel(page).getByRole('link', { name: /^Enquire now/i })).toBeFocused();
    const enquire = pricePanel(page).getByRole('link', { name: /^Enquire now/i });
    await expect.poll(() => outline(enquire)).toBeGreaterThan(0);
  },
);

journey(
  'in a contrast theme each button of a home page has a face: none is on the picture behind it',
  { tag: '@every-dealer' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/');
    const faces = await page
      .locator('main .button:not(.button-text)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((button) => [button.textContent, getComputedStyle(button).backgroundColor] as const),
      );
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter(([, face]) => /^rgba\(.*, 0\)$/.test(face))).toEqual([]);
  },
);
