import type { Page } from '@playwright/test';
import { cardTag } from '@forecourt/tags';
import { listOption } from '../support/options.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[SR-05] each card shows its tag, picture, price and actions; skeleton cards are shown while another page loads',
  { tag: '@every-dealer' },
  async ({ page, site, words, definition }) => {
    const { electricTag, newArrivalDays } = definition.dealer.stock;
    const tagOf = ({
      status,
      simple_fuel = null,
      fuel = null,
      tag = null,
      created_at = null,
      ...car
    }: StockCar) =>
      cardTag(
        {
          status,
          simple_fuel,
          fuel,
          tag,
          created_at,
          reserved: car.reserved ?? false,
          certified: car.certified ?? false,
        },
        { now: new Date(), electricTag, newArrivalDays },
      )?.text ?? '';
    const offersDrives = listOption(definition, 'enquiry', 'cardActions').includes('testDrive');

    await visit(page, STOCK);
    const cards = await shownCards(page);
    expect(cards).toHaveLength(21);
    for (const { path, title, tag, text, buttons, pictureWidth } of cards) {
      const car = stockOf(site).find(({ slug }) => path === `/cars/${slug}`);
      if (!car) throw new Error(`The feed has no vehicle at ${path}.`);
      expect(title).toContain(`${car.make} ${car.model}`);
      expect(tag.toLowerCase(), `the tag of ${path}`).toBe(tagOf(car).toLowerCase());
      expect(pictureWidth, `the picture of ${path}`).toBeGreaterThan(0);
      if (car.status !== 'sold') expect(text, path).toMatch(/\$[\d,]+|Enquire for price\.|Preorder/i);
      expect(buttons[0], path).toMatch(/^(Enquire now|Find me something similar)/i);
      const isDriven = car.status === 'in_stock' && !car.reserved && car.item_type !== 'caravan';
      const tried = car.item_type === 'motorcycle' ? 'Book test ride' : 'Book test drive';
      if (offersDrives && isDriven) expect(buttons[1], path).toMatch(new RegExp(`^${tried}`));
    }
    expect(cards.filter(({ tag }) => tag !== '').length, 'cards with a tag').toBeGreaterThan(0);

    const stock = new StockPage(page);
    const { hold, release } = await engineOf(page);
    const busy = page.locator('.card-grid[aria-busy="true"]');
    hold();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(busy.locator('.skeleton').first()).toBeVisible();
    await expect(stock.cards).toHaveCount(0);
    release();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await expect(busy).toHaveCount(0);
    await expect(stock.cards.first()).toBeVisible();

    hold();
    await stock.box.fill(words.begun);
    await expect(busy).toBeAttached();
    release();
    await expect(busy).toHaveCount(0);
    await expect(stock.cards.first()).toContainText(words.make);
  },
);

/** What the cards of the page show. Each is scrolled to, so that its picture loads. */
function shownCards(page: Page) {
  return page.locator('main article').evaluateAll(async (cards) => {
    const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
    const shown = [];
    for (const card of cards) {
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const picture = card.querySelector('img');
      await picture?.decode().catch(() => undefined);
      shown.push({
        path: card.querySelector('a')?.getAttribute('href') ?? '',
        title: textOf(card.querySelector('h2')),
        tag: textOf(card.querySelector('.card-picture > .tag')),
        text: textOf(card),
        buttons: Array.from(card.querySelectorAll('a[aria-haspopup="dialog"]'), (button) => textOf(button)),
        pictureWidth: picture?.naturalWidth ?? 0,
      });
    }
    return shown;
  });
}

/** Holds the answers of the search engine, and releases them. */
async function engineOf(page: Page) {
  const gate = { open: () => {}, opened: Promise.resolve() };
  await page.route('**/typesense/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return {
    hold: () => {
      gate.opened = new Promise((resolve) => (gate.open = resolve));
    },
    release: () => gate.open(),
  };
}
