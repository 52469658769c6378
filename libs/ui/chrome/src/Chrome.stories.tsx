import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, User } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ConsentStrip } from './ConsentStrip.tsx';
import { Footer } from './Footer.tsx';
import type { FooterProps } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { HeaderProps } from './Header.tsx';
import { HoursTable } from './HoursTable.tsx';
import { LocationCard } from './LocationCard.tsx';
import type { LocationCardProps } from './LocationCard.tsx';
import { PlaceFigure } from './PlaceFigure.tsx';
import type { ChromeEntry } from './navItems.ts';
import { PageHeading } from './PageHeading.tsx';
import { StatsBanner } from './StatsBanner.tsx';
import { StockSearchForm } from './StockSearchForm.tsx';

const links = (...names: string[]) => names.map((name) => ({ name, url: `#${name}` }));
const entries: ChromeEntry[] = [
  { name: 'Vehicles', links: links('Corolla', 'RAV4', 'HiLux') },
  { name: 'Stock', links: links('All vehicles', 'New', 'Demo', 'Used') },
  ...links('Special offers', 'Finance', 'Trade-in'),
  { name: 'Service', links: links('Book a service', 'Parts') },
  { name: 'About us', links: links('About us', 'Contact us') },
];
const phone = { text: '(07) 5550 4100', href: 'tel:+61755504100' };
/** Storybook shows the dealer's own name, logo and navigation: `parameters.brand`. */
const headerArgs = {
  name: 'Example Motors',
  logo: { src: '/logo.svg', width: 180, height: 40 },
  entries,
  phone,
  searchHref: '#search',
  tone: 'page',
} satisfies HeaderProps;

const tools = (
  <>
    <a href="#saved" className="icon-button" aria-label="Saved cars">
      <Heart aria-hidden size={22} strokeWidth={1.75} />
    </a>
    <a href="#account" className="icon-button hidden lg:inline-flex" aria-label="Account">
      <User aria-hidden size={22} strokeWidth={1.75} />
    </a>
  </>
);

/** The name and the logo in the header are those of the chosen dealer. */
const showsDealer = async (canvasElement: HTMLElement, dealer: unknown) => {
  const logo = canvasElement.querySelector('.site-logo');
  await expect(logo).toHaveAttribute('src', expect.stringContaining(`/${String(dealer)}/`));
};

/**
 * **Use for** what stands around every page: header, breadcrumb, announcement, footer, consent. Names, links and logos come from the
 * config of the dealer.
 *
 * **Do:** Change these parts by `nav`, `look` and `words` of the config first, then by the slots `site.*`.
 *
 * **Don't:** Write a header or footer of your own to change a link or a colour. Do not put what only one page needs into the header.
 */
