import type { Locator, Page } from '@playwright/test';

/** Page object of the search page. */
export class StockPage {
  readonly page: Page;
  readonly cards: Locator;
  /** The list of cards. */
  readonly grid: Locator;
  readonly count: Locator;
  readonly box: Locator;
  readonly sort: Locator;
  readonly active: Locator;
  /** The filters: a landmark in the page, a dialog as a sheet. */
  readonly filters: Locator;
  /** The open filter of a filter bar. */
  private readonly panels: Locator;
  /** Opens the filter sheet from a filter bar. */
  readonly allFilters: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.cards = main.getByRole('article');
    this.grid = main.getByRole('list').filter({ has: page.getByRole('article') });
    this.count = main.locator('.search-count');
    // Its role changes with the first focus, which loads its suggestions.
    this.box = main.locator('.search-box input');
    this.sort = page.getByRole('combobox', { name: 'Sort' });
    this.allFilters = page.getByRole('button', { name: 'All filters' });
    this.filters = page
      .getByRole('complementary', { name: 'Filters' })
      .or(page.getByRole('dialog', { name: 'Filters' }));
    this.panels = this.filters.locator('details[name][open]');
    this.active = page.getByRole('list', { name: 'Active filters' });
  }

  /** The result count that the page shows. */
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

  /** The purchase prices of the cards, in order; cards without one are skipped. */
  async prices(): Promise<number[]> {
    return (await this.cards.allInnerTexts()).flatMap((text) => priceIn(text) ?? []);
  }

  /** The highest purchase price of the cards; NaN, which fails every comparison, if no card is for sale or one of those has no price. */
  async highestPrice(): Promise<number> {
    const texts = await this.cards.allInnerTexts();
    const forSale = texts.filter((text) => !/^(?:sold|\/week)$/im.test(text)); // a subscription has no purchase price
    return forSale.length === 0
      ? Number.NaN
      : Math.max(...forSale.map((text) => priceIn(text) ?? Number.NaN));
  }

  /** Opens the filter sheet if there is one, and the named filter if it is collapsed. */
  async openFilters(facet?: string): Promise<void> {
    const pill = this.page.getByRole('button', { name: /^Filter( \d+)?$/ });
    if (await pill.isVisible()) await pill.click();
    if (facet === undefined) return;
    const heading = this.heading(facet);
    await heading.or(this.allFilters).filter({ visible: true }).first().waitFor();
    if (!(await heading.isVisible())) await this.allFilters.click();
    await heading.waitFor();
    if (!(await this.group(facet).isVisible())) await heading.click();
  }

  /** Closes the filter sheet or the open filter of a bar. */
  async closeFilters(): Promise<void> {
    const close = this.page.getByRole('button', { name: 'Close filters' });
    if (await close.isVisible()) await close.click();
    else if ((await this.panels.count()) > 0) await this.page.keyboard.press('Escape');
  }

  /** Toggles a value of a filter. */
  async choose(facet: string, value: string): Promise<void> {
    await this.openFilters(facet);
    await this.value(facet, value).click();
    await this.closeFilters();
  }

  /** The checkbox of a value; its label ends with the number of vehicles. */
  value(facet: string, value: string): Locator {
    const name = new RegExp(`^${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*[\\d,]*$`);
    return this.group(facet).getByRole('checkbox', { name });
  }

  /** The summary element that collapses and expands a filter. */
  heading(facet: string): Locator {
    return this.filters.locator('summary').filter({ hasText: new RegExp(`^${facet}$`) });
  }

  /** The values of a filter, once expanded. */
  private group(facet: string): Locator {
    return this.page.getByRole('group', { name: facet, exact: true });
  }
}

/** The purchase price in the text of a card; null without one. */
function priceIn(text: string): number | null {
  // Amounts on their own lines are the old price, the price and, with "per week", the repayment; "/week" is a subscription.
  const sums = /(?<!(?:was|per week\*?)\s+)^\$([\d,]+)\s*$(?!\s+(?:per |\/)week)/gm;
  const [sum] = [...text.matchAll(sums)].map(([, digits]) => digits).slice(-1);
  return sum === undefined ? null : Number(sum.replaceAll(',', ''));
}
