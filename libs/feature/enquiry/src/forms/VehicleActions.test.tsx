import { keepOwnOffer } from '@forecourt/finance-calculator/trade-in';
import { namedCars } from '@forecourt/fixtures';
import { exampleLocation } from '@forecourt/site-config';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sellYourCar } from '../declared/index.ts';
import { testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { VehicleActions } from './VehicleActions.tsx';

const { plain, caravan, soldYesterday, withdrawn, reservedSuv, noPrice, comingSoon } = namedCars;
const ALL = { show: { checkout: true } };

const FINANCE = {
  provider: 'AusLoans' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};

function shown(car: typeof plain, ...site: Parameters<typeof testSite>) {
  render(
    <TestSite site={testSite(...site)}>
      <VehicleActions car={car} />
    </TestSite>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent.replace(` ${car.name}`, ''));
}

test.each([
  [
    'in stock',
    plain,
    ALL,
    [
      'Enquire now about',
      'Book test drive for',
      'Reserve for $200 for',
      'Get finance for',
      'Value my trade-in for',
      'Request photos of',
    ],
  ],
  [
    'without checkout',
    plain,
    {},
    [
      'Enquire now about',
      'Book test drive for',
      'Get finance for',
      'Value my trade-in for',
      'Request photos of',
    ],
  ],
  [
    'a caravan',
    caravan,
    { requestPhotos: false },
    ['Enquire now about', 'Book a viewing for', 'Get finance for', 'Value my trade-in for'],
  ],
  ['reserved', reservedSuv, ALL, ['Enquire now about', 'Get finance for', 'Request photos of']],
  ['without a price', noPrice, ALL, ['Enquire now about', 'Book test drive for', 'Request photos of']],
  ['coming soon', comingSoon, ALL, ['Enquire now about', 'Get finance for', 'Request photos of']],
  [
    'in the site’s order',
    plain,
    { actions: { used: ['testDrive' as const, 'enquire' as const] }, requestPhotos: false },
    ['Book test drive for', 'Enquire now about'],
  ],
  ['not available', withdrawn, ALL, ['Find me something similar to']],
  ['sold', soldYesterday, ALL, ['Find me something similar to']],
])('[VD-09] the buttons of a vehicle that is %s', (_state, car, options, expected) => {
  expect(shown(car, options)).toEqual(expected);
});

test('[VD-09] one action is a filled button, two are outlined, and the rest are links in text, in every state', () => {
  const looks = (car: typeof plain) => {
    shown(car, ALL);
    const looks = screen
      .getAllByRole('link')
      .map(({ className }) => /\bbutton-(filled|outline|text)\b/.exec(className)?.[1]);
    cleanup();
    return looks;
  };
  expect(looks(plain)).toEqual(['filled', 'outline', 'outline', 'text', 'text', 'text']);
  expect(looks(reservedSuv)).toEqual(['filled', 'outline', 'text']);
  expect(looks(soldYesterday)).toEqual(['filled']);
});

test('[VD-09] a custom button of the site is at its configured position', () => {
  const customAction = { label: 'Chat with us', href: 'https://chat.example/' };
  expect(
    shown(plain, { actions: { used: ['custom', 'enquire'] }, customAction, requestPhotos: false }),
  ).toEqual(['Chat with us', 'Enquire now about']);
});

test('[EN-06] on a site with the trade-in form the button leads to it; then it has the value, and puts it into the calculator', () => {
  window.localStorage.clear();
  const forms = [sellYourCar()];
  const name = `Value my trade-in for ${plain.name}`;
  shown(plain, { forms }, { finance: FINANCE });
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/cars/trade-in?car_id=${plain.id}`);
  cleanup();
  const range = { vehicle: '2022 Toyota RAV4', min: 5_000, max: 7_000, validUntil: '2999-01-01' };
  keepOwnOffer('example-motors', { ...range, owing: false });
  shown(plain, { forms }, { finance: { ...FINANCE, calculator: 'purchase' } });
  const valued = screen.getByRole('link', { name: /^Your trade-in: \$5,000 to \$7,000 for / });
  expect(valued.getAttribute('href')).toBe(`/cars/${plain.slug}?deposit=5000#finance-calculator`);
  cleanup();
  keepOwnOffer('example-motors', { ...range, owing: true });
  shown(plain, { forms }, { finance: { ...FINANCE, calculator: 'purchase' } });
  const owing = screen.getByRole('link', { name: /^Your trade-in: \$5,000 to \$7,000 for / });
  expect(owing.getAttribute('href')).toBe(`/cars/trade-in?car_id=${plain.id}`);
  window.localStorage.clear();
});

test.each([
  [null, '/enquire?about=finance&car='],
  ['/contact-us?src=vdp', '/contact-us?src=vdp&'],
  ['https://lender.example/apply', 'https://lender.example/apply?'],
])('[RT-19] with %j the finance link of a vehicle begins %s and says which it is', (link, begin) => {
  shown(plain, {}, { finance: { ...FINANCE, link } });
  const href = screen.getByRole('link', { name: /^Get finance/ }).getAttribute('href') ?? '';
  expect(href.startsWith(begin), href).toBe(true);
  const { searchParams, hash } = new URL(href, 'https://dealer.example');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    car_id: String(plain.id),
    car_type: plain.car_type,
    vehiclePriceBudget: String(plain.price),
    preferredDealership: plain.dealership_slug,
  });
  expect(hash).toBe('#finance-form');
});

