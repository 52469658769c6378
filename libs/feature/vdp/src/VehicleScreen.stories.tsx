import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { crumbsOf } from './logic/load-vehicle.ts';
import { vehicleMedia } from './logic/vehicle-media.ts';
import { TestSite, testSite } from './testing/TestSite.tsx';
import { VehicleScreen } from './VehicleScreen.tsx';

interface PageArgs {
  car: keyof typeof namedCars;
  template: 'classic' | 'group' | 'showroom';
}

function Page({ car: name, template }: PageArgs) {
  const car = namedCars[name];
  const stock = { subscriptions: true, showUnregistered: true };
  const site = testSite(template, { certifiedMake: 'Toyota' }, { stock });
  return (
    <TestSite site={site}>
      <VehicleScreen
        car={car}
        media={vehicleMedia(car, site.media)}
        now={fixedNow}
        crumbs={crumbsOf(car, site)}
        figures={null}
      />
    </TestSite>
  );
}

/** A browser that is never idle lays out a section every 2 seconds, and a page has at most 15; milliseconds. */
const SECTIONS_MS = 30_000;

/**
 * **Use for** the vehicle page in each layout, with its blocks in place. **Do:** look at a layout at all three widths. **Don't:** change a
 * block here; it has stories of its own.
 */
const meta = {
  title: 'Vehicle page/Layouts',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { car: 'reduced', template: 'classic' },
  argTypes: {
    car: { control: 'select', options: Object.keys(namedCars) },
    template: { control: 'inline-radio', options: ['classic', 'group', 'showroom'] },
  },
  // Positions are final when the code of the deferred sections has loaded, each has its layout, and the browser has drawn it.
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.deferred-sections > [data-rendered]')).toBeVisible(),
    );
    await waitFor(
      () =>
        expect(canvasElement.querySelector('.deferred-sections > :not(:empty, [data-rendered])')).toBeNull(),
      { timeout: SECTIONS_MS },
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Classic: Story = {};
export const Group: Story = { args: { template: 'group' } };
export const Showroom: Story = { args: { template: 'showroom' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Caravan: Story = { args: { car: 'caravan' } };
export const Truck: Story = { args: { car: 'lightTruck' } };
export const Motorcycle: Story = { args: { car: 'motorcycle' } };
export const Sold: Story = { args: { car: 'soldYesterday' } };
export const SoldInTheShowroom: Story = { args: { car: 'soldYesterday', template: 'showroom' } };
export const ComingSoon: Story = { args: { car: 'comingSoon' } };
export const Reserved: Story = { args: { car: 'reservedSuv' } };
export const Preorder: Story = { args: { car: 'preorderUte' } };
export const Unavailable: Story = { args: { car: 'withdrawn' } };
export const Certified: Story = { args: { car: 'certifiedSedan' } };
export const Unregistered: Story = { args: { car: 'unregistered' } };
export const BySubscription: Story = { args: { car: 'bySubscription' } };
export const BySubscriptionInTheShowroom: Story = { args: { car: 'bySubscription', template: 'showroom' } };
export const NoPrice: Story = { args: { car: 'noPrice' } };
export const NoPictures: Story = { args: { car: 'noPictures' } };
export const OnePicture: Story = { args: { car: 'onePicture' } };
export const Electric: Story = { args: { car: 'electricHatch' } };
