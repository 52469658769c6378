import { pricePanel } from '../support/enquiry-form.ts';
import { jsonLdOf } from '../support/html.ts';
import { textOption } from '../support/options.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The schema.org type of each kind of vehicle. */
const SCHEMA_TYPES = { car: 'Car', caravan: 'Vehicle', truck: 'Vehicle', motorcycle: 'Motorcycle' };

journey(
  '[VD-01] the breadcrumb links to each parent page, and structured data has the same links',
  { tag: '@every-dealer' },
  async ({ page, site, definition, origin, get }) => {
    const car = carOf(site, 'plain');
    const path = `/cars/${car.slug}`;
    await visit(page, path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    const links = await breadcrumb.getByRole('link').all();
    const shown = await Promise.all(
      links.map(async (link) => ({ name: await link.innerText(), href: await link.getAttribute('href') })),
    );
    const here = await breadcrumb.locator('[aria-current="page"]').innerText();
    expect(shown.map(({ name }) => name)).toEqual([
      'Home',
      definition.dealer.stock.itemTypes.length > 1
        ? expect.stringMatching(/^(Caravan|Truck|Motorcycle|Car)s$/)
        : textOption(definition, 'vdp', 'stockName'),
      car.make,
      car.model,
    ]);
    expect(here).toBe(car.name);

    const data = jsonLdOf((await get(path)).text).find((each) => each['@type'] === 'BreadcrumbList');
    const origins = new URL(String(canonicalOf((await get(path)).text))).origin;
    expect(data?.['itemListElement']).toEqual([
      ...shown.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origins}${href}`,
      })),
      { '@type': 'ListItem', position: shown.length + 1, name: here },
    ]);

    for (const { href } of shown) expect((await get(href ?? '')).status, href ?? '').toBe(200);
    await breadcrumb.getByRole('link', { name: car.model, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${car.make} ${car.model}` })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${path}"]`)
        .or(page.getByRole('link', { name: 'Next page' }))
        .first(),
    ).toBeVisible();
    expect(page.url()).toContain(origin);
  },
);

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

journey(
  'the vehicle page has price, facts and actions, and its structured data the same price',
  { tag: '@every-dealer' },
  async ({ page, site, dealer, definition, get }) => {
    const car = carOf(site, 'plain');
    const similarAsked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/similar')) similarAsked.push(new URL(request.url()).pathname);
    });
    await visit(page, `/cars/${car.slug}`);
    const panel = pricePanel(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(`$${car.price?.toLocaleString('en-AU')}`);
    await expect(main).toContainText(`Stock ${car.stocknum}`);
    if (dealer.phones.mask) await panel.getByRole('link', { name: /^Show number/ }).click();
    await expect(panel.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(main).toContainText('Dealer Comments');
    await expect(page.getByRole('heading', { name: /^(Specifications|Particulars)$/ })).toBeVisible();
    const similar = textOption(definition, 'vdp', 'similarTitle') ?? `Similar ${car.item_type}s`;
    const heading = page.getByRole('heading', { name: similar });
    await expect(heading).toBeVisible();
    expect(similarAsked, 'nobody is near them yet').toEqual([]);
    await heading.scrollIntoViewIfNeeded();
    await expect(page.locator('section', { has: heading }).getByRole('article').first()).toBeVisible();
    expect(similarAsked).toEqual([`/api/cars/${car.slug}/similar`]);
    if (dealer.finance) await expect(panel).toContainText('comparison');

    const [data] = jsonLdOf((await get(`/cars/${car.slug}`)).text);
    expect(data).toMatchObject({
      '@type': SCHEMA_TYPES[car.item_type ?? 'car'],
      name: car.name,
      brand: { name: car.make },
      offers: { price: car.price, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
  },
);

journey(
  'the gallery moves by arrow key, by thumbnail and, on desktop, by button',
  { tag: ['@every-dealer', '@both-screens'] },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    const count = car.images?.length ?? 0;
    await visit(page, `/cars/${car.slug}`);
    const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
    await live(gallery);
    const shows = (photo: number) => expect(gallery).toContainText(`${photo} / ${count}`);
    await shows(1);
    await expect(gallery.getByRole('button', { name: '360' }), 'it has no 360 view').toHaveCount(0);
    const goal = Math.min(count, 4); // trucks have at most three pictures
    await gallery.getByRole('list', { name: 'Photos' }).first().focus();
    for (let photo = 2; photo < goal; photo += 1) {
      await page.keyboard.press('ArrowRight');
      await shows(photo);
    }
    const thumbnail = gallery.getByRole('link', { name: `Show photo ${goal}` });
    if (await thumbnail.isVisible()) await thumbnail.click();
    else await page.keyboard.press('ArrowRight');
    await shows(goal);
    const previous = gallery.getByRole('button', { name: 'Previous photo' });
    if (await previous.isVisible()) {
      await previous.click();
      await shows(goal - 1);
    }
  },
);

journey('a car whose pictures and price are not known still has a page', async ({ page, site }) => {
  for (const kind of ['withoutPictures', 'withoutPrice'] as const) {
    const car = carOf(site, kind);
    await visit(page, `/cars/${car.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${car.make} ${car.model}`);
    if (kind === 'withoutPrice')
      await expect(page.getByRole('main')).toContainText(/Enquire for price\.|Preorder/i);
  }
});