test('[EN-04] [EN-05] before hydration each is a link to its own page; then it opens the same form in a dialog with the vehicle', async () => {
  vi.stubGlobal('fetch', testPlatform().fetch);
  shown(plain);
  const drive = screen.getByRole('link', { name: /^Book test drive/ });
  expect(drive.getAttribute('href')).toBe(`/enquire?about=test-drive&car=${plain.slug}`);
  expect(screen.getByRole('link', { name: /^Request photos/ }).getAttribute('href')).toBe(
    `/enquire?about=photos&car=${plain.slug}`,
  );
  await userEvent.click(drive);
  const dialog = await screen.findByRole('dialog', { name: 'Book a test drive' });
  expect(dialog.textContent).toContain(`${plain.year} ${plain.make} ${plain.model}`);
  expect(dialog.querySelector('img')).not.toBeNull();
  expect(screen.getByLabelText(/^Message/).getAttribute('aria-required')).toBe('false');
});

test('[EN-03] the finance form sends the loan that the calculator has put in the URL', async () => {
  window.localStorage.clear(); // saved details prefill the form
  const platform = testPlatform();
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/cars/a?utm_source=news&term=4&pay=monthly'); // as the calculator does
  shown(plain, {}, { finance: FINANCE });
  await user.click(screen.getByRole('link', { name: `Get finance for ${plain.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get finance' }));
  const fields = {
    'First name': 'Priya',
    'Last name': 'Nair',
    Email: 'priya@x.example',
    Mobile: '0491 570 156',
  };
  for (const [label, text] of Object.entries({ ...fields, Postcode: '4006' }))
    await user.type(dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Ask about finance' }));
  await expect.poll(() => platform.leads[0]?.lead.loan).toBe('term=4&pay=monthly');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['QLD', '/checkout'],
  ['NSW', '/checkout'],
  ['VIC', '/enquire'],
  [null, '/enquire'],
] as const)(
  'a vehicle in %s of a dealer in QLD and NSW is reserved at %s: nobody knows by which law another is sold',
  (state, path) => {
    const locations = (['QLD', 'NSW'] as const).map((each, at) => ({
      ...exampleLocation,
      ...{ id: at + 1, slug: `place-${at}`, name: `Place ${at}`, primary: at === 0 },
      address: { ...exampleLocation.address, state: each },
    }));
    const site = testSite(ALL, { locations });
    render(
      <TestSite site={{ ...site, pages: [...site.pages, 'cars/:slug/checkout'] }}>
        <VehicleActions car={{ ...plain, state }} />
      </TestSite>,
    );
    const link = screen.getByRole('link', { name: /^Reserve for \$200/ });
    expect(link.getAttribute('href')).toContain(path);
  },
);
