import { namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { HomeStock } from '../logic/load-home.ts';
import { ModelsScreen } from '../ModelsScreen.tsx';
import { TestHome, stock } from '../testing/TestHome.tsx';
import { Budget } from './Budget.tsx';
import type { BudgetProps } from './Budget.tsx';
import { Evidence } from './Evidence.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { Showcase } from './Showcase.tsx';
import { StockRow } from './StockRow.tsx';
import type { StockRowProps } from './StockRow.tsx';
import { Towing } from './Towing.tsx';

const now = new Date('2026-11-21T00:00:00Z');
const search = { stock, searchKey: 'key', now };
const budget: BudgetProps = {
  section: {
    type: 'budget',
    title: 'Find cars for your budget',
    text: 'Tell us what you can set aside. We will show what it buys.',
    frequency: 'weekly',
    quickPrices: 'everyday',
  },
  facts: stock.budget,
  searchKey: 'key',
  now,
};

/**
 * **Use for** the sections that a home page is built of. **Do:** choose and order them in `dealer.config.ts`. **Don't:** use a section
 * twice on one page.
 */
const meta = {
  title: 'Home/Sections',
  decorators: [
    (Story) => (
      <TestHome>
        <Story />
      </TestHome>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const PlainWords: StoryObj<{ stock: HomeStock }> = {
  args: { stock },
  render: (args) => (
    <div className="on-inverse bg-inverse p-8">
      <HeroSearch {...search} {...args} />
    </div>
  ),
};

export const BudgetByRepayment: Story = { render: () => <Budget {...budget} /> };

export const BudgetByPrice: Story = {
  render: () => <Budget {...budget} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Price'));
    await expect(canvas.getByRole('button', { name: 'Up to $20,000' })).toBeVisible();
  },
};

export const BudgetUnderTheLowestPrice: Story = {
  render: () => <Budget {...budget} facts={{ found: 0, lowestPrice: 90_000 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
    await expect(canvas.getByText('No Cars found for this budget')).toBeVisible();
  },
};

const bodies = [
  { slug: 'hatch', label: 'Hatch', others: ['Hatchback'], count: 5 },
  { slug: 'suv', label: 'SUV', others: [], count: 20 },
  { slug: 'bus', label: 'Bus', others: [], count: 0 },
];

export const Models: Story = {
  render: () => (
    <ModelsScreen
      page={{
        body: { slug: 'suv', label: 'SUV' },
        bodies,
        makes: [{ make: 'Toyota', models: [{ model: 'RAV4', count: 9, href: '/search/toyota/rav4' }] }],
        stockHref: '/search/suv-cars',
        total: 9,
      }}
    />
  ),
};

export const NoModels: Story = {
  render: () => (
    <ModelsScreen
      page={{
        body: { slug: 'bus', label: 'Bus' },
        bodies,
        makes: [],
        stockHref: '/search/bus-cars',
        total: 0,
      }}
    />
  ),
};

const market = { average_market_price: 27_000, state_average_market_price: 26_500 };
const compared = [namedCars.plain, namedCars.hybridSuv, namedCars.certifiedSedan].map((car) => ({
  ...car,
  autograb_data: market,
}));

export const PricesAgainstTheMarket: Story = {
  render: () => (
    <Evidence
      section={{ type: 'evidence', title: 'Priced on evidence', count: 3 }}
      stock={{ ...stock, evidence: { compared: 305, below: 212, cars: compared } }}
      now={now}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('212of 305');
    await expect(canvasElement).toHaveTextContent('$1,510 below the average of $26,500 in QLD');
  },
};

const drops: StockRowProps = {
  section: { title: 'Price drops', text: 'Lower than they were, in the last 30 days.', tone: 'page' },
  cars: [namedCars.reduced, namedCars.plain].map((car) => ({ car, weekly: null })),
  now,
};

export const PriceDrops: Story = {
  render: () => <StockRow {...drops} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('$42,990');
  },
};

export const Featured: Story = {
  render: () => (
    <StockRow
      {...drops}
      section={{ title: 'Our picks', text: '', tone: 'sunken' }}
      cars={drops.cars.slice(0, 1)}
    />
  ),
};

export const NoPriceDrops: Story = {
  parameters: { emptyOnServer: 'A row without vehicles is not shown.' },
  render: () => <StockRow {...drops} cars={[]} />,
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};

export const TowingCapacity: Story = {
  render: () => (
    <Towing
      section={{
        type: 'towing',
        title: 'What can my car tow?',
        cars: [{ name: 'Toyota RAV4', kg: 1500 }],
        image: '/pictures/heroes/red-earth.webp',
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Your car, or its towing capacity');
    await userEvent.selectOptions(field, 'Toyota RAV4: 1,500 kg');
    await expect(field).toHaveValue('-1500');
  },
};

export const OneVehicleAScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Showcase
      section={{
        type: 'showcase',
        cars: [
          {
            make: namedCars.reduced.make,
            model: namedCars.reduced.model,
            text: 'The one that people come to hear.',
          },
          { make: 'Sold', model: 'Out', text: 'It is not shown.' },
        ],
      }}
      stock={{ ...stock, showcase: [namedCars.reduced] }}
    />
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole('heading')).toHaveLength(1),
};
