import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { favouriteOf } from '../logic/favourite-of.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { ShareGarage } from './ShareGarage.tsx';

const { plain, reduced, soldYesterday, hybridSuv } = namedCars;
const cars = [plain, reduced, soldYesterday, hybridSuv].map((car) => ({
  favourite: {
    ...favouriteOf(car),
    ...(car === reduced && { note: 'Ask about the tyres and the second key.' }),
  },
  hit: car === hybridSuv ? null : searchDocument(car, { now: fixedNow }),
}));

/**
 * **Use for** a list that someone else shared, with their notes. **Do:** say that it is a copy that the visitor may keep. **Don't:** show
 * who shared it beyond the name they gave.
 */
const meta = {
  title: 'Garage/Shared',
  component: SharedScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: { now: fixedNow.toISOString(), cars } },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof SharedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two for sale, one with a note, one sold, and one no longer in stock. */
export const Shared: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A link that does not work any more. */
export const TakenBack: Story = { args: { page: { now: fixedNow.toISOString(), cars: null } } };

/** The form of the owner, while the list is shared. */
export const Owner: Story = {
  render: () => (
    <div className="container-site pb-section">
      <ShareGarage share={{ link: 'https://site.example/shared-garage?link=x2LwHkT0vJ', withNotes: false }} />
    </div>
  ),
};
