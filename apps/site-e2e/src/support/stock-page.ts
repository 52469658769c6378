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

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.cards = main.getByRole('article');
    this.grid = main.getByRole('list').filter({ has: page.getByRole('article') });
    this.count = main.getByRole('status');
    this.box = page.getByRole('searchbox', { name: 'Make, model or keyword' });
    this.sort = page.getByRole('combobox', { name: 'Sort' });
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

  /** The prices on the cards, in order; cards without one are left out. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allInnerTexts();
    return texts.flatMap((text) => {
      // Sums on lines of their own are what it was, the price and, above "per week", the repayment.
      const [price] = [...text.matchAll(/^\$([\d,]+)\s*$(?!\s+per week)/gm)].map(([, sum]) => sum).slice(-1);
      return price === undefined ? [] : [Number(price.replaceAll(',', ''))];
    });
  }

  /** Opens the filters where they are a sheet. */
  async openFilters(): Promise<void> {
    const pill = this.page.getByRole('button', { name: /^Filter( \d+)?$/ });
    if (await pill.isVisible()) await pill.click();
  }

  /** Closes the filters where they are a sheet. */
  async closeFilters(): Promise<void> {
    const close = this.page.getByRole('button', { name: 'Close filters' });
    if (await close.isVisible()) await close.click();
  }

  /** Ticks a value of a filter, or takes the tick away. */
  async choose(facet: string, value: string): Promise<void> {
    await this.openFilters();
    await this.value(facet, value).click();
    await this.closeFilters();
  }

  /** The tick box of a value; its label ends with the number of vehicles. */
  value(facet: string, value: string): Locator {
    const name = new RegExp(`^${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*[\\d,]*$`);
    return this.page.getByRole('group', { name: facet, exact: true }).getByRole('checkbox', { name });
  }
}
