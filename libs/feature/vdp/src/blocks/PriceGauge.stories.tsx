import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Autogauge } from '@forecourt/platform-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestSite } from '../testing/TestSite.tsx';
import { PriceGauge } from './PriceGauge.tsx';

const figures: Autogauge = {
  fill: 0.84,
  listing_price: 28_990,
  market_range_min: 28_150,
  market_range_max: 33_400,
  confidence: 0.6,
  description: 'Asking prices of 12 Nissan X-Trail vehicles in stock, each set against its market average.',
  sample_size: 12,
  price_type: 'Drive away',
  calculated_at: '2026-11-21T02:00:00Z',
};

/**
 * **Use for** the price of a vehicle against the market. **Do:** say how many vehicles it was compared with. **Don't:** show it with too
 * little data; it hides itself.
 */
const meta = {
  title: 'Vehicle page/Price gauge',
  component: PriceGauge,
  args: { car: namedCars.belowMarket, now: fixedNow, figures },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof PriceGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (fill: number): Autogauge => ({ ...figures, fill });
const nothing: Pick<Story, 'parameters' | 'play'> = {
  parameters: { emptyOnServer: 'No gauge is shown, in the browser neither.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const GreatDeal: Story = {};
export const Medium: Story = { args: { figures: at(0.45) } };
export const Low: Story = { args: { figures: at(0.05) } };
export const ProviderFailed: Story = { args: { figures: null }, ...nothing };
export const HostileAnswer: Story = { args: { figures: at(Number.NaN) }, ...nothing };
export const LittleConfidence: Story = { args: { figures: { ...figures, confidence: 0.2 } }, ...nothing };
