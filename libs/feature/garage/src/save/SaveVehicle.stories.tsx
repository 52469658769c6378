import { namedCars } from '@forecourt/fixtures';
import { Picture } from '@forecourt/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MOST_FAVOURITES } from '../logic/favourite.ts';
import { favouriteOf } from '../logic/favourite-of.ts';
import SaveToasts from '../slots/save-toasts.tsx';
import SaveVehicle from '../slots/save-vehicle.tsx';
import SavedCount from '../slots/saved-count.tsx';
import { setLastNews } from './last-news.ts';
import { TestSite, keep, storageKey, testSite } from '../testing/TestSite.tsx';

const { plain, soldYesterday } = namedCars;

/**
 * The heart that saves a vehicle, over its picture, and the number of saved ones in the header.
 *
 * **Use for** saving a vehicle from any page that shows one. **Do:** put one heart on a card, over its picture. **Don't:** ask for an
 * account first; a list is kept without one.
 */
const meta = {
  title: 'Vehicle page/Save',
  component: SaveVehicle,
  args: { car: plain },
  beforeEach: () => {
    window.localStorage.removeItem(storageKey);
    setLastNews(null);
  },
  render: ({ car }) => (
    <TestSite site={testSite()}>
      <div className="flex justify-end p-2">
        <SavedCount />
      </div>
      <div className="relative max-w-150">
        <Picture src={car.primary_image_url} alt="" width={600} />
        <div className="absolute top-4 right-4 flex">
          <SaveVehicle car={car} />
        </div>
      </div>
      <SaveToasts />
    </TestSite>
  ),
} satisfies Meta<typeof SaveVehicle>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const told = (title: string) => waitFor(() => expect(screen.getByText(title)).toBeVisible());

export const NotSaved: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: `Save ${plain.name}` });
  },
};

export const Saved: Story = {
  beforeEach: () => keep(favouriteOf(plain)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: `Saved ${plain.name}` });
  },
};

export const JustSaved: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Save /);
    await told('Car Saved In Watchlist');
    await expect(within(canvasElement).getByRole('button', { name: /^Saved / })).toHaveFocus();
  },
};

export const JustRemoved: Story = {
  beforeEach: () => keep(favouriteOf(plain)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Saved /);
    await told('Car Removed');
  },
};

export const FullList: Story = {
  beforeEach: () =>
    keep(
      ...Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
        ...favouriteOf(plain),
        id: String(at + 9_000),
      })),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Save /);
    await told('Your watchlist is full');
  },
};

/** Saved before it was sold: it can still be removed. */
export const SoldButSaved: Story = {
  args: { car: soldYesterday },
  beforeEach: () => keep(favouriteOf(soldYesterday)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: `Saved ${soldYesterday.name}` });
  },
};

/** No button, only its reserved space. */
export const Sold: Story = { args: { car: soldYesterday } };
