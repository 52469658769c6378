import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  AssignForm,
  CallForm,
  MergeForm,
  NoteForm,
  ReplyForm,
  SnoozeForm,
  StatusForm,
} from './LeadForms.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Card, LeadPage } from './LeadPage.tsx';
import type { LeadPageView } from './LeadPage.tsx';

/**
 * **Use for** one lead at the desk: what the person asked, what was done, and what staff may do next. **Do:** offer only what the person
 * at the desk may do. **Don't:** show a phone number that they may not see; it is revealed, and recorded.
 */
const meta = { title: 'Desk/Lead' } satisfies Meta;
export default meta;
type Story = StoryObj;

const lead: LeadPageView = {
  name: 'Priya Nair',
  status: { text: 'New', tone: 'warning' },
  due: { text: 'Overdue by 2 h', overdue: true },
  received: { iso: '2026-11-24T00:30:00Z', text: 'Tue 24 Nov, 10:30 am' },
  about: 'Vehicle Enquiry, Brisbane',
  phone: '0491 570 156',
  email: 'priya.nair@mail.example',
  wishes: ['Prefers a call', 'Wants no marketing'],
  messages: [
    {
      title: 'Enquiry',
      at: { iso: '2026-11-24T00:30:00Z', text: 'Tue 24 Nov, 10:30 am' },
      answers: [
        { name: 'Message', text: 'Is it still there?\nMay I see it on Saturday?' },
        { name: 'Postcode', text: '4000' },
      ],
    },
    {
      title: 'Message 2',
      at: { iso: '2026-11-24T01:30:00Z', text: 'Tue 24 Nov, 11:30 am' },
      answers: [{ name: 'Message', text: 'x'.repeat(120) }],
    },
  ],
  files: [
    {
      id: '1',
      name: 'front left after the hail.jpg',
      about: 'Photos · 640 KB',
      href: '#photo',
      picture: '/pictures/suv/black-front34.webp',
    },
    { id: '2', name: 'Priya Nair CV.pdf', about: 'Your CV · 180 KB', href: '#cv', picture: null },
  ],
  car: {
    name: '2022 Toyota Corolla Ascent Sport',
    picture: {
      src: '/pictures/suv/black-front34.webp',
      alt: 'Photo of 2022 Toyota Corolla Ascent Sport',
      width: 300,
      height: 200,
    },
    facts: [
      { name: 'Price', text: '$24,990 drive away' },
      { name: 'Page', text: 'On the site', href: '#car' },
    ],
  },
  appointments: ['Sat 28 Nov, 10:00 am, Brisbane'],
  deliveries: [
    { name: 'email', text: 'Delivered, Tue 24 Nov, 10:31 am' },
    { name: 'webhook', text: 'Failed, Tue 24 Nov, 11:31 am · 12 tries · 500' },
  ],
  visit: [{ name: 'Pages seen', text: '/\n/cars/corolla' }],
  history: [
    {
      id: 1,
      at: { iso: '2026-11-24T02:30:00Z', text: 'Tue 24 Nov, 12:30 pm' },
      title: 'Kim Lee wrote a note',
      text: 'Called, no answer.',
    },
    {
      id: 2,
      at: { iso: '2026-11-24T03:30:00Z', text: 'Tue 24 Nov, 1:30 pm' },
      title: 'Kim Lee set the status to Open',
      text: '',
    },
  ],
  records: [{ href: '#application', text: 'Finance application FA-CK9X-TZ8A' }],
  mergedInto: null,
  related: [{ href: '#other', text: 'General Enquiry, Mon 2 Nov, 9:00 am (Lost)' }],
};

const actions = <Card title="Answer">The forms.</Card>;

export const Whole: StoryObj<{ lead: LeadPageView; back: string }> = {
  args: { lead, back: '#leads' },
  render: (args) => <LeadPage {...args} actions={actions} />,
};

export const WithLittle: Story = {
  render: () => (
    <LeadPage
      lead={{
        ...lead,
        due: null,
        phone: null,
        email: null,
        wishes: [],
        files: [],
        car: null,
        appointments: [],
        deliveries: [],
        visit: [],
        history: [],
        records: [],
        related: [],
      }}
      back="#leads"
      actions={actions}
    />
  ),
};

export const Loading: Story = { render: () => <PageLoading what="the lead" /> };

const form = { busy: false, failure: null, onChange: () => undefined, onSubmit: () => undefined };
const templates = [{ value: '1', text: 'Still available' }];
const lost = { text: 'The desk cannot be reached. Check the connection, then try again.', retry: true };

const chooseTemplate = fn();
export const Reply: Story = {
  render: () => (
    <ReplyForm
      {...form}
      fields={{ draft: '', subject: 'Your Corolla', text: 'Hello Priya' }}
      templates={templates}
      onTemplate={chooseTemplate}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Template'), 'Still available');
    await expect(chooseTemplate).toHaveBeenLastCalledWith('1');
  },
};

export const ReplySending: Story = {
  render: () => (
    <ReplyForm
      {...form}
      busy
      fields={{ draft: '', subject: 'Your Corolla', text: 'Hello Priya' }}
      templates={[]}
      onTemplate={() => undefined}
    />
  ),
};

const again = fn();
export const NoteNotSaved: Story = {
  render: () => (
    <NoteForm {...form} fields={{ text: 'Called, no answer.' }} failure={lost} onSubmit={again} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Note')).toHaveValue('Called, no answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const Note: Story = { render: () => <NoteForm {...form} fields={{ text: '' }} /> };

export const Call: Story = {
  render: () => (
    <CallForm
      {...form}
      fields={{ outcome: 'reached', text: '' }}
      outcomes={[
        { value: 'reached', text: 'Reached' },
        { value: 'no-answer', text: 'No answer' },
      ]}
    />
  ),
};

export const StatusChangedByAColleague: Story = {
  render: () => (
    <StatusForm
      {...form}
      fields={{ status: 'lost', reason: 'Bought elsewhere' }}
      statuses={[
        { value: 'open', text: 'Open' },
        { value: 'lost', text: 'Lost' },
      ]}
      failure={{
        text: 'This lead has changed since you saw it. Look at it again, then repeat. Sam Roy set the status to Won.',
        retry: false,
      }}
    />
  ),
};

export const Assign: Story = {
  render: () => <AssignForm {...form} fields={{ person: '' }} people={[{ value: '1', text: 'Kim Lee' }]} />,
};

const snooze = fn();
export const Snooze: Story = {
  render: () => (
    <SnoozeForm
      {...form}
      fields={{ when: 'date', date: '2026-12-01' }}
      choices={[
        { value: 'tomorrow', text: 'Tomorrow (Wed 25 Nov, 9:00 am)' },
        { value: 'date', text: 'On another day at 9:00 am' },
      ]}
      snoozed="Snoozed until Mon 30 Nov, 9:00 am"
      onChange={snooze}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Show it again'), 'tomorrow');
    await expect(snooze).toHaveBeenLastCalledWith({ when: 'tomorrow' });
    await expect(canvas.getByText('Snoozed until Mon 30 Nov, 9:00 am.')).toBeVisible();
  },
};

export const Merge: Story = {
  render: () => (
    <MergeForm
      {...form}
      fields={{ into: '' }}
      leads={[{ value: '1', text: 'General Enquiry, Mon 2 Nov, 9:00 am (Lost)' }]}
    />
  ),
};

export const Merged: Story = {
  render: () => <LeadPage lead={{ ...lead, mergedInto: '#other' }} back="#leads" actions={null} />,
};
