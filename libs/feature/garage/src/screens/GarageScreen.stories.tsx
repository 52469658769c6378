import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { favouriteOf } from '../logic/favourite-of.ts';
import { keepStock } from '../logic/kept-stock.ts';
import { TestSite, keep, slug, storageKey } from '../testing/TestSite.tsx';
import { GarageScreen } from './GarageScreen.tsx';

const { plain, reduced, soldYesterday, hybridSuv } = namedCars;
const saved = [plain, reduced, soldYesterday, hybridSuv];

/** A stock service: it has all but the last vehicle, or fails. */
const stock = (response: () => Response) => {
  const fetchBefore = window.fetch;
  window.fetch = (input, init) =>
    String(input).includes('/typesense/') ? Promise.resolve(response()) : fetchBefore(input, init);
  return () => {
    window.fetch = fetchBefore;
  };
};
const known = () =>
  Response.json({
    results: [
      {
        found: 3,
        hits: saved.slice(0, 3).map((car) => ({ document: searchDocument(car, { now: fixedNow }) })),
      },
    ],
  });

/**
 * **Use for** the page of saved vehicles. **Do:** keep a sold vehicle in the list, with what happened to it. **Don't:** hide the way to
 * compare or to share behind a menu.
 */
const meta = {
  title: 'Garage/Screen',
  component: GarageScreen,
  parameters: { layout: 'fullscreen', shownInBrowser: ['isGarage'] },
  argTypes: { searchKey: { control: false } },
  args: { isGarage: false, share: null, now: fixedNow, searchKey: 'key' },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof GarageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two for sale, one of them cheaper and one dearer than when they were saved, one sold, and one no longer in stock. */
export const Saved: Story = {
  beforeEach: () => {
    const prices = [26_490, 1_000];
    keep(
      ...saved
        .map(favouriteOf)
        .map((favourite, at) => ({
          ...favourite,
          ...(prices[at] !== undefined && { saved_price: prices[at] }),
          ...(at === 1 && { note: 'Ask about the tyres and the second key.\nKim likes the colour.' }),
        })),
    );
    return stock(known);
  },
  play: async () => {
    await screen.findByText('No longer available');
    await screen.findByText('$1,500 less than when you saved it ($26,490)');
  },
};
export const Phone: Story = { ...Saved, globals: { viewport: { value: 'phone' } } };

/** A note that is too long is refused. */
export const WritingANote: Story = {
  beforeEach: () => {
    keep(favouriteOf(plain));
    return stock(known);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Add a note/ }));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Ask about the tyres. '.repeat(25));
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText(/Please shorten it to 500/);
  },
};

/** The stock request fails, and this browser kept nothing of an earlier one: what was stored with each vehicle is shown. */
export const StockDown: Story = {
  beforeEach: () => {
    keep(...saved.map(favouriteOf));
    keepStock(slug, { at: 0, stock: new Map() });
    return stock(() => new Response('', { status: 503 }));
  },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: plain.name });
  },
};

/** Without a network: what this browser kept is shown with its age. */
export const Offline: Story = {
  beforeEach: () => {
    keep(favouriteOf(plain));
    const hit = searchDocument(plain, { now: fixedNow });
    keepStock(slug, { at: Date.now() - 2 * 3_600_000, stock: new Map([[hit.id, hit]]) });
    const restore = stock(() => new Response('', { status: 503 }));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      restore();
    };
  },
  play: async () => {
    await screen.findByText(/No connection\. .* as of 2 hours ago/);
  },
};

export const Empty: Story = {
  beforeEach: () => window.localStorage.removeItem(storageKey),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
  },
};
