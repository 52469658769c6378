import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NoteForm } from './LeadForms.tsx';
import { PaymentPage, RefundForm } from './PaymentPage.tsx';
import type { PaymentPageView } from './PaymentPage.tsx';
import { RecordList } from './RecordList.tsx';

/**
 * **Use for** payments and invoices as staff see them. **Do:** write each amount with its currency and its state. **Don't:** offer a
 * refund to someone who may not give one.
 */
const meta = { title: 'Desk/Payments' } satisfies Meta;
export default meta;
type Story = StoryObj;

const form = { busy: false, failure: null, onChange: () => undefined, onSubmit: () => undefined };
const at = (text: string) => ({ iso: '2026-11-24T00:30:00Z', text });

const payment: PaymentPageView = {
  title: 'Invoice INV-1042',
  reference: 'IP-7K3M-9PQR',
  status: { text: 'Paid', tone: 'success' },
  warning: null,
  facts: [
    { name: 'Amount', text: '$1,250.50' },
    { name: 'Paid', text: 'Tue 24 Nov, 10:36 am' },
    { name: 'At the provider', text: 'pi_3Qx1aB2eZvKYlo2C0aBcDeFg' },
  ],
  payer: [
    { name: 'Name', text: 'Priya Nair' },
    { name: 'Contact details', text: 'Open the lead', href: '#lead' },
  ],
  noPayer: '',
  log: [
    { id: '1', at: at('Tue 24 Nov, 10:30 am'), title: 'Started ($1,250.50), by the shopper', text: '' },
    { id: '2', at: at('Tue 24 Nov, 10:36 am'), title: 'Paid ($1,250.50), by the payment provider', text: '' },
    { id: '3', at: at('Tue 24 Nov, 11:00 am'), title: 'Note, by kim@dealer.example', text: 'Rang about it.' },
  ],
};

const refund = { ...form, most: '$1,250.50', onConfirm: () => undefined, onCancel: () => undefined };
const actions = [
  { title: 'Refund', form: <RefundForm {...refund} fields={{ amount: '' }} asked={null} /> },
  { title: 'Note', form: <NoteForm {...form} fields={{ text: '' }} /> },
];
const back = (text: string) => [...payment.facts, { name: 'Sent back', text }];

export const Paid: StoryObj<{ payment: PaymentPageView }> = {
  args: { payment },
  render: (args) => <PaymentPage {...args} actions={actions} />,
};

export const PartRefunded: Story = {
  render: () => (
    <PaymentPage
      payment={{ ...payment, status: { text: 'Part refunded', tone: 'outline' }, facts: back('$50') }}
      actions={actions}
    />
  ),
};

export const Refunded: Story = {
  render: () => (
    <PaymentPage
      payment={{ ...payment, status: { text: 'Refunded', tone: 'outline' }, facts: back('$1,250.50') }}
      actions={actions.slice(1)}
    />
  ),
};

export const RefundFailed: Story = {
  render: () => (
    <PaymentPage
      payment={{
        ...payment,
        status: { text: 'Refund failed', tone: 'warning' },
        warning: 'Money could not be sent back. Look at the payment provider.',
      }}
      actions={actions}
    />
  ),
};

export const Disputed: Story = {
  render: () => (
    <PaymentPage
      payment={{
        ...payment,
        status: { text: 'Disputed', tone: 'warning' },
        warning: 'The holder of the card disputes the payment. Answer at the payment provider.',
      }}
      actions={actions.slice(1)}
    />
  ),
};

export const NotPaid: Story = {
  render: () => (
    <PaymentPage
      payment={{
        ...payment,
        ...{ status: { text: 'Not paid', tone: 'outline' }, payer: null, log: payment.log.slice(0, 1) },
        noPayer: 'Nothing was paid, so no contact details are kept.',
      }}
      actions={[]}
    />
  ),
};

export const ContactErased: Story = {
  render: () => (
    <PaymentPage
      payment={{ ...payment, payer: null, noPayer: 'The contact details were erased.' }}
      actions={actions.slice(0, 1)}
    />
  ),
};

const confirm = fn();
export const AsksFirst: Story = {
  render: () => <RefundForm {...refund} fields={{ amount: '50' }} asked="$50" onConfirm={confirm} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Send $50 back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

export const RefundRefused: Story = {
  render: () => (
    <RefundForm
      {...refund}
      fields={{ amount: '2000' }}
      asked={null}
      failure={{ text: 'You can send back $1,250.50 at most.', retry: false }}
    />
  ),
};

export const List: Story = {
  render: () => (
    <RecordList
      caption="Payments"
      columns={['Invoice', 'Name', 'Amount', 'Status', 'Date']}
      records={[
        {
          ...{ id: '1', name: 'INV-1042', href: '#payment' },
          cells: ['Priya Nair', '$1,250.50, $50 sent back', 'Part refunded', 'Tue 24 Nov, 10:36 am'],
        },
      ]}
    />
  ),
};
