import { namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { VehicleActions } from './VehicleActions.tsx';

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

export const InStock: Story = {};
export const Reserved: Story = { args: { car: namedCars.reservedSuv } };
export const WithoutPrice: Story = { args: { car: namedCars.noPrice } };
export const Caravan: Story = { args: { car: namedCars.caravan } };
export const Sold: Story = { args: { car: namedCars.soldYesterday } };
