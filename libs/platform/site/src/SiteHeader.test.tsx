import { defineDealer, exampleDealer, exampleLocation, otherPages, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { SlotProvider } from '@forecourt/slots';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { NavMake } from './root-data.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const page = (path: string) => ({ path, title: path.slice(1), description: 'A page of the dealer.' });
const header = (finance: string): NonNullable<DealerInput['nav']>['header'] => [
  { name: 'Home', url: '/' },
  { name: 'Vehicles', dynamicDropdown: 'models' },
  { name: 'Stock', dynamicDropdown: 'stock' },
  { name: 'Special offers', url: '/special-offers' },
  { name: 'Finance', url: finance },
  { name: 'Trade-in', url: '/trade-in' },
  {
    name: 'Service',
    dropdownItems: [
      { name: 'Book a service', url: '/service' },
      { name: 'Roadside assist', url: '/roadside-assist' },
    ],
  },
  {
    name: 'About us',
    dropdownItems: [
      { name: 'About us', url: '/about-us' },
      { name: 'Contact us', url: '/contact-us' },
    ],
  },
];
const footer = [
  { title: 'Models', links: [{ name: 'Utes', url: '/search/ute-cars' }] },
  { title: 'Buyer tools', links: [{ name: 'My garage', url: '/my-garage' }] },
  { title: 'Servicing and parts', links: [{ name: 'Book a service', url: '/service' }] },
  { title: 'The group', links: [{ name: 'Locations', url: '/dealerships' }] },
];
const yard = (id: number, licence: string | null, repairer: string | null) => ({
  ...exampleLocation,
  id,
  slug: `yard-${id}`,
  primary: id === 1,
  dealer_license_number: licence,
  motor_vehicle_repairer: repairer,
});

/** A page of a dealer, with the makes that it has in stock. */
function show(
  finance: string,
  entries = header(finance),
  makes: readonly NavMake[] = [
    { name: 'Toyota', slug: 'toyota' },
    { name: 'Land Rover', slug: 'land-rover' },
  ],
) {
  const site = publicSite(
    defineDealer({
      ...exampleDealer,
      locations: [
        yard(1, 'DEMO-LIC 7', 'DEMO-MVR 8'),
        yard(2, 'DEMO-LIC 7', 'DEMO-MVR 9'),
        yard(3, null, null),
      ],
      nav: { header: entries, footer },
      ownPages: ['/trade-in', '/service', '/roadside-assist', finance].map(page),
      features: [otherPages()],
    }),
  );
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      Component: () => (
        <SiteProvider site={site}>
          <SlotProvider filling={{ contributions: {}, overrides: {} }}>
            <SiteHeader />
            <SiteFooter />
          </SlotProvider>
        </SiteProvider>
      ),
    },
  ]);
  return render(<Site hydrationData={{ loaderData: { root: { makes } } }} />);
}

/** The links of a list, as "name address". */
const linksOf = (list: Element | null | undefined): string[] =>
  [...(list?.querySelectorAll('a') ?? [])].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('[NV-01] the header has its eight entries: links, fixed dropdowns, and dropdowns of models and stock', async () => {
  show('/finance-pre-approval');
  const main = await screen.findByRole('navigation', { name: 'Main' });
  const entries = [...(main.querySelector('ul')?.children ?? [])];
  const kinds = entries.map((entry) => {
    const menu = entry.querySelector('details');
    return menu
      ? { name: menu.querySelector('summary')?.textContent, links: linksOf(menu.querySelector('ul')) }
      : linksOf(entry)[0];
  });
  expect(kinds).toEqual([
    'Home /',
    { name: 'Vehicles', links: ['Toyota /search/toyota', 'Land Rover /search/land-rover'] },
    {
      name: 'Stock',
      links: [
        'All vehicles /search/new-used-and-demo-cars/',
        'New /search/new-cars',
        'Demo /search/demo-cars',
        'Used /search/used-cars',
      ],
    },
    'Special offers /special-offers',
    'Finance /finance-pre-approval',
    'Trade-in /trade-in',
    { name: 'Service', links: ['Book a service /service', 'Roadside assist /roadside-assist'] },
    { name: 'About us', links: ['About us /about-us', 'Contact us /contact-us'] },
  ]);
});

test('[NV-01] a panel of models has each make with its models and the number in stock, and all vehicles', async () => {
  const makes = [
    { name: 'Toyota', slug: 'toyota', count: 21, models: [{ name: 'RAV4', slug: 'rav4', count: 8 }] },
    { name: 'Kia', slug: 'kia', count: 3, models: [] },
  ];
  show('/finance', [{ name: 'Brands', dynamicDropdown: 'modelPanel' }], makes);
  const main = await screen.findByRole('navigation', { name: 'Main' });
  expect(linksOf(main.querySelector('details'))).toEqual([
    'Toyota 21 in stock /search/toyota',
    'RAV4 8 in stock /search/toyota/rav4',
    'Kia 3 in stock /search/kia',
    'All vehicles /search/new-used-and-demo-cars/',
  ]);
});

test('a panel without stock, as while the search engine is down, is not there', async () => {
  show(
    '/finance',
    [
      { name: 'Brands', dynamicDropdown: 'modelPanel' },
      { name: 'Home', url: '/' },
    ],
    [],
  );
  const main = await screen.findByRole('navigation', { name: 'Main' });
  expect(main.querySelector('details')).toBeNull();
  expect(linksOf(main)).toEqual(['Home /']);
});

test('[NV-01] the finance link is the dealer’s own', async () => {
  show('/finance');
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/finance');
});

test('[NV-01] the footer has the dealer’s groups of links, and every licence and repairer number once', async () => {
  show('/finance');
  const foot = await screen.findByRole('contentinfo');
  const groups = within(foot).getAllByRole('navigation');
  expect(groups.map((group) => [group.getAttribute('aria-label'), ...linksOf(group)])).toEqual([
    ['Models', 'Utes /search/ute-cars'],
    ['Buyer tools', 'My garage /my-garage'],
    ['Servicing and parts', 'Book a service /service'],
    ['The group', 'Locations /dealerships'],
  ]);
  expect(foot.textContent).toContain(
    'Example Motors. Dealer licence DEMO-LIC 7. Motor vehicle repairer DEMO-MVR 8, DEMO-MVR 9.',
  );
});

test('a link of the navigation that leads nowhere fails the build, with its place and a way out', () => {
  expect(() =>
    defineDealer({
      ...exampleDealer,
      nav: { header: [{ name: 'Finance', url: '/finanse' }] },
      ownPages: [page('/finance')],
      features: [otherPages()],
    }),
  ).toThrow(/nav\.header\[0\]\.url[^]*"\/finanse" is not a page of this site[^]*Did you mean "\/finance"/);
});
