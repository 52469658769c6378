import { fixedNow, namedCars } from '@forecourt/fixtures';
import { exampleDealer } from '@forecourt/site-config';
import { replace, wrap } from '@forecourt/slots';
import type { SlotFilling } from '@forecourt/slots';
import type { Car } from '@forecourt/vehicle';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crumbsOf } from './logic/load-vehicle.ts';
import { vehicleMedia } from './logic/vehicle-media.ts';
import type { VehicleBlockProps } from './slots.ts';
import { TestSite, lender, testSite } from './testing/TestSite.tsx';
import { VehicleScreen } from './VehicleScreen.tsx';

const { caravan, plain, soldYesterday, withdrawn, lightTruck } = namedCars;
const templates = ['classic', 'group', 'showroom'] as const;
const panel = () => screen.getByRole('complementary', { name: 'Price and contact' });

// With reduced motion numbers are not animated. All requests to the platform fail.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
});
// A part that loads late still counts its numbers up when the page is taken away.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(car: Car, site = testSite(), filling?: SlotFilling) {
  render(
    <TestSite site={site} filling={filling}>
      <VehicleScreen
        car={car}
        media={vehicleMedia(car, site.media)}
        now={fixedNow}
        crumbs={crumbsOf(car, site)}
        figures={null}
      />
    </TestSite>,
  );
  // The parts below the fold are lazy; on a busy machine their code loads late.
  const similarTitle = { name: /^(Similar|You may also like)/ };
  await screen.findByRole('heading', similarTitle, { timeout: 10_000 });
  return document.body.textContent ?? '';
}

