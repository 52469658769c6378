import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoicePage, madePayment, openPayment } from '../testing/invoices.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { InvoiceScreen } from './InvoiceScreen.tsx';

/**
 * **Use for** an invoice that a dealer sent, and its payment. **Do:** show what is paid and what is open. **Don't:** take a payment for a
 * withdrawn invoice.
 */
const meta = {
  title: 'Checkout/Invoice',
  component: InvoiceScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: invoicePage, refused: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof InvoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const WithErrors: Story = {
  args: {
    refused: {
      values: { invoice: 'INV-1042', amount: '9,999,999' },
      errors: { amount: 'You can pay from $1 to $5,000 here.', name: 'Please enter your first name.' },
      ...{ failure: null, status: 422 },
    },
  },
};
export const ProviderAway: Story = {
  args: {
    refused: {
      ...{ values: { invoice: 'INV-1042', amount: '80' }, errors: {}, status: 503 },
      failure: 'We can’t reach our payment provider right now. Nothing was charged.',
    },
  },
};
export const ToPay: Story = { args: { page: { ...invoicePage, payment: openPayment } } };
export const NotPaidYet: Story = { args: { page: { ...invoicePage, payment: openPayment, isBack: true } } };
export const Paid: Story = {
  args: { page: { ...invoicePage, payment: madePayment, receipt: '/api/invoices/receipt?link=abc' } },
};
export const Closed: Story = {
  args: { page: { ...invoicePage, payment: { ...openPayment, status: 'closed', payment_url: null } } },
};
export const PartSentBack: Story = {
  args: { page: { ...invoicePage, payment: { ...madePayment, refunded_cents: 5_000 } } },
};
export const SentBack: Story = {
  args: { page: { ...invoicePage, payment: { ...madePayment, status: 'refunded' } } },
};
