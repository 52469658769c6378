import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { expect, journey } from '../../support/test.ts';
import { scrolled, visit } from '../../support/visit.ts';

journey(
  '[SR-01] Back from a car restores the results and the scroll position',
  { tag: '@every-dealer' },
  async ({ page, words: { begun: typed } }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const transitions: string[] = [];
      Object.assign(window, { transitions });
      document.startViewTransition = (update) => {
        const transition = start(update);
        const add = (word: string) => void transitions.push(word);
        transition.ready.then(
          () => {
            const parts = document.getAnimations().map(({ effect }) => effect);
            const grows = parts.some(
              (part) =>
                part instanceof KeyframeEffect &&
                part.pseudoElement === '::view-transition-group(vehicle-picture)',
            );
            add(grows ? 'the picture grows' : 'no picture grows');
          },
          (error: unknown) => add(String(error)),
        );
        return transition;
      };
    });
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    await stock.box.fill(typed);
    await expect.poll(() => stock.total()).toBeLessThan(all);
    const titles = await stock.titles();
    const card = stock.cards.nth(7);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link').first();
    const name = await link.innerText();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`query=${typed}`));
    await expect.poll(() => stock.titles()).toEqual(titles);
    await expect(stock.box).toHaveValue(typed);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(60);
    expect(
      asked.filter((url) => !url.includes('/api/')),
      'no search request is repeated',
    ).toEqual([]);

    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'transitions')))
      .toEqual(['the picture grows', 'the picture grows']);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