describe.each(templates)('the vehicle page of the template %s', (template) => {
  const shown = (car: Car) => show(car, testSite(template));

  test('has name, price, repayment with both rates and warning, comments, specifications and similar vehicles', async () => {
    const text = await shown(plain);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mazda Mazda3');
    for (const words of [
      '$24,990',
      'Drive away',
      '6.29% p.a.',
      '8.19% p.a.',
      'WARNING:',
      `Stock ${plain.stocknum}`,
    ])
      expect(text, words).toContain(words);
    for (const name of [
      /^(Specifications|Particulars)$/,
      /^(Features|Equipment)$/,
      'Dealer Comments',
      'Similar cars',
    ])
      expect(screen.getAllByRole('heading', { name }).length).toBeGreaterThan(0);
    expect(within(panel()).getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(
      'tel:+61755504100',
    );
    expect(within(panel()).getByRole('link', { name: 'Example Motors' })).toBeTruthy();
  });

  test('[VD-20, AN-02] has the SOLD panel and no price for a sold vehicle', async () => {
    const text = await shown(soldYesterday);
    expect(within(panel()).getByText('SOLD')).toBeTruthy();
    expect(panel().textContent).toContain(
      "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
    );
    expect(panel().textContent).not.toContain('$');
    expect(text.split('Similar cars')[0]).not.toContain('$24,990');
  });

  test('[PR-12] has a status, no price and no finance for an unavailable vehicle', async () => {
    expect(await shown(withdrawn)).toContain('This car is not available at the moment.');
    expect(panel().textContent).not.toContain('$');
    expect(document.body.textContent).not.toMatch(/p\.a\.|Get finance/);
  });

  test.each([
    ['reserved', { reserved: true }, 'Reserved', 'This car is reserved.'],
    ['coming soon', { status: 'coming_soon' }, 'Coming soon', 'This car is not here yet.'],
  ])(
    '[VD-20] has the status of a hybrid that is %s beside the tag and as a sentence',
    async (_name, fields, text, sentence) => {
      const site = testSite(template, {}, { stock: { electricTag: true } });
      const said = await show({ ...plain, simple_fuel: 'Hybrid', fuel: 'Hybrid', ...fields }, site);
      expect(said).toContain(sentence);
      expect(screen.getAllByText(text, { exact: true }).length).toBeGreaterThan(0);
      expect(screen.getAllByText('Hybrid').length).toBeGreaterThan(0);
    },
  );

  test('[PR-01] shows the subscription price above the purchase price if the dealer sells subscriptions', async () => {
    const car = { ...namedCars.bySubscription, autograb_data: namedCars.belowMarket.autograb_data };
    expect(await shown(car)).not.toContain('$349');
    cleanup();
    const site = testSite(template, {}, { stock: { subscriptions: true, subscriptionSuffix: 'a week' } });
    const [price = ''] = (await show(car, site)).split('per week');
    expect(price).toContain('$349a week');
    expect(price).toContain('To buy: $24,990 Drive away');
    expect(price).not.toContain('below market price');
  });

  test('[VD-22] lists what a certified vehicle of the configured make has', async () => {
    const site = testSite(template, { certifiedMake: 'Toyota' });
    await show(namedCars.certifiedSedan, site);
    const badge = screen.getByRole('heading', { name: 'Toyota Certified' }).parentElement;
    expect([...(badge?.querySelectorAll('li') ?? [])].map((each) => each.textContent)).toEqual([
      '90 point inspection',
      '1 year roadside assist',
      'Full service history',
    ]);
    for (const car of [plain, { ...namedCars.certifiedSedan, status: 'sold' }]) {
      cleanup();
      expect(await show(car, site)).not.toContain('90 point');
    }
  });

  test('[PR-10] shows the end of the registration, and that it expired if the dealer enables this', async () => {
    expect(await shown(plain)).toContain('RegoExpires on 10 April 2027');
    cleanup();
    expect(await shown(namedCars.unregistered)).not.toMatch(/Rego[EU]/);
    cleanup();
    const site = testSite(template, {}, { stock: { showUnregistered: true } });
    expect(await show(namedCars.unregistered, site)).toContain('RegoUnregistered');
  });

  test('[VD-07] has length, berths and masses of a caravan, and no facts of cars', async () => {
    const text = await shown(caravan);
    for (const words of ['16.1 ft', 'Sleeps 2', '1,880 kg', 'Will it tow?', 'Payload', 'Similar caravans'])
      expect(text, words).toContain(words);
    expect(text).not.toMatch(/Odometer|Transmission/);
  });

  test('has no towing section for a truck', async () => {
    expect(await shown(lightTruck)).not.toContain('Will it tow?');
  });
});

test('[VD-08] the three facts are kilometres, gearbox and body', async () => {
  await show(plain);
  const facts = [...panel().querySelectorAll('dl')].find((list) => list.textContent?.includes('Odometer'));
  expect([...(facts?.querySelectorAll('dd') ?? [])].map((each) => each.textContent)).toEqual([
    '61,250 km',
    'Automatic',
    'Hatch',
  ]);
});

test('[FI-05] a vehicle without a lender record has no repayment if the dealer uses only those', async () => {
  const finance = {
    ...lender,
    provider: 'Taurus' as const,
    lenderRecordOnly: true,
    calculator: 'none' as const,
  };
  const site = testSite('classic', {}, { finance });
  expect(await show(plain, site)).not.toContain('p.a.');
  cleanup();
  expect(await show(namedCars.financedUte, site)).toContain('p.a.');
});

test('a dealer’s layout and heading override the template’s', async () => {
  const site = testSite('classic', { layout: 'showroom', similarTitle: 'You may also like' });
  await show(plain, site);
  expect(screen.getByRole('heading', { name: 'Particulars' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You may also like' })).toBeTruthy();
});

test('a dealer replaces or wraps any block, in every layout', async () => {
  const filling: SlotFilling = {
    contributions: {},
    overrides: {
      'vdp.title': replace<VehicleBlockProps>(({ car }) => <h1>Only {car.model}</h1>),
      'vdp.specifications': wrap<VehicleBlockProps>(({ Default, ...props }) => (
        <section aria-label="Ours">
          <Default {...props} />
        </section>
      )),
    },
  };
  await show(plain, testSite('group'), filling);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Only Mazda3');
  expect(within(screen.getByRole('region', { name: 'Ours' })).getByRole('heading').textContent).toBe(
    'Specifications',
  );
});

test.each(templates)(
  'the gallery slot shows the content of other features in the template %s',
  async (template) => {
    const Tool = ({ car }: { car: Car }) => <button type="button">Save {car.name}</button>;
    const filling: SlotFilling = {
      contributions: { 'vdp.gallery-tools': [{ id: 'save', Component: Tool }] },
      overrides: {},
    };
    await show(soldYesterday, testSite(template), filling);
    const pictures = await screen.findByRole('region', { name: `Photos of ${soldYesterday.name}` });
    expect(within(pictures).getByRole('button', { name: `Save ${soldYesterday.name}` })).toBeTruthy();
  },
);

test('[VD-01] the breadcrumb of a site with several kinds of vehicle names the kind', () => {
  const site = testSite('classic', {}, { ...exampleDealer, stock: { itemTypes: ['caravan', 'truck'] } });
  expect(crumbsOf(caravan, site)[1]).toEqual({
    name: 'Caravans',
    href: '/search/new-used-and-demo-cars/?item_type=caravan',
  });
  expect(crumbsOf(plain, testSite('showroom', { stockName: 'Collection' }))[1]?.name).toBe('Collection');
});
