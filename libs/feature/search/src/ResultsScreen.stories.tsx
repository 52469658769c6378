import { fixedNow, namedCars } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { CARAVAN_FACETS, searchDocument } from '@forecourt/stock-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { NearestSearch } from './logic/nearest-searches.ts';
import type { SearchAnswer } from './logic/search-answer.ts';
import { search } from './manifest.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { SearchPage } from './testing/SearchPage.tsx';

const ROOT = '/search/new-used-and-demo-cars/';
const weekly = { amount: 129.6, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const hits = [
  namedCars.reduced,
  namedCars.hybridSuv,
  namedCars.reservedSuv,
  namedCars.certifiedSedan,
  namedCars.electricHatch,
  namedCars.onOffer,
].map((car) => searchDocument(car, { now: fixedNow, weekly }));
const caravans = [
  namedCars.caravan,
  { ...namedCars.caravan, id: 901, slug: 'van-901', badge: "21' Family Bunk", price: 82_790 },
].map((car) => searchDocument(car, { now: fixedNow, weekly }));
const caravanAnswer: SearchAnswer = {
  found: 24,
  available: 24,
  hits: caravans,
  counts: {
    sleeps: [
      ['2', 16],
      ['5', 8],
    ],
    axle_type: [
      ['Tandem Axle', 12],
      ['Tandem Independent', 8],
      ['Single Axle', 4],
    ],
  },
  bounds: {},
};
const answer: SearchAnswer = {
  found: 39,
  available: 39,
  hits,
  counts: {
    make: [
      ['Toyota', 12],
      ['Mazda', 8],
      ['Kia', 5],
    ],
    car_type: [
      ['used', 33],
      ['new', 4],
      ['demo', 2],
    ],
    body: [
      ['SUV', 20],
      ['Sedan', 9],
    ],
    fuel: [
      ['Petrol', 24],
      ['Hybrid', 9],
    ],
    transmission: [['Automatic', 36]],
  },
  bounds: { price: { min: 19_990, max: 398_880 } },
};
const stock = {
  values: {},
  bounds: {
    price: { min: 19_990, max: 398_880 },
    km: { min: 20, max: 231_280 },
    year: { min: 2008, max: 2026 },
    body_length: { min: 16.1, max: 21 },
    tare_weight: { min: 1480, max: 2680 },
    aggregate_trailer_mass: { min: 1880, max: 3500 },
  },
};

function Page({
  layout,
  url,
  sells = 'car',
  status = 'idle',
  nearest,
}: {
  layout: 'rail' | 'bar';
  url: string;
  sells?: 'car' | 'caravan';
  status?: 'idle' | 'stalled' | 'error';
  /** Nothing is found, and these searches are near. */
  nearest?: NearestSearch[];
}) {
  const [site] = useState(() =>
    publicSite(
      defineDealer({
        ...exampleDealer,
        stock: { itemTypes: [sells] },
        finance: {
          provider: 'AusLoans',
          annualRatePercent: 6.29,
          comparisonRatePercent: 8.19,
          lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
        },
        features: [
          search({
            layout,
            facets: [
              ...(sells === 'caravan' ? CARAVAN_FACETS : []),
              'make',
              'body',
              'price',
              'year',
              'km',
              'fuel',
              'car_type',
              'transmission',
            ],
          }),
        ],
      }),
    ),
  );
  const all = sells === 'caravan' ? caravanAnswer : answer;
  const found = nearest ? { ...all, found: 0, available: 0, hits: [] } : all;
  return (
    <SearchPage site={site} url={url} answer={found} status={status}>
      <ResultsScreen
        heading="The collection"
        crumbs={[{ name: 'Home', href: '/' }, { name: 'The collection' }]}
        now={fixedNow}
        stock={stock}
        nearest={nearest}
      />
    </SearchPage>
  );
}

const NEAR = `${ROOT}?near=Brisbane+QLD+4000@-27.468,153.028&radius=50&sortBy=nearest`;

/**
 * **Use for** the page of results in each layout, with filters, chips and cards. **Do:** keep the address as the only state.
 * **Don't:** move the focus when results change.
 */
const meta = {
  title: 'Search/Layouts',
  component: Page,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { layout: 'bar', url: ROOT },
  argTypes: {
    layout: { control: 'inline-radio', options: ['bar', 'rail'] },
    url: { control: 'select', options: [ROOT, NEAR] },
    sells: { control: 'inline-radio', options: ['car', 'caravan'] },
    status: { control: 'inline-radio', options: ['idle', 'stalled', 'error'] },
    nearest: { control: false },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rail: Story = { args: { layout: 'rail' } };

/** Berths, axles, lengths and masses; no kilometres and no gearbox. */
export const Caravans: Story = {
  args: { layout: 'rail', sells: 'caravan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /5 people/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Tandem independent/ })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /Lowest body length/i })).toHaveAttribute(
      'aria-valuetext',
      '16 ft',
    );
    await expect(canvas.queryByText('Kilometres')).toBeNull();
  },
};

export const NearAPlace: Story = { args: { layout: 'rail', url: NEAR } };

export const Bar: Story = {};

/** The engine has not answered for 400 ms. */
export const Slow: Story = { args: { layout: 'rail', status: 'stalled' } };

/** The last choice is not applied; Retry repeats it. */
export const Failed: Story = {
  args: { layout: 'rail', status: 'error' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: {
    layout: 'rail',
    url: `${ROOT}?make=Toyota&body=Hatch`,
    nearest: [
      { label: '‘Hatch’', url: `${ROOT}?make=Toyota`, count: 12 },
      { label: '‘Toyota’', url: `${ROOT}?body=Hatch`, count: 3 },
    ],
  },
  play: async ({ canvasElement }) => {
    const nearest = within(canvasElement).getByRole('list', { name: 'Leave out filters' });
    await expect(within(nearest).getByRole('link', { name: 'Without ‘Hatch’: 12' })).toBeVisible();
  },
};

export const BarWithAChoice: Story = { args: { url: `${ROOT}?fuel=Petrol` } };

export const BarOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneFilterAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const make = canvas.getByText('Make');
    await userEvent.click(make);
    await expect(canvas.getByRole('group', { name: 'Make' })).toBeVisible();
    await userEvent.click(canvas.getByText('Body type'));
    await expect(canvas.getByRole('group', { name: 'Body type' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Make' })).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('group', { name: 'Body type' })).not.toBeVisible();
    await expect(canvas.getByText('Body type')).toHaveFocus();
    await userEvent.click(make);
    await userEvent.click(canvas.getByRole('heading', { name: 'The collection' }));
    await expect(canvas.getByRole('group', { name: 'Make' })).not.toBeVisible();
  },
};

export const AllFilters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'All filters' });
    // Firefox does not come back from a focus in a popover that contains its own button.
    await expect(all.closest('[popover]')).toBeNull();
    await userEvent.click(all);
    await expect(canvas.getByRole('button', { name: 'Close filters' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Make' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Fuel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }));
    await expect(canvas.getByRole('group', { name: 'Make' })).not.toBeVisible();
    await expect(all).toHaveFocus();
  },
};

/** The sheet is a modal dialog: the page behind it is inert, and Back closes it. */
export const SheetOnAPhone: Story = {
  args: { layout: 'rail' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pill = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(pill);
    const sheet = await canvas.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Close filters' })).toHaveFocus());
    await expect(canvas.getByText('The collection', { selector: 'h1' }).closest('[inert]')).not.toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(pill).toHaveFocus());
    await userEvent.click(pill);
    await canvas.findByRole('dialog', { name: 'Filters' });
  },
};
