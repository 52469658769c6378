import type { Page } from '@playwright/test';
import { mapHost } from '../../support/map-host.ts';
import { STOCK } from '../../support/pages.ts';
import { StockPage } from '../../support/stock-page.ts';
import { isListed, stockOf } from '../../support/stock.ts';
import { expect, journey } from '../../support/test.ts';
import { overflow, settled, visit } from '../../support/visit.ts';

/** The summary, the list and the map of the results by location. */
function resultsMap(page: Page) {
  const main = page.getByRole('main');
  return {
    summary: main.locator('summary').filter({ hasText: /^Map of \d+ locations$/ }),
    list: main.getByRole('list', { name: 'Results by location' }),
    map: main.getByRole('region', { name: /^Map of \d+ locations$/ }),
    show: main.getByRole('button', { name: 'Show the map' }),
    groups: main.getByRole('button', { name: /places, [\d,]+ vehicles.*Zoom in$/ }),
    marks: main.getByRole('button', { name: /, [\d,]+ vehicles?$/ }),
  };
}

const numberIn = (text: string | null, what: RegExp): number =>
  Number(what.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

journey(
  'on the map of results a mark filters by its location, the address follows, and Back undoes it',
  { tag: ['@places', '@both-screens'] },
  async ({ page, site, dealer }) => {
    if (!dealer.map) throw new Error('The dealer has no map.');
    const host = await mapHost(page, dealer.map.styleUrl);
    await visit(page, STOCK);
    const stock = new StockPage(page);
    const all = await stock.total();
    const { summary, map, show, groups, marks } = resultsMap(page);
    const code: string[] = [];
    page.on('request', (request) => {
      if (/maplibre|LivePlaces|drawPlaces/i.test(request.url())) code.push(request.url());
    });

    await expect(summary).toHaveCount(1);
    expect(code, 'nothing of the map before a touch').toEqual([]);
    await summary.click();
    await expect(show).toBeVisible();
    expect(host.asked, 'nothing of its host before consent').toEqual([]);
    await show.click();
    await expect(map).toBeVisible();
    await expect(groups.first()).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    await settled(groups.or(marks));

    // With the keyboard alone: closer to a group of near places, then one of its places.
    const far = await groups.first().getAttribute('aria-label');
    await groups.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: far ?? '', exact: true })).toHaveCount(0);
    const mark = marks.first();
    await expect(mark).toBeVisible();
    await settled(groups.or(marks)); // the map moves to the group
    const name = await mark.getAttribute('aria-label');
    const there = numberIn(name, /, ([\d,]+) vehicles?$/);
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(all);
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/location_name=/);
    await expect.poll(() => stock.total()).toBe(there);
    const pressed = page.getByRole('button', { name: name ?? '', exact: true });
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    await expect(pressed).toBeFocused();
    const value = new URL(page.url()).searchParams.get('location_name');
    const cars = stockOf(site).filter((car) => isListed(car) && car.status !== 'sold');
    expect(cars.filter((car) => car.location_name === value)).toHaveLength(there);

    await page.goBack();
    await expect(page).not.toHaveURL(/location_name=/);
    await expect.poll(() => stock.total()).toBe(all);
    await expect(pressed).toHaveAttribute('aria-pressed', 'false');
    await expect(map, 'the map stays').toBeVisible();
  },
);

journey(
  'the results by location are links where the map has no code and no consent',
  { tag: '@places' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/LivePlaces/);
    await page.route(/\/assets\/LivePlaces-[^/]*\.js$/, (route) => route.abort());
    await visit(page, STOCK);
    const { summary, list } = resultsMap(page);
    await summary.click();
    const link = list.getByRole('link').first();
    const there = numberIn(await link.innerText(), /([\d,]+)\s*$/);
    await link.click();
    await expect.poll(() => new StockPage(page).total()).toBe(there);
    await expect(link).toHaveAttribute('aria-current', 'true');
  },
);
