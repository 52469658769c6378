import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  carView,
  purchasePage as page,
  reviewView,
  withOnRoadCosts,
  withoutCharges,
} from '../../testing/purchase-pages.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { PurchaseScreen } from './PurchaseScreen.tsx';

/**
 * **Use for** buying a vehicle: choices, deposit and what follows. **Do:** show each charge before the payment. **Don't:** add a charge in
 * the last step.
 */
const meta = {
  title: 'Checkout/Purchase',
  component: PurchaseScreen,
  parameters: { layout: 'fullscreen' },
  args: { page, refused: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof PurchaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (view: Partial<typeof carView>) => ({ page: { ...page, view: { ...carView, ...view } } });

export const TheCar: Story = {};
export const PriceChanged: Story = { args: at({ oldPrice: 33_990 }) };
export const DeliveryOrPickUp: Story = { args: at({ step: 'handover' }) };
export const WithErrors: Story = {
  args: {
    ...at({ step: 'handover' }),
    refused: {
      values: { handover: 'delivery', postcode: '6000' },
      errors: {
        address: 'Please enter the street and suburb.',
        postcode: 'We can’t deliver to this postcode online. Choose pick-up, or call us.',
      },
      ...{ failure: null, status: 422 },
    },
  },
};
export const DayAndTime: Story = { args: at({ step: 'time', isBack: true }) };
export const TradeIn: Story = { args: at({ step: 'trade' }) };
export const Payment: Story = { args: at({ step: 'pay' }) };
export const Extras: Story = { args: at({ step: 'extras' }) };
export const Details: Story = { args: at({ step: 'details' }) };
export const Review: Story = { args: { page: { ...page, view: reviewView } } };
export const WithoutCharges: Story = { args: { page: withoutCharges } };
export const WithOnRoadCosts: Story = { args: { page: withOnRoadCosts } };
export const Sold: Story = { args: { page: { ...page, free: 'gone', view: null } } };
export const WithoutACar: Story = { args: { page: { ...page, car: null, view: null } } };
