import type { Locator, Page } from '@playwright/test';

/** The search page as a visitor works it. */
export class StockPage {
  readonly page: Page;
  readonly cards: Locator;
  /** The list that the cards stand in. */
  readonly grid: Locator;
  readonly count: Locator;
  readonly box: Locator;
  readonly sort: Locator;
  readonly active: Locator;
  /** The filter of a bar that is open. */
  private readonly panels: Locator;
  /** Opens the sheet where the filters are a bar. */
  readonly allFilters: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.cards = main.getByRole('article');
    this.grid = main.getByRole('list').filter({ has: page.getByRole('article') });
    this.count = main.getByRole('status');
    this.box = page.getByRole('searchbox', { name: 'Make, model or keyword' });
    this.sort = page.getByRole('combobox', { name: 'Sort' });
    this.allFilters = page.getByRole('button', { name: 'All filters' });
    this.panels = page.getByRole('complementary', { name: 'Filters' }).locator('details[name][open]');
    this.active = page.getByRole('list', { name: 'Active filters' });
  }

  /** The number of vehicles that the page says there are. */
  async total(): Promise<number> {
    const text = await this.count.innerText();
    return Number(
      /([\d,]+) (vehicle|caravan|truck|motorcycle)/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN,
    );
  }

  /** The titles of the cards, in order. */
  titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts();
  }

  /** The prices to buy on the cards, in order; cards without one are left out. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allInnerTexts();
    return texts.flatMap((text) => {
      // Sums on lines of their own are what it was, the price and, by "per week", the repayment; "/week" is a subscription.
      const sums = /(?<!per week\*?\s+)^\$([\d,]+)\s*$(?!\s+(?:per |\/)week)/gm;
      const [price] = [...text.matchAll(sums)].map(([, sum]) => sum).slice(-1);
      return price === undefined ? [] : [Number(price.replaceAll(',', ''))];
    });
  }

  /** Opens the filters where they are a sheet, or stand in one beside the bar, and the named one where it is folded. */
  async openFilters(facet?: string): Promise<void> {
    const pill = this.page.getByRole('button', { name: /^Filter( \d+)?$/ });
    if (await pill.isVisible()) await pill.click();
    if (facet === undefined) return;
    const heading = this.heading(facet);
    if (!(await heading.isVisible())) await this.allFilters.click();
    if (!(await this.group(facet).isVisible())) await heading.click();
  }

  /** Closes the filters where they are a sheet, and what is open of a bar. */
  async closeFilters(): Promise<void> {
    const close = this.page.getByRole('button', { name: 'Close filters' });
    if (await close.isVisible()) await close.click();
    else if ((await this.panels.count()) > 0) await this.page.keyboard.press('Escape');
  }

  /** Ticks a value of a filter, or takes the tick away. */
  async choose(facet: string, value: string): Promise<void> {
    await this.openFilters(facet);
    await this.value(facet, value).click();
    await this.closeFilters();
  }

  /** The tick box of a value; its label ends with the number of vehicles. */
  value(facet: string, value: string): Locator {
    const name = new RegExp(`^${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*[\\d,]*$`);
    return this.group(facet).getByRole('checkbox', { name });
  }

  /** The words that fold and unfold a filter. */
  heading(facet: string): Locator {
    const filters = this.page.getByRole('complementary', { name: 'Filters' });
    return filters.locator('summary').filter({ hasText: new RegExp(`^${facet}$`) });
  }

  /** What a filter offers, once it is unfolded. */
  private group(facet: string): Locator {
    return this.page.getByRole('group', { name: facet, exact: true });
  }
}
