import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Recent } from '../blocks/Recent.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { VIEWED } from '../logic/viewed-list.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const cars = [namedCars.plain, namedCars.reduced, namedCars.hybridSuv, namedCars.caravan];

/**
 * **Use for** the way back to vehicles that this browser has seen. **Do:** leave it out for a first visit. **Don't:** send what was seen
 * to a server.
 */
const meta = {
  title: 'Vehicle page/Recently viewed',
  component: RecentlyViewed,
  parameters: { layout: 'fullscreen', emptyOnServer: 'The list is only in the browser.' },
  beforeEach: () => {
    const key = `forecourt:${testSite().slug}:${VIEWED.name}`;
    const state = cars.map(({ id, slug, name, primary_image_url }) => ({
      id,
      slug,
      name,
      primary_image_url,
    }));
    window.localStorage.setItem(key, JSON.stringify({ version: VIEWED.version, state }));
    return () => window.localStorage.removeItem(key);
  },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.textContent);

export const LastFirst: Story = {
  play: async ({ canvasElement }) =>
    expect(names(canvasElement)).toEqual(cars.map(({ name }) => name).toReversed()),
};
/** The block of a vehicle's page leaves out that vehicle. */
export const OnAVehiclePage: Story = {
  render: () => <Recent car={namedCars.caravan} now={fixedNow} />,
  play: async ({ canvasElement }) => expect(names(canvasElement)).not.toContain(namedCars.caravan.name),
};
