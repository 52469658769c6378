import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmButton } from './ConfirmButton.tsx';
import { NoteForm } from './LeadForms.tsx';
import { RecordList } from './RecordList.tsx';
import { ExtendForm, ReservationPage } from './ReservationPage.tsx';
import type { ReservationPageView } from './ReservationPage.tsx';

/**
 * **Use for** a hold of a vehicle as staff see it: its state, its money and what may be done. **Do:** say what a press will do to the
 * money before it is pressed. **Don't:** show a step that the state does not allow.
 */
const meta = { title: 'Desk/Reservations' } satisfies Meta;
export default meta;
type Story = StoryObj;

const form = { busy: false, failure: null, onChange: () => undefined, onSubmit: () => undefined };
const at = (text: string) => ({ iso: '2026-11-24T00:30:00Z', text });

const reservation: ReservationPageView = {
  reference: 'RS-7K3M-9PQR',
  car: '2021 Toyota RAV4 GXL Hybrid',
  status: { text: 'Reserved', tone: 'success' },
  warning: null,
  facts: [
    { name: 'Reserved until', text: 'Thu 26 Nov, 10:36 am' },
    { name: 'Deposit', text: '$200, paid' },
    { name: 'Agreed price', text: '$34,990 Drive away' },
  ],
  purchase: [
    { name: 'Delivery', text: '1 Example St, Newstead 4006' },
    { name: 'Trade-in', text: '2014 Mazda 3' },
    { name: 'Total price', text: '$35,885.50' },
  ],
  shopper: [
    { name: 'Name', text: 'Priya Nair' },
    { name: 'E-mail', text: 'priya@shopper.example', href: 'mailto:priya@shopper.example' },
    { name: 'Lead', text: 'Open the lead', href: '#lead' },
  ],
  log: [
    { id: '1', at: at('Tue 24 Nov, 10:30 am'), title: 'Started by the shopper', text: '' },
    { id: '2', at: at('Tue 24 Nov, 10:36 am'), title: 'Deposit paid', text: '' },
    {
      id: '3',
      at: at('Tue 24 Nov, 11:00 am'),
      title: 'Note of kim@dealer.example',
      text: 'Comes on Thursday.',
    },
  ],
};

const note = { title: 'Note', form: <NoteForm {...form} fields={{ text: '' }} /> };
const times = [{ value: '2026-11-27T00:36:00.000Z', text: 'One day more: Fri 27 Nov, 10:36 am' }];
const end = (
  <ConfirmButton
    name="Send the deposit back"
    title="End the reservation?"
    description="The vehicle is free at once, and $200 goes back to the card."
    busy={false}
    onConfirm={() => undefined}
  />
);

const extend = fn();
export const Held: StoryObj<{ reservation: ReservationPageView }> = {
  args: { reservation },
  render: (args) => (
    <ReservationPage
      {...args}
      actions={[
        {
          title: 'More time',
          form: <ExtendForm {...form} fields={{ until: '' }} times={times} onSubmit={extend} />,
        },
        { title: 'End it', form: end },
        note,
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Extend' }));
    await expect(extend).toHaveBeenCalledOnce();
  },
};

export const Started: Story = {
  render: () => (
    <ReservationPage
      reservation={{
        ...reservation,
        status: { text: 'Not paid yet', tone: 'warning' },
        facts: [{ name: 'Deposit', text: '$200, not paid' }],
        log: reservation.log.slice(0, 1),
      }}
      actions={[note]}
    />
  ),
};

export const Refunded: Story = {
  render: () => (
    <ReservationPage
      reservation={{
        ...reservation,
        status: { text: 'Deposit back', tone: 'outline' },
        facts: [{ name: 'Deposit', text: '$200, sent back' }],
      }}
      actions={[note]}
    />
  ),
};

export const RefundFailed: Story = {
  render: () => (
    <ReservationPage
      reservation={{
        ...reservation,
        status: { text: 'Deposit back', tone: 'outline' },
        warning: 'The deposit could not be sent back. Send it back by hand.',
      }}
      actions={[note]}
    />
  ),
};

export const Bought: Story = {
  render: () => (
    <ReservationPage
      reservation={{ ...reservation, status: { text: 'Bought', tone: 'success' } }}
      actions={[note]}
    />
  ),
};

export const Expired: Story = {
  render: () => (
    <ReservationPage
      reservation={{
        ...reservation,
        status: { text: 'Time over', tone: 'outline' },
        warning: 'The payment is disputed.',
      }}
      actions={[note]}
    />
  ),
};

export const ShopperErased: Story = {
  render: () => <ReservationPage reservation={{ ...reservation, shopper: null }} actions={[note]} />,
};

export const ExtensionRefused: Story = {
  render: () => (
    <ExtendForm
      {...form}
      fields={{ until: times[0]?.value ?? '' }}
      times={times}
      failure={{ text: 'This reservation does not run any more. Look at it again.', retry: false }}
    />
  ),
};

export const List: Story = {
  render: () => (
    <RecordList
      caption="Reservations"
      columns={['Vehicle', 'Shopper', 'Status', 'Until', 'Deposit']}
      records={[
        {
          id: '1',
          name: reservation.car,
          href: '#reservation',
          cells: ['Priya Nair', 'Reserved', 'Thu 26 Nov, 10:36 am', '$200, paid'],
        },
      ]}
    />
  ),
};
