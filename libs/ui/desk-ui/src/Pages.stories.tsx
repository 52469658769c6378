import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@forecourt/primitives';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppointmentDays } from './AppointmentDays.tsx';
import { CapacityForm } from './CapacityForm.tsx';
import { BackLink } from './BackLink.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { PageHead } from './PageHead.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PageMenu } from './PageMenu.tsx';
import { ErasureForm, PersonForm } from './PersonForms.tsx';
import { RecordList } from './RecordList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StaffForm, TargetForm, TemplateForm, UnsubscribeForm } from './TeamForms.tsx';

/**
 * **Use for** the other pages of the desk: appointments, people, vehicles, shoppers. **Do:** begin each with its head and its trail.
 * **Don't:** build a page without `DeskFrame`.
 */
const meta = { title: 'Desk/Pages' } satisfies Meta;
export default meta;
type Story = StoryObj;

const release = fn();

export const Appointments: StoryObj<{
  title: string;
  usual: readonly string[];
  day: string;
  figures: readonly string[];
}> = {
  args: {
    title: 'Appointments',
    day: 'Tue 24 Nov',
    usual: ['Brisbane: 2 every half hour', 'Workshop: 3 every half hour, 4 loan cars a day'],
    figures: ['Brisbane: 1 of 34 booked', 'Workshop: no appointments on this day'],
  },
  render: ({ title, usual, day, figures }) => (
    <>
      <PageHead title={title} />
      <AppointmentDays
        usual={usual}
        days={[
          {
            date: '2026-11-24',
            title: day,
            figures,
            appointments: [
              {
                key: '1',
                time: '10:00 am',
                name: 'Bartholomew Featherstonehaugh-Cholmondeley',
                href: '#lead',
                picture: {
                  src: '/pictures/suv/black-front34.webp',
                  alt: 'Photo of 2022 Toyota Corolla Ascent Sport',
                  width: 96,
                  height: 64,
                },
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
          { date: '2026-11-25', title: 'Wed 25 Nov', figures: [], appointments: [] },
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

export const Records: StoryObj<typeof RecordList> = {
  args: {
    caption: 'Deliveries',
    columns: ['Shopper', 'To', 'State', 'Tries', 'Why'],
    records,
    first: '#first',
    next: '#next',
  },
  argTypes: { records: { control: false } },
  render: (args) => <RecordList {...args} />,
};

export const Addresses: StoryObj<typeof RecordList> = {
  args: {
    caption: 'Staff',
    columns: ['Name', 'E-mail'],
    records: [
      { id: '1', name: 'Sam Owner', href: null, cells: ['sam.owner@northside.example'] },
      { id: '2', name: 'jo@northside.example', href: '#jo', cells: [''] },
    ],
  },
  argTypes: { records: { control: false } },
  render: (args) => (
    <div className="max-w-90">
      <RecordList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('th[scope=row], td, dd, li > p')];
    const shown = texts.filter((text) => text.checkVisibility() && text.textContent.includes('@'));
    await expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(lines.size, text.textContent).toBeLessThanOrEqual(2);
      await expect(text.querySelector('wbr')?.previousSibling?.textContent).toBe('@');
    }
  },
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

const form = { busy: false, failure: null, onChange: () => undefined, onSubmit: () => undefined };
const roles = [{ value: 'sales', text: 'Sales' }];

export const Template: Story = {
  render: () => (
    <TemplateForm
      {...form}
      isNew
      names={['first_name', 'vehicle', 'location_phone']}
      fields={{ name: 'Still available', subject: 'Your {vehicle}', text: 'Hello {first_name}' }}
    />
  ),
};

export const TemplateRefused: Story = {
  render: () => (
    <TemplateForm
      {...form}
      isNew={false}
      names={['first_name']}
      fields={{ name: 'Still available', subject: 'Your {car}', text: 'Hello' }}
      failure={{ text: 'A name in braces is not known. Known are {first_name}.', retry: false }}
    />
  ),
};

export const Invite: Story = {
  render: () => (
    <StaffForm
      {...form}
      isNew
      fields={{ email: '', name: '', role: 'sales', place: '' }}
      roles={roles}
      places={[{ value: '', text: 'All places' }]}
    />
  ),
};

export const ChangeStaff: Story = {
  render: () => (
    <StaffForm
      {...form}
      busy
      isNew={false}
      fields={{ email: 'kim@dealer.example', name: 'Kim Lee', role: 'sales', place: '' }}
      roles={roles}
      places={[]}
    />
  ),
};

export const Unsubscribe: Story = {
  render: () => <UnsubscribeForm {...form} fields={{ email: 'jo@mail.example' }} />,
};

const search = fn();
export const FindACar: Story = {
  render: () => (
    <>
      <BackLink href="#stock">All cars</BackLink>
      <PageHead title="Stock" text="Open a car to see why." link={{ href: '#imports', text: 'Imports' }} />
      <SearchBox label="Find a car" value="" onChange={search} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Find a car' }), 'x');
    await expect(search).toHaveBeenLastCalledWith('x');
  },
};

export const Places: Story = {
  render: () => (
    <CapacityForm
      {...form}
      fields={{ place: '1', day: '2026-11-24', number: '0' }}
      places={[
        { value: '1', text: 'Brisbane' },
        { value: '2', text: 'Workshop' },
      ]}
      days={[
        { value: '', text: 'Every day' },
        { value: '2026-11-24', text: 'Tue 24 Nov' },
      ]}
      numbers={[
        { value: '', text: '2, as on every day' },
        { value: '0', text: 'No appointments' },
        { value: '1', text: '1' },
      ]}
    />
  ),
};

export const Target: Story = { render: () => <TargetForm {...form} fields={{ minutes: '30' }} /> };

export const FindAShopper: Story = {
  render: () => <PersonForm {...form} fields={{ email: 'jo@mail.example', phone: '' }} />,
};

const erase = fn();
const refuse = fn();
/** It asks why, then once more. */
export const Erase: Story = {
  render: function Erasure() {
    const [reason, setReason] = useState('');
    return (
      <ErasureForm
        {...form}
        what="2 leads"
        fields={{ reason }}
        onChange={(change) => setReason(change.reason ?? reason)}
        onRefuse={refuse}
        onSubmit={erase}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }));
    await expect(refuse).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText(/^Why/), 'Asked by phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase 2 leads?' }));
    await expect(erase).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Erase now' }));
    await expect(erase).toHaveBeenCalledOnce();
  },
};
