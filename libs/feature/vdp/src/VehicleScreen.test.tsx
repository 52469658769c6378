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

// A visitor who wants less motion, on a platform that does not answer: numbers stand at once, and the page does without.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
});
afterEach(() => vi.unstubAllGlobals());

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
  // What stands below the first sight comes after it, and its code on a busy machine late.
  const similarTitle = { name: /^(Similar|You may also like)/ };
  await screen.findByRole('heading', similarTitle, { timeout: 10_000 });
  return document.body.textContent ?? '';
}

describe.each(templates)('the vehicle page of the template %s', (template) => {
  const shown = (car: Car) => show(car, testSite(template));

  test('has name, price, repayment with both rates and warning, story, specifications and similar ones', async () => {
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

  test('[VD-20] of a sold vehicle has the SOLD panel and no price', async () => {
    const text = await shown(soldYesterday);
    expect(within(panel()).getByText('SOLD')).toBeTruthy();
    expect(panel().textContent).not.toContain('$');
    expect(text.split('Similar cars')[0]).not.toContain('$24,990');
  });

  test('[PR-12] of a vehicle that cannot be had says so, and lends nothing', async () => {
    expect(await shown(withdrawn)).toContain('This car is not available at the moment.');
    expect(document.body.textContent).not.toMatch(/p\.a\.|Get finance/);
  });

  test.each([
    ['reserved', { reserved: true }, 'Reserved', 'This car is held for another shopper.'],
    ['coming soon', { status: 'coming_soon' }, 'Coming soon', 'This car is not here yet.'],
  ])(
    '[VD-20] of a hybrid that is %s says so beside the tag and in a sentence',
    async (_name, fields, text, sentence) => {
      const site = testSite(template, {}, { stock: { electricTag: true } });
      const said = await show({ ...plain, simple_fuel: 'Hybrid', fuel: 'Hybrid', ...fields }, site);
      expect(said).toContain(sentence);
      expect(screen.getAllByText(text, { exact: true }).length).toBeGreaterThan(0);
      expect(screen.getAllByText('Hybrid').length).toBeGreaterThan(0);
    },
  );

  test('[PR-01] puts a subscription before the price to buy, where the dealer sells them', async () => {
    const car = { ...namedCars.bySubscription, autograb_data: namedCars.belowMarket.autograb_data };
    expect(await shown(car)).not.toContain('$349');
    cleanup();
    const site = testSite(template, {}, { stock: { subscriptions: true, subscriptionSuffix: 'a week' } });
    const [price = ''] = (await show(car, site)).split('per week');
    expect(price).toContain('$349a week');
    expect(price).toContain('To buy: $24,990 Drive away');
    expect(price).not.toContain('below market price');
  });

  test('[VD-22] says what a certified vehicle of the one make has', async () => {
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

  test('[PR-10] says whether its registration runs, and that it ran out where the dealer says so', async () => {
    expect(await shown(plain)).toContain('RegoExpires on 10 April 2027');
    cleanup();
    expect(await shown(namedCars.unregistered)).not.toMatch(/Rego[EU]/);
    cleanup();
    const site = testSite(template, {}, { stock: { showUnregistered: true } });
    expect(await show(namedCars.unregistered, site)).toContain('RegoUnregistered');
  });

  test('[VD-07] of a caravan has feet, berths and masses, and nothing of a car', async () => {
    const text = await shown(caravan);
    for (const words of ['16.1 ft', 'Sleeps 2', '1,880 kg', 'Will it tow?', 'Payload', 'Similar caravans'])
      expect(text, words).toContain(words);
    expect(text).not.toMatch(/Odometer|Transmission/);
  });

  test('of a truck says nothing of towing', async () => {
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

test('[FI-05] where only the records of the lender count, a vehicle without one has no repayment', async () => {
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

test('a dealer’s own layout and heading win over the template’s', async () => {
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
  'what another feature puts over the pictures is there in the template %s',
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
