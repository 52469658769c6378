import type { Page } from '@playwright/test';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Our Locations' });

/** The buttons that scroll the carousel. */
const arrows = (page: Page) => carousel(page).getByRole('button', { name: /, Our Locations$/ });

/** Whether a slide of the carousel is whole in the row. */
const inView = (page: Page, index: number): Promise<boolean> =>
  carousel(page)
    .getByRole('list')
    .evaluate((row, at) => {
      const [outer, inner] = [row, row.children[at] ?? row].map((each) => each.getBoundingClientRect());
      return outer && inner ? inner.left >= outer.left - 1 && inner.right <= outer.right + 1 : false;
    }, index);

journey(
  '[LO-01] the home page has a carousel of location cards whose buttons are disabled at its ends',
  { tag: '@once-desktop' },
  async ({ page, dealer }) => {
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    await visit(page, '/');
    const region = carousel(page);
    const cards = region.getByRole('article');
    await expect(cards).toHaveCount(dealer.locations.length);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
        'href',
        /^\/contact-us\//,
      );
      await expect(card.getByRole('link', { name: /^Directions/ })).toBeAttached();
    }
    const previous = region.getByRole('button', { name: 'Previous, Our Locations' });
    const next = region.getByRole('button', { name: 'Next, Our Locations' });
    await expect(previous).toBeDisabled();
    expect(chunks.filter((url) => url.includes('LocationRow'))).toEqual([]);

    await next.click();
    await expect.poll(() => inView(page, 3)).toBe(true);
    await expect(previous).toBeEnabled();
    for (let at = 3; at < dealer.locations.length; at += 3) {
      await expect(region.getByText(`${at + 1} – ${at + 3} of ${dealer.locations.length}`)).toBeVisible();
      await expect.poll(() => inView(page, at)).toBe(true);
      if (at + 3 < dealer.locations.length) await next.click();
    }
    await expect(next).toBeDisabled();
    await expect.poll(() => inView(page, dealer.locations.length - 1)).toBe(true);

    await region.getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(next).toBeEnabled();
  },
);

journey(
  '[LO-01] on a phone the carousel of locations says that it can be swiped; it has no buttons there, and none without its code',
  { tag: '@once-desktop' },
  async ({ page, browser, origin }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, '/');
    const region = carousel(page);
    await expect(region.getByText('Swipe to see more locations')).toBeVisible();
    await expect(arrows(page)).toHaveCount(0);
    await expect.poll(() => inView(page, 0)).toBe(true);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const plain = await context.newPage();
    await plain.goto(`${origin}/`);
    await expect(arrows(plain)).toHaveCount(0);
    await carousel(plain).getByRole('article').last().getByRole('link').first().focus();
    await carousel(plain).getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(carousel(plain).getByRole('article').last()).toBeInViewport();
    await context.close();
  },
);
