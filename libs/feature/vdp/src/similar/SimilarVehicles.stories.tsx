import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import type { RowCar } from '../blocks/CardRow.tsx';
import { SimilarToSaved } from './SimilarToSaved.tsx';
import { SimilarVehicles } from './SimilarVehicles.tsx';

const { reduced, hybridSuv, certifiedSedan, onOffer, plain, caravan } = namedCars;
const weekly = { amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const found: RowCar[] = [reduced, hybridSuv, certifiedSedan, onOffer].map((car) => ({ ...car, weekly }));

/**
 * **Use for** vehicles like the one of the page, below it. **Do:** leave the row out where there are none. **Don't:** put the vehicle of
 * the page into it.
 */
const meta = {
  title: 'Vehicle page/Similar vehicles',
  component: SimilarVehicles,
  parameters: { layout: 'fullscreen' },
  args: { car: plain, now: fixedNow, ask: () => Promise.resolve(found) },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof SimilarVehicles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article');
    await expect(cards).toHaveLength(4);
    await expect(within(canvasElement).getAllByText(/Comparison rate/i)[0]).toBeVisible();
  },
};
export const InTheShowroom: Story = {
  decorators: [
    (Story) => (
      <TestSite site={testSite('showroom')}>
        <Story />
      </TestSite>
    ),
  ],
};
export const OnTheirWay: Story = { args: { ask: () => new Promise(() => undefined) } };
export const NotKnown: Story = {
  args: { car: caravan, ask: () => Promise.reject(new Error('The platform does not answer.')) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Similar caravans cannot be shown right now.'),
    ).toBeVisible();
  },
};
export const None: Story = {
  args: { ask: () => Promise.resolve([]) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('heading')).toBeNull());
  },
};

/** Below a saved vehicle that is sold or has left the stock. */
export const BelowASavedOne: Story = {
  render: ({ car, ask }) => (
    <div className="max-w-100 p-6">
      <SimilarToSaved slug={car.slug} name={car.name} {...(ask && { ask })} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link');
    // A picture leaves the words their room.
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().width).toBe(88);
  },
};
