import type { Meta, StoryObj } from '@storybook/react-vite';
import { held, page, started } from '../testing/pages.ts';
import { onRoad } from '../testing/purchase-pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/**
 * **Use for** holding a vehicle with a deposit. **Do:** say how long the hold lasts and how the deposit comes back. **Don't:** call a hold
 * a purchase.
 */
const meta = {
  title: 'Checkout/Page',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { page, refused: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const WithErrors: Story = {
  args: {
    refused: {
      values: { name: 'Kim', email: 'kim@' },
      errors: {
        email: 'Please enter a valid email address.',
        agreed: 'Please agree to the terms of the deposit.',
      },
      ...{ failure: null, status: 422 },
    },
  },
};
export const WithOnRoadCosts: Story = {
  args: { page: { ...page, car: { ...page.car, price_suffix: 'Excl. govt charges', on_road: onRoad } } },
};
export const JustTaken: Story = {
  args: {
    page: { ...page, free: 'paying' },
    refused: {
      ...{ values: {}, errors: {}, status: 422 },
      failure: 'Another shopper is reserving this vehicle right now. Nothing was charged.',
    },
  },
};
export const ToPay: Story = { args: { page: { ...page, free: 'paying', hold: started } } };
export const NotPaidYet: Story = {
  args: { page: { ...page, free: 'paying', hold: started, notice: 'unpaid' } },
};
export const ChangedInAnotherWindow: Story = {
  args: {
    page: {
      ...{ ...page, free: 'paying', notice: 'changed' },
      hold: {
        ...started,
        purchase: {
          lines: [
            { label: page.car.name, cents: 3_499_000 },
            { label: 'Window tint', cents: 59_900 },
          ],
          ...{ total_cents: 3_558_900, suffix: 'Drive away', notes: [] },
          rows: [{ label: 'Pick-up', text: 'Newstead' }],
        },
      },
    },
  },
};
export const GivenUp: Story = {
  args: { page: { ...page, hold: { ...started, status: 'expired' }, notice: 'cancelled' } },
};
export const Reserved: Story = { args: { page: { ...page, free: 'held', hold: held } } };
export const BoughtOnline: Story = {
  args: {
    page: {
      ...page,
      free: 'held',
      hold: {
        ...held,
        purchase: {
          lines: [
            { label: '2021 Toyota RAV4 GXL, Drive away', cents: 3_499_000 },
            { label: 'Window tint', cents: 59_900 },
          ],
          total_cents: 3_558_900,
          suffix: 'Drive away',
          rows: [{ label: 'Pick-up', text: 'Newstead' }],
          notes: [],
        },
      },
    },
  },
};
export const Bought: Story = {
  args: { page: { ...page, free: 'held', hold: { ...held, status: 'converted', may_refund: false } } },
};
export const DepositBack: Story = {
  args: { page: { ...page, hold: { ...held, status: 'refunded', money: 'returned', why: 'shopper' } } },
};
export const DepositNotTaken: Story = {
  args: { page: { ...page, hold: { ...held, status: 'expired', money: 'failed', why: 'over' } } },
};
export const HeldForAnother: Story = { args: { page: { ...page, free: 'held' } } };
export const NotForSale: Story = { args: { page: { ...page, free: 'gone' } } };
export const WithoutPayments: Story = { args: { page: { ...page, payments: false } } };
