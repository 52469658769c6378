import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@forecourt/primitives';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppointmentDays } from './AppointmentDays.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { PageHead } from './PageHead.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PageMenu } from './PageMenu.tsx';
import { RecordList } from './RecordList.tsx';

const meta = { title: 'Desk/Pages' } satisfies Meta;
export default meta;
type Story = StoryObj;

const release = fn();

export const Appointments: Story = {
  render: () => (
    <>
      <PageHead title="Appointments" />
      <AppointmentDays
        days={[
          {
            date: '2026-11-24',
            title: 'Tue 24 Nov',
            appointments: [
              {
                key: '1',
                time: '10:00 am',
                name: 'Bartholomew Featherstonehaugh-Cholmondeley',
                href: '#lead',
                about: ['Test Drive', 'Brisbane', '2022 Toyota Corolla Ascent Sport', '0491 570 156'],
                actions: (
                  <ConfirmButton
                    name="Release"
                    title="Release 10:00 am?"
                    description="The time can be booked again."
                    busy={false}
                    onConfirm={release}
                  />
                ),
              },
            ],
          },
          { date: '2026-11-25', title: 'Wed 25 Nov', appointments: [] },
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Release' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Release 10:00 am?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(release).not.toHaveBeenCalled();
    await userEvent.click(opener);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Release' }));
    await expect(release).toHaveBeenCalledOnce();
  },
};

const records = [
  {
    id: '1',
    name: 'Priya Nair',
    href: '#lead',
    cells: ['email', 'Failed, Tue 24 Nov, 10:30 am', '12', '550 no such mailbox'],
    actions: (
      <Button variant="outline" size="small">
        Retry
      </Button>
    ),
  },
  { id: '2', name: 'Jo Bell', href: null, cells: ['webhook', 'Delivered, Tue 24 Nov, 9:00 am', '1', ''] },
];

export const Records: Story = {
  render: () => (
    <RecordList
      caption="Deliveries"
      columns={['Shopper', 'To', 'State', 'Tries', 'Why']}
      records={records}
      first="#first"
      next="#next"
    />
  ),
};

export const Loading: Story = { render: () => <PageLoading what="the deliveries" /> };

export const More: Story = {
  render: () => (
    <PageMenu
      pages={[
        { name: 'Leads', href: '#leads', text: 'What shoppers ask, and the answers.' },
        { name: 'Appointments', href: '#appointments', text: 'Who comes when, by day and place.' },
      ]}
    />
  ),
};
