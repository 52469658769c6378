import { namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { compared } from '../testing/compared.ts';
import { financedSite, TestSite } from '../testing/TestSite.tsx';
import { CompareScreen } from './CompareScreen.tsx';

const { plain, reduced, onOffer, soldYesterday, caravan } = namedCars;
const [two, four, mixed, one, none, delivered] = await Promise.all([
  compared([plain, reduced]),
  compared([plain, reduced, onOffer, soldYesterday]),
  compared([caravan, plain]),
  compared([plain], [plain.id, 999_999]),
  compared([]),
  compared([plain, reduced], undefined, { postcode: '4000' }),
]);
const { head, ...screen } = two;

/**
 * **Use for** up to four vehicles side by side. **Do:** mark the rows in which they differ. **Don't:** leave out a fact that only one of
 * them lacks.
 */
const meta = {
  title: 'Garage/Compare',
  component: CompareScreen,
  parameters: { layout: 'fullscreen' },
  args: screen,
  decorators: [
    (Story) => (
      <TestSite site={financedSite}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof CompareScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is the same can be hidden. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const same = page.getByRole('row', { name: /^Drive\b/ });
    await expect(same).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Only differences' }));
    await expect(same).not.toBeVisible();
    await expect(page.getByRole('row', { name: /^Colour\b/ })).toBeVisible();
  },
};

/** The pictures of all move together. */
export const Delivered: Story = {
  args: delivered,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('row', { name: /^Delivery to 4000/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next pictures' }));
    await expect(page.getByText(/2 of 5/)).toBeVisible();
  },
};
export const TwoOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Four: Story = { args: four };
export const FourOnAPhone: Story = { args: four, globals: { viewport: { value: 'phone' } } };
export const CaravanAndCar: Story = { args: mixed };

/** The other one has left. */
export const OneLeft: Story = { args: one };
export const None: Story = { args: none };
