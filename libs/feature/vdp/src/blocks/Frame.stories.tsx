import { carWith, fixedNow, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FrameOptions } from '../frame-options.ts';
import { Followers, Tools } from '../layouts/Frame.tsx';
import { qrCode } from '../logic/load-print.ts';
import { PrintScreen } from '../PrintScreen.tsx';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Announcement } from './Announcement.tsx';

interface Args {
  car: Car;
  frame: Partial<FrameOptions>;
}

const url = 'https://harbour-city.example/cars/a-car';

/**
 * The frame around the blocks of the vehicle page, on a page that is long enough to scroll.
 *
 * **Use for** what surrounds the blocks: announcement, breadcrumb, and the bar with the price. **Do:** keep one bar on the page, at one
 * edge. **Don't:** cover a button or a focus with it.
 */
const meta = {
  title: 'Vehicle page/Frame',
  parameters: { layout: 'fullscreen' },
  args: { car: namedCars.plain, frame: {} },
  render: ({ car, frame }) => (
    <TestSite site={testSite('classic', { frame })}>
      <Announcement car={car} now={fixedNow} />
      <main className="container-site min-h-[2000px] py-8">
        <h1 className="text-h2">{car.name}</h1>
        <p id="financeDisclaimer" className="my-4">
          The page goes on below.
        </p>
        <Tools car={car} now={fixedNow} url={url} />
      </main>
      <Followers car={car} now={fixedNow} />
    </TestSite>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

async function scroll(place: number) {
  window.scrollTo(0, place);
  await waitFor(() => expect(window.scrollY).toBe(place));
}

export const ToolsOfAVehicle: Story = {};
export const WithHistoryReport: Story = {
  args: { car: carWith({ file: '/files/report.pdf', views: 1_204 }) },
};
export const LocatedElsewhere: Story = { args: { car: carWith({ city: 'Toowoomba' }) } };
export const SlimBar: Story = {
  play: async ({ canvasElement }) => {
    await scroll(600);
    const bar = await within(canvasElement).findByRole('complementary', { name: 'This vehicle in short' });
    await expect(within(bar).getByRole('link', { name: 'Enquire' })).toBeVisible();
    await expect(within(bar).getByRole('link', { name: 'Finance' })).toBeVisible();
  },
};
export const StickyHeader: Story = {
  args: { frame: { bar: 'header' } },
  play: async ({ canvasElement }) => {
    await scroll(600);
    const header = await within(canvasElement).findByRole('complementary', { name: 'This vehicle in short' });
    await expect(within(header).getByText('$24,990')).toBeVisible();
    await userEvent.tab();
  },
};
export const BottomBar: Story = {
  args: { frame: { bar: 'bottom' } },
  play: async ({ canvasElement }) => {
    await scroll(950);
    const bar = await within(canvasElement).findByRole('complementary', { name: 'Call or ask' });
    await expect(within(bar).getByRole('link', { name: 'Test drive' })).toBeVisible();
    await expect(within(bar).getByRole('link', { name: 'Enquire' })).toBeVisible();
  },
};
export const Sold: Story = { args: { car: namedCars.soldYesterday } };
export const OnPaper: Story = {
  render: ({ car }) => (
    <TestSite>
      <PrintScreen car={car} now={fixedNow} url={url} qr={qrCode(url)} />
    </TestSite>
  ),
};
export const SoldOnPaper: Story = { ...OnPaper, args: { car: namedCars.soldYesterday } };
