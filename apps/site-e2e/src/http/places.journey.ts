import { paths, publicSite } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { attributes, headingOf, readableText } from '../support/html.ts';
import { stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The part of a page between two tags, the first of their kind. */
const within = (html: string, tag: string): string =>
  new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '';

const read = (html: string): string => readableText(`<body>${html}</body>`);

/** `8:30 am` of `08:30`. */
function timeOf(clock: string | null | undefined): string {
  const [hour = 0, minute = 0] = (clock ?? '').split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The weekdays of a work week, Monday to Friday. */
const WORK_WEEK = [1, 2, 3, 4, 5];

test('[LO-02] the page of each location has its hours, Google rating and directions, and its name as the site trims it', async ({
  dealer,
  definition,
  get,
}) => {
  const { locations, reviews, stock } = dealer;
  const { minimumRating } = publicSite(definition).reviews;
  const shown = { merged: 0, rated: 0 };
  for (const place of locations.filter(({ visible }) => visible)) {
    const { slug, address, contact_detail: contact } = place;
    const { text } = await get(`/contact-us/${slug}`);
    const words = readableText(text);
    if (stock.trimLocationNames) expect(headingOf(text), slug).not.toMatch(/ - Sales$/);
    expect(words, slug).toContain(address.street);
    expect(words, slug).toContain('Get Directions');

    const rows = [...within(text, 'table').matchAll(/<tr[^>]*>[\s\S]*?<\/tr>/g)].map(([row]) => read(row));
    const days = WORK_WEEK.map((day) => {
      const { status, open, close } = contact.opening_hours.find(({ weekday }) => weekday === day) ?? {};
      return JSON.stringify([status, open, close]);
    });
    const isMerged = new Set(days).size === 1;
    expect(
      rows.some((row) => row.startsWith('Monday – Friday')),
      slug,
    ).toBe(isMerged);
    expect(
      rows.some((row) => row.startsWith('Tuesday')),
      slug,
    ).toBe(!isMerged);
    if (isMerged) shown.merged += 1;
    const tuesday = contact.opening_hours.find(({ weekday }) => weekday === 2);
    const isOpen = tuesday?.status?.toLowerCase() === 'open';
    const times = tuesday?.formated_hours || `${timeOf(tuesday?.open)} - ${timeOf(tuesday?.close)}`;
    expect(
      rows.find((row) => row.startsWith(isMerged ? 'Monday – Friday' : 'Tuesday')),
      slug,
    ).toContain(isOpen ? times : 'Closed');

    const average = Number(place.reviews?.average_rating ?? 0);
    const count = place.reviews?.count ?? 0;
    const rating = `Based on ${count.toLocaleString('en-AU')} reviews`;
    const isRated = reviews.show && average >= minimumRating && count > 0;
    expect(words.includes(rating), `${slug}: ${rating}`).toBe(isRated);
    if (isRated) shown.rated += 1;
  }
  expect(Math.min(shown.merged, shown.rated), JSON.stringify(shown)).toBeGreaterThan(0);
});

test('[LO-02] the list of locations has sales before service before parts', async ({ dealer, get }) => {
  const main = within((await get(paths.locations())).text, 'main');
  const types = ['sales', 'service', 'parts', ''];
  const places = dealer.locations.filter(({ visible }) => visible);
  const listed = [...places].sort(
    (a, b) => main.indexOf(`/contact-us/${a.slug}"`) - main.indexOf(`/contact-us/${b.slug}"`),
  );
  for (const { slug } of places) expect(main, slug).toContain(`/contact-us/${slug}"`);
  const order = listed.map(({ location_type: type }) => types.indexOf(type));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('[NV-01] header and footer of a page have the entries of the dealer, its finance link, and each licence number once', async ({
  dealer,
  get,
}) => {
  const { text } = await get(paths.about());
  const header = within(text, 'header');
  const words = read(header);
  const { nav, locations } = dealer;
  expect(nav.header).toHaveLength(8);
  const places = nav.header.map(({ name }) => words.indexOf(name));
  expect(places, words).not.toContain(-1);
  const finance = nav.header.find(({ name }) => name === 'Finance');
  expect(header).toContain(`href="${finance && 'url' in finance ? finance.url : 'none'}"`);

  const footer = within(text, 'footer');
  const titles = nav.footer.map(({ title }) => footer.indexOf(`aria-label="${title}"`));
  expect(titles).not.toContain(-1);
  expect(titles).toEqual([...titles].sort((a, b) => a - b));
  for (const { links } of nav.footer)
    for (const { url } of links) expect(footer).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
  const said = read(footer);
  const numbers = locations.flatMap(
    ({ dealer_license_number: licence, motor_vehicle_repairer: repairer }) => [licence, repairer],
  );
  const known = new Set(numbers.filter((number) => number !== null));
  expect(known.size).toBeGreaterThan(0);
  for (const number of known) expect(said.split(number), number).toHaveLength(2);
});

test('[NV-01] each of the eight entries of the header is what the dealer declares: a link, a list, or the makes and kinds of the stock; each leads to a page', async ({
  site,
  dealer: { nav, stock },
  get,
}) => {
  const header = within((await get(paths.about())).text, 'header');
  const menus = new Map(
    [...header.matchAll(/<details[\s\S]*?<\/details>/g)].map(([menu]) => [
      read(within(menu, 'summary')),
      attributes(menu, 'href'),
    ]),
  );
  const links = new Set(attributes(header.replaceAll(/<details[\s\S]*?<\/details>/g, ''), 'href'));
  const makes = new Set(stockOf(site).map(({ make }) => paths.search(slugify(make))));
  for (const item of nav.header) {
    const menu = menus.get(item.name);
    if ('url' in item) expect(links, item.name).toContain(item.url);
    else if ('dropdownItems' in item)
      expect(menu, item.name).toEqual(item.dropdownItems.map(({ url }) => url));
    else if (item.dynamicDropdown === 'stock')
      expect(menu).toEqual([paths.stock(), ...stock.carTypes.map((type) => paths.search(`${type}-cars`))]);
    else {
      // A panel has models, too (/search/toyota/corolla), and all vehicles.
      const ofMakes = (menu ?? []).filter((href) => href !== paths.stock());
      expect(menu?.includes(paths.stock()), item.name).toBe(item.dynamicDropdown === 'modelPanel');
      expect(ofMakes.length, item.name).toBeGreaterThan(0);
      for (const href of ofMakes)
        expect(makes, `${item.name}: ${href}`).toContain(href.split('/').slice(0, 3).join('/'));
    }
  }
  const own = [...links, ...menus.values()].flat().filter((href) => href.startsWith('/'));
  for (const href of new Set(own)) expect((await get(href)).status, href).toBeLessThan(400);
});