const meta = { title: 'Chrome/Frame', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;
type HeaderStory = StoryObj<HeaderProps>;

const toneControl = { tone: { control: 'inline-radio', options: ['page', 'inverse'] } } as const;

export const DarkHeader: HeaderStory = {
  args: { ...headerArgs, tone: 'inverse' },
  argTypes: toneControl,
  parameters: { brand: 'darkHeader' },
  render: (args) => (
    <div className="min-h-100">
      <Header {...args} />
    </div>
  ),
};
export const PageHeader: HeaderStory = {
  args: headerArgs,
  argTypes: toneControl,
  parameters: { brand: 'header' },
  render: (args) => (
    <div className="min-h-100">
      <Header {...args} tools={tools} />
    </div>
  ),
  play: ({ canvasElement, globals }) => showsDealer(canvasElement, globals['dealer']),
};

const makes = ['Toyota', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Isuzu', 'Nissan', 'Subaru'];
const columns = makes.map((name, at) => ({
  name,
  url: `#${name}`,
  count: 120 - at * 13,
  links: ['First', 'Second', 'Third']
    .slice(0, (at % 3) + 1)
    .map((model, rank) => ({ name: `${model} model`, url: `#${name}-${model}`, count: 40 - at - rank * 5 })),
}));
const all = { name: 'All vehicles', url: '#all' };

/** The width from which the header has its navigation in a row, CSS pixels. */
const WIDE = 1024;

/** The button of the first panel of the navigation. */
function firstPanel(canvasElement: HTMLElement): HTMLElement {
  const panel = canvasElement.querySelector<HTMLElement>('nav[aria-label="Main"] summary');
  if (!panel) throw new Error('The navigation has no panel.');
  return panel;
}

/** A panel of makes with their models and numbers; Escape closes it and its button keeps the focus. */
export const ModelPanel: HeaderStory = {
  args: headerArgs,
  argTypes: toneControl,
  parameters: { brand: 'lightHeader' },
  render: (args) => (
    <div className="min-h-140">
      <Header
        {...args}
        entries={[{ name: 'Brands', links: [...columns, all], columns }, ...entries.slice(1)]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = firstPanel(canvasElement);
    if (globalThis.innerWidth < WIDE) return expect(panel).not.toBeVisible();
    await userEvent.click(panel);
    const link = within(canvasElement).getByRole('link', { name: 'First model 40 in stock' });
    await expect(link).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Toyota 120 in stock' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).toHaveFocus();
    await expect(link).not.toBeVisible();
    await userEvent.click(panel);
  },
};

/** With few vehicles, a panel has what there is. */
export const SmallModelPanel: HeaderStory = {
  args: { ...headerArgs, tone: 'inverse' },
  argTypes: toneControl,
  parameters: { brand: 'darkHeader' },
  render: (args) => (
    <div className="min-h-100">
      <Header
        {...args}
        entries={[{ name: 'Brands', links: [...columns.slice(0, 1), all], columns: columns.slice(0, 1) }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = firstPanel(canvasElement);
    if (globalThis.innerWidth < WIDE) return expect(panel).not.toBeVisible();
    await userEvent.click(panel);
    await expect(within(canvasElement).getByRole('link', { name: 'All vehicles' })).toBeVisible();
  },
};

export const PageFooter: StoryObj<FooterProps> = {
  args: {
    name: 'Example Motors',
    logo: { src: '/logo-inverse.svg', width: 180, height: 40 },
    address: { street: '9210 Breakfast Creek Road', town: 'Newstead QLD 4006' },
    phone,
    groups: [
      { title: 'Stock', links: links('All vehicles', 'New', 'Demo', 'Used', 'SUVs', 'Utes') },
      { title: 'Buyer tools', links: links('Finance pre-approval', 'Value my trade-in', 'Special offers') },
      { title: 'Servicing and parts', links: links('Book a service', 'Parts and accessories', 'Warranty') },
    ],
    payments: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'],
    licences: ['Dealer licence DEMO-LIC 1000001. Motor vehicle repairer DEMO-MVR 20001.'],
    credit: 'Vehicle pictures are based on 3D models by Daniel Zhabotinsky and animanyarty, CC BY 4.0.',
    legal: links('Privacy policy', 'Terms and conditions'),
  },
  argTypes: {
    payments: { control: 'check', options: ['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay'] },
  },
  parameters: { brand: 'footer' },
  render: (args) => <Footer {...args} />,
  play: async ({ canvasElement, globals }) => {
    await showsDealer(canvasElement, globals['dealer']);
    const [group] = within(canvasElement).getAllByRole('navigation');
    if (!group) throw new Error('The footer has no group of links.');
    const [link] = within(group).getAllByRole('link', { hidden: true });
    const isShown = () => link?.checkVisibility({ contentVisibilityAuto: true });
    // One heading and one way to read the links, at every width.
    await expect(within(group).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const fold = group.querySelector('summary');
    if (globalThis.innerWidth >= 768) {
      await expect(fold).not.toBeVisible();
      await expect(isShown()).toBe(true);
      return;
    }
    await expect(isShown()).toBe(false);
    if (fold) await userEvent.click(fold);
    await waitFor(() => expect(isShown()).toBe(true));
  },
};

export const Pieces: StoryObj<Pick<LocationCardProps, 'name' | 'address' | 'openLine' | 'rating'>> = {
  args: {
    name: 'Northside Toyota Chermside',
    address: '9120 Gympie Road, Chermside QLD',
    openLine: { open: true, text: 'Open until 4:00 pm' },
    rating: { average: '4.7', count: '1,312' },
  },
  render: (args) => (
    <div className="container-site grid gap-8 py-8">
      <Breadcrumb
        crumbs={[
          { name: 'Home', href: '#' },
          { name: 'Stock', href: '#stock' },
          { name: '2020 Nissan X-Trail' },
        ]}
      />
      <div className="grid gap-grid md:grid-cols-3">
        <LocationCard {...args} href="#chermside" directionsHref="#directions" phone={phone} />
        <div className="md:col-span-2">
          <HoursTable
            caption="Opening hours, sales"
            rows={[
              { label: 'Monday – Friday', text: '8:30 am – 5:30 pm' },
              { label: 'Saturday', text: '8:30 am – 4:00 pm', today: true },
              { label: 'Sunday', text: 'Closed' },
            ]}
          />
        </div>
      </div>
      <PlaceFigure address="9210 Breakfast Creek Road, Newstead" className="h-80 w-full rounded-card" />
    </div>
  ),
};

interface GroupArgs {
  announcement: string;
  stats: readonly { value: string; label: string; text: string }[];
  title: string;
  text: string;
}

export const Group: StoryObj<GroupArgs> = {
  args: {
    announcement: 'Located at Aspley',
    stats: [
      { value: '12', label: 'Locations', text: 'sales, service and parts' },
      { value: '8', label: 'Brands', text: 'new, demo and used' },
      { value: '30+', label: 'Years', text: 'in the trade' },
    ],
    title: 'New, used and demo cars',
    text: '36 vehicles at Newstead',
  },
  render: ({ announcement, stats, title, text }) => (
    <>
      <AnnouncementBar action={<a href="#map">Get Directions</a>} onDismiss={() => undefined}>
        {announcement}
      </AnnouncementBar>
      <StatsBanner stats={stats} />
      <div className="container-site">
        <PageHeading
          title={title}
          text={text}
          crumbs={[{ name: 'Home', href: '#' }, { name: 'New, used and demo cars' }]}
        />
      </div>
    </>
  ),
};

const answered = fn<(allowed: boolean) => void>();

export const Consent: StoryObj<{ name: string }> = {
  args: { name: 'Example Motors' },
  parameters: { brand: 'consent' },
  render: ({ name }) => <ConsentStrip name={name} onAnswer={answered} />,
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement);
    await userEvent.click(strip.getByRole('button', { name: 'No, thanks' }));
    await userEvent.click(strip.getByRole('button', { name: 'Yes, count my visit' }));
    await expect(answered.mock.calls).toEqual([[false], [true]]);
  },
};

export const StockSearch: Story = {
  render: () => (
    <div className="container-site pb-8">
      <StockSearchForm action="/search/new-used-and-demo-cars/" hint="Make, model or keyword" />
    </div>
  ),
};

export const MobileMenuOpens: HeaderStory = {
  ...PageHeader,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByLabelText('Menu', { selector: 'summary' });
    await userEvent.click(menu);
    await expect(within(canvasElement).getByRole('link', { name: 'Search stock' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
  },
};
