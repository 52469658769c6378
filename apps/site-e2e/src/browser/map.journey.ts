import type { Page } from '@playwright/test';
import type { DealerConfig } from '@forecourt/site-config';
import { mapHost } from '../support/map-host.ts';
import { placePath } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, scrolled, settled, visit } from '../support/visit.ts';

/** The location section at the bottom of a vehicle page. */
async function whereToSeeIt(page: Page, site: string) {
  await visit(page, `/cars/${carOf(site, 'plain').slug}`);
  const place = page.locator('#vehicle-map');
  await live(place);
  return place;
}

/** The address of the dealer's map style. */
function styleOf({ map }: DealerConfig): string {
  if (!map) throw new Error('The dealer has no map.');
  return map.styleUrl;
}

/** The third-party hosts that a page requests. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, host, href } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host) foreign.push(href);
  });
  return foreign;
}

journey(
  'a third-party map loads on click, automatically from then on, until the visitor hides it',
  { tag: '@map' },
  async ({ page, site, origin, dealer, hasTouch }) => {
    const foreign = foreignRequests(page, origin);
    const host = await mapHost(page, styleOf(dealer));
    const place = await whereToSeeIt(page, site);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('figure', { name: /^Address: / }).first()).toBeVisible();
    const show = place.getByRole('button', { name: 'Show the map' });
    const hide = place.getByRole('button', { name: 'Hide the map' });
    await expect(show).toHaveCount(1);
    expect(foreign).toEqual([]);

    const height = (await place.boundingBox())?.height;
    await show.click();
    await expect(hide).toBeFocused();
    await expect.poll(async () => (await place.boundingBox())?.height).toBe(height);
    const map = place.getByRole('region', { name: /^Map around / });
    await expect(map).toBeVisible();
    await expect(place.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    expect(host.asked).toContain(new URL(styleOf(dealer)).pathname);
    await expect.poll(() => host.asked.filter((path) => path.endsWith('.pbf')).length).toBeGreaterThan(0);

    const title = await map.getAttribute('aria-label');
    const mark = place.getByRole('img', { name: title?.replace('Map around ', '') ?? '', exact: true });
    await settled(mark);
    const before = (await mark.boundingBox())?.x ?? 0;
    await page.keyboard.press('Tab');
    await expect(map).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await mark.boundingBox())?.x ?? before).toBeLessThan(before - 50);
    if (!hasTouch) {
      const down = await scrolled(page);
      await map.hover();
      await page.mouse.wheel(0, -200);
      await expect.poll(() => scrolled(page)).toBeLessThan(down);
    }

    const again = await whereToSeeIt(page, site);
    await again.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
    await hide.click();
    await expect(show).toBeFocused();
    await expect(place.getByRole('figure', { name: /^Address: / })).toBeVisible();

    const known = host.asked.length;
    await (await whereToSeeIt(page, site)).scrollIntoViewIfNeeded();
    await expect(show).toBeVisible();
    expect(host.asked).toHaveLength(known);
  },
);

journey(
  'when the map fails, the address stays with a link to an external map',
  { tag: '@map' },
  async ({ page, site, dealer, consoleWatch }) => {
    const style = styleOf(dealer);
    consoleWatch.allow(new RegExp(`at ${new URL(style).origin}/.*Failed to load resource`));
    (await mapHost(page, style)).goAway();
    const place = await whereToSeeIt(page, site);
    await place.scrollIntoViewIfNeeded();
    await place.getByRole('button', { name: 'Show the map' }).click();
    await expect(place.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(place.getByText('The map didn’t load.')).toBeVisible();
    await expect(place.getByRole('link', { name: 'Open one in a new window' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(place.getByRole('figure', { name: /^Address: / }).first()).toBeVisible();
    await expect(place.getByRole('link', { name: /^(Get )?Directions/ }).first()).toHaveAttribute(
      'href',
      /^https:/,
    );
  },
);

journey(
  'a browser that cannot draw maps keeps the address',
  { tag: '@map' },
  async ({ page, site, dealer }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await mapHost(page, styleOf(dealer));
    const place = await whereToSeeIt(page, site);
    await place.getByRole('button', { name: 'Show the map' }).click();
    await expect(place.getByText('The map didn’t load.')).toBeVisible();
    await expect(place.getByRole('region', { name: /^Map around / })).toHaveCount(0);
    await expect(place.getByRole('figure', { name: /^Address: / }).first()).toBeVisible();
  },
);

journey(
  '[LO-02] the page of a place has the map, too',
  { tag: '@map' },
  async ({ page, dealer, definition }) => {
    const [location] = dealer.locations;
    await mapHost(page, styleOf(dealer));
    await visit(page, placePath(definition, location?.slug ?? ''));
    const main = page.getByRole('main');
    await expect(main.getByRole('figure', { name: /^Address: / })).toBeVisible();
    await main.getByRole('button', { name: 'Show the map' }).click();
    await expect(main.getByRole('region', { name: /^Map around / })).toBeVisible();
  },
);

journey(
  '[LO-04] the dealer locator orders the locations by distance from a postcode, and has them all on a map',
  { tag: '@map' },
  async ({ page, dealer }) => {
    const places = dealer.locations.filter(({ visible }) => visible);
    const { postcode } = places.at(-1)?.address ?? {};
    await mapHost(page, styleOf(dealer));
    await visit(page, `/dealer-locator?near=${postcode}`);
    await expect(page).toHaveURL(new RegExp(`/dealerships\\?near=${postcode}$`));
    const main = page.getByRole('main');
    const cards = await main.getByRole('listitem').filter({ hasText: ' away' }).allInnerTexts();
    expect(cards).toHaveLength(places.length);
    expect(cards[0], 'the nearest').toContain(postcode);
    const distances = cards.map((text) => Number(/([\d,]+) km away/.exec(text)?.[1]?.replace(',', '') ?? 0));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));

    await main.getByRole('button', { name: 'Show the map' }).click();
    const map = main.getByRole('region', { name: `Map of ${places.length} locations` });
    await expect(map).toBeVisible();
    const marks = main.getByRole('img', {
      name: places[0]?.name.replace(/ - Sales$/, '') ?? '',
      exact: true,
    });
    await settled(marks);
    const box = await map.boundingBox();
    for (const { name } of places) {
      const mark = await main
        .getByRole('img', { name: name.replace(/ - Sales$/, ''), exact: true })
        .boundingBox();
      const tip = { x: (mark?.x ?? 0) + (mark?.width ?? 0) / 2, y: (mark?.y ?? 0) + (mark?.height ?? 0) };
      expect(tip.x > (box?.x ?? 0) && tip.x < (box?.x ?? 0) + (box?.width ?? 0), `${name}, across`).toBe(
        true,
      );
      expect(tip.y > (box?.y ?? 0) && tip.y <= (box?.y ?? 0) + (box?.height ?? 0), `${name}, down`).toBe(
        true,
      );
    }

    await visit(page, '/dealer-locator?near=Nowhereville');
    await expect(main.getByRole('alert')).toContainText(/^Invalid postcode: .*“Nowhereville”/);
  },
);

journey(
  'a dealer without a map has the address and directions, and no other host is requested',
  { tag: '@mapless' },
  async ({ page, site, origin, dealer, definition }) => {
    const foreign = foreignRequests(page, origin);
    const place = await whereToSeeIt(page, site);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('figure', { name: /^Address: / }).first()).toBeVisible();
    await expect(place.getByRole('link', { name: /^(Get )?Directions/ }).first()).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(place.getByRole('button', { name: 'Show the map' })).toHaveCount(0);

    await visit(page, placePath(definition, dealer.locations[0]?.slug ?? ''));
    const main = page.getByRole('main');
    await expect(main.getByRole('figure', { name: /^Address: / })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
    expect(foreign).toEqual([]);
  },
);
