import { namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { VehicleActions } from './VehicleActions.tsx';

/**
 * **Use for** what a shopper can do about a vehicle: enquire, book, hold. **Do:** let one action lead. **Don't:** show an action that the
 * state of the vehicle does not allow.
 */
const meta = {
  title: 'Vehicle page/Actions',
  component: VehicleActions,
  args: { car: namedCars.plain },
  decorators: [
    (Story) => (
      <TestSite site={testSite({ show: { checkout: true } })}>
        <div className="max-w-[408px]">
          <Story />
        </div>
      </TestSite>
    ),
  ],
} satisfies Meta<typeof VehicleActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  play: async ({ canvasElement }) => {
    const actions = within(canvasElement).getAllByRole('link');
    const rows = new Set(actions.map((action) => Math.round(action.getBoundingClientRect().bottom)));
    await expect(actions.length, 'one across, five in pairs').toBe(6);
    await expect(rows.size).toBe(4);
    for (const action of actions) await expect(action.scrollWidth).toBeLessThanOrEqual(action.clientWidth);
  },
};
export const Reserved: Story = { args: { car: namedCars.reservedSuv } };
export const WithoutPrice: Story = { args: { car: namedCars.noPrice } };
export const Caravan: Story = { args: { car: namedCars.caravan } };
export const Sold: Story = { args: { car: namedCars.soldYesterday } };
