import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dealerships } from './Dealerships.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskLink } from './DeskFrame.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadList, LeadListLoading, NoLeads } from './LeadList.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { LeadRowView } from './views.ts';

/**
 * **Use for** the list of leads with its filters, and the frame of the desk around it. **Do:** keep the filters in the address, so that a
 * list can be sent to a colleague. **Don't:** show more than one list on a page.
 */
const meta = { title: 'Desk/List' } satisfies Meta;
export default meta;
type Story = StoryObj;

const nothing = () => undefined;

const leads: readonly LeadRowView[] = [
  {
    id: '1',
    href: '#lead-1',
    name: 'Priya Nair',
    status: { text: 'New', tone: 'warning' },
    due: { text: 'Overdue by 2 h', overdue: true },
    received: { iso: '2026-11-24T00:30:00Z', text: 'Tue 24 Nov, 10:30 am' },
    about: 'Vehicle Enquiry, Brisbane',
    vehicle: '2022 Toyota Corolla Ascent Sport',
    picture: {
      src: '/pictures/suv/black-front34.webp',
      alt: 'Photo of 2022 Toyota Corolla Ascent Sport',
      width: 96,
      height: 64,
    },
    excerpt:
      'Is it still there, and may I see it on Saturday? I would bring my own car along for a trade-in.',
    assignee: 'Nobody yet',
    notes: ['2 messages', 'A delivery failed'],
  },
  {
    id: '2',
    href: '#lead-2',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    status: { text: 'Waiting for the shopper', tone: 'outline' },
    due: { text: 'Answer within 25 min', overdue: false },
    received: { iso: '2026-11-23T05:00:00Z', text: 'Mon 23 Nov, 3:00 pm' },
    about: 'Test Drive',
    vehicle: null,
    picture: null,
    excerpt: '',
    assignee: 'Kim Lee',
    notes: ['Appointment Sat 28 Nov, 10:00 am'],
  },
  {
    id: '3',
    href: '#lead-3',
    name: 'Jo Bell',
    status: { text: 'Won', tone: 'success' },
    due: null,
    received: { iso: '2026-11-20T05:00:00Z', text: 'Fri 20 Nov, 3:00 pm' },
    about: 'General Enquiry',
    vehicle: null,
    picture: null,
    excerpt: 'Thank you!',
    assignee: 'Kim Lee',
    notes: [],
  },
];

export const Leads: StoryObj<typeof LeadList> = {
  args: { leads, first: '#first', next: '#next' },
  render: (args) => <LeadList {...args} />,
};

export const Loading: Story = { render: () => <LeadListLoading /> };

export const NoneFits: Story = { render: () => <NoLeads all="#all" filtered /> };

export const NoneYet: Story = { render: () => <NoLeads all="#all" filtered={false} /> };

const retry = fn();
export const NotLoaded: Story = {
  render: () => (
    <LoadFailed text="The desk cannot be reached. Check the connection, then try again." onRetry={retry} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const filter = fn();
export const Filters: Story = {
  render: () => (
    <LeadFilters
      filter={{ status: 'new', assignee: '', category: '', place: '', order: 'due', search: '' }}
      statuses={[
        { value: '', text: 'To do (12)' },
        { value: 'new', text: 'New (3)' },
      ]}
      assignees={[
        { value: '', text: 'Anybody' },
        { value: 'me', text: 'Me' },
      ]}
      categories={[
        { value: '', text: 'Any' },
        { value: 'Test Drive', text: 'Test Drive' },
      ]}
      places={[
        { value: '', text: 'All places' },
        { value: '101', text: 'Newstead' },
      ]}
      orders={[
        { value: '', text: 'Newest first' },
        { value: 'due', text: 'Due first' },
      ]}
      onChange={filter}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Assigned to'), 'Me');
    await expect(filter).toHaveBeenLastCalledWith({ assignee: 'me' });
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Test Drive');
    await expect(filter).toHaveBeenLastCalledWith({ category: 'Test Drive' });
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'Newstead');
    await expect(filter).toHaveBeenLastCalledWith({ place: '101' });
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Newest first');
    await expect(filter).toHaveBeenLastCalledWith({ order: '' });
    await expect(canvas.getByLabelText('Kind')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'x');
    await expect(filter).toHaveBeenLastCalledWith({ search: 'x' });
  },
};

export const ChooseADealership: Story = {
  render: () => (
    <Dealerships
      all={[
        { href: '#harbour', name: 'Harbour City', role: 'Owner' },
        { href: '#northside', name: 'Northside Group', role: 'Sales' },
      ]}
    />
  ),
};

export const NoDealership: Story = { render: () => <Dealerships all={[]} /> };

const frame = {
  dealership: 'Harbour City',
  home: '#leads',
  links: [
    { name: 'Leads', href: '#leads', current: true, bar: true },
    { name: 'Appointments', href: '#appointments', current: false, bar: true },
    { name: 'Deliveries', href: '#deliveries', current: false, bar: true },
    { name: 'Stock', href: '#stock', current: false, bar: false },
    { name: 'More', href: '#more', current: false, bar: 'only' },
  ] satisfies DeskLink[],
  person: 'Kim Lee',
  signingOut: false,
  onSignOut: nothing,
  notice: '',
  children: <h1>Leads</h1>,
};

export const Frame: Story = { render: () => <DeskFrame {...frame} notice="Note saved." /> };

const ALL = [
  ...['Leads', 'Appointments', 'Finance', 'Deliveries', 'Stock', 'Reservations', 'Figures', 'Templates'],
  ...['Staff', 'Activity', 'Shopper data', 'Unsubscribes'],
];

/** Every page of an owner: who is signed in stays beside the dealership, however many rows the pages take. */
export const FrameOfAnOwner: Story = {
  render: () => (
    <DeskFrame
      {...frame}
      dealership="Northside Isuzu UTE & Trucks Brendale"
      links={ALL.map((name, at) => ({ name, href: `#${name}`, current: at === 0, bar: at < 3 }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const out = canvas.getByRole('button', { name: 'Sign out' }).getBoundingClientRect();
    const home = canvas.getByRole('link', { name: /^Northside/ }).getBoundingClientRect();
    const pages = canvas.getByRole('navigation', { name: 'Desk' }).getBoundingClientRect();
    await expect(Math.abs(out.top + out.bottom - home.top - home.bottom) / 2).toBeLessThan(4);
    await expect(pages.top).toBeGreaterThanOrEqual(out.bottom);
  },
};

export const FrameWithoutConnection: Story = {
  render: () => <DeskFrame {...frame} dealership={null} links={[]} signingOut offline />,
};

const signIn = {
  step: 'email',
  email: '',
  code: '',
  sentTo: '',
  busy: false,
  failure: null,
  onChange: nothing,
  onSend: nothing,
  onSignIn: nothing,
  onBack: nothing,
} as const;

const sent = fn();
export const SignIn: Story = {
  render: () => <SignInForm {...signIn} email="kim@dealer.example" onSend={sent} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('E-mail'), '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const SignInSending: Story = { render: () => <SignInForm {...signIn} busy /> };

export const SignInCode: Story = {
  render: () => <SignInForm {...signIn} step="code" sentTo="kim@dealer.example" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Code from the e-mail')).toHaveFocus();
  },
};

export const SignInRefused: Story = {
  render: () => (
    <SignInForm
      {...signIn}
      step="code"
      code="123456"
      sentTo="kim@dealer.example"
      failure={{
        text: 'That code is not right, or it has expired. Check it, or ask for a new one.',
        retry: false,
      }}
    />
  ),
};
