import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TestSite, placeOf, testSite } from '../testing/TestSite.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { LocationScreen } from './LocationScreen.tsx';

const site = testSite();
const stock = [namedCars.reduced, namedCars.hybridSuv, namedCars.certifiedSedan, namedCars.plain].map(
  (car) => ({ car, weekly: null }),
);

/**
 * **Use for** the pages of a dealer's places: all of them, and one with hours, map and stock. **Do:** show the hours of today first.
 * **Don't:** load a map before it is asked for.
 */
const meta = {
  title: 'Locations/Screens',
  component: LocationScreen,
  parameters: { layout: 'fullscreen' },
  args: { location: placeOf(site, 1), stock, now: fixedNow },
  decorators: [
    (Story) => (
      <TestSite site={site}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof LocationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { now: new Date('2026-11-22T02:00:00Z') } };
export const ChristmasEve: Story = { args: { now: new Date('2026-12-24T01:00:00Z') } };
const HOLIDAYS = [
  'Christmas EveThursday 24 December 20268:00 am - 1:00 pm',
  'Christmas DayFriday 25 December 2026Closed',
];
export const HolidayHours: Story = {
  name: '[LO-03] View Holiday Hours opens a dialog with the special hours of the location, by date',
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByText('View Holiday Hours');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Holiday hours' });
    const rows = within(dialog).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent)).toEqual(HOLIDAYS);
    for (const row of rows) await expect(row).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A workshop: no stock, a rating below the minimum, no holidays. */
export const Service: Story = { args: { location: placeOf(site, 2), stock: [] } };
const team = [
  { name: 'Priya Nair', role: 'Service manager', phone: '(07) 5550 4120', email: 'priya@dealer.example' },
  { name: 'Gus Petrakis', role: 'Light vehicle technician', phone: null, email: null },
].map((person) => ({ ...person, image: null, place: null, html: '' }));
/** A workshop with the people of its files of content. */
export const WithItsPeople: Story = {
  args: { location: placeOf(site, 2), stock: [], people: team },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { name: /^Our team in/ })).toBeVisible(),
};
/** A workshop with its licence and what it does. */
export const WithItsServices: Story = {
  args: {
    location: { ...placeOf(site, 2), motor_vehicle_repairer: 'MVR 20001' },
    stock: [],
    services: [
      { name: 'Log-book servicing', text: 'To the maker’s schedule.', url: '/service' },
      { name: 'Loan cars', text: 'Ask for one when you book.', url: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: /^What we do in/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log-book servicing' })).toBeVisible();
    await expect(page.getByText('Motor vehicle repairer MVR 20001.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Contact: StoryObj = { render: () => <ContactScreen now={fixedNow} /> };
export const ContactOfOneLocation: StoryObj = {
  render: () => (
    <TestSite site={{ ...site, locations: [placeOf(site, 1)] }}>
      <ContactScreen now={fixedNow} />
    </TestSite>
  ),
};
export const List: StoryObj = { render: () => <ListScreen now={fixedNow} /> };

const sales = placeOf(site, 1);
const longStreet = 'Unit 14, The Harbourside Trade Centre, 1204–1208 Old Pacific Highway';

/** One place of each kind: all in one row where there is room, as high as the highest. */
export const OneOfEach: StoryObj = {
  render: () => (
    <TestSite
      site={{
        ...site,
        locations: [{ ...sales, address: { ...sales.address, street: longStreet } }, placeOf(site, 2)],
      }}
    >
      <ListScreen now={fixedNow} />
    </TestSite>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    const [left, right] = cards.map((card) => card.getBoundingClientRect());
    await expect([right?.top, right?.bottom]).toEqual([left?.top, left?.bottom]);
    await expect((right?.left ?? 0) - (left?.right ?? 0)).toBe(24);
  },
};

export const NearestFirst: StoryObj = {
  render: () => (
    <ListScreen
      now={fixedNow}
      near={{ label: 'Newcastle NSW 2300', point: { lat: -32.927, long: 151.776 } }}
    />
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('article');
    await expect(first).toHaveTextContent(/ km away/);
  },
};
export const UnknownPlace: StoryObj = {
  render: () => <ListScreen now={fixedNow} near={{ unknown: 'Nowhereville' }} />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nowhereville'),
};
