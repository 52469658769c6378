import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TestHome, manyPlaces } from '../testing/TestHome.tsx';
import { LocationRow } from './LocationRow.tsx';

/**
 * **Use for** the places of a dealer, in a row on the home page. **Do:** show whether each is open now. **Don't:** repeat the whole page
 * of a place.
 */
const meta = {
  title: 'Home/Our locations',
  component: LocationRow,
  args: {
    section: { type: 'locations', title: 'Our Locations', finder: false },
    now: new Date('2026-11-21T00:00:00Z'),
  },
  decorators: [
    (Story) => (
      <TestHome dealer={{ locations: manyPlaces(5) }}>
        <div className="container-site py-8">
          <Story />
        </div>
      </TestHome>
    ),
  ],
} satisfies Meta<typeof LocationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToItsEnd: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next, Our Locations' });
    await expect(canvas.getByRole('button', { name: 'Previous, Our Locations' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByText('1 – 3 of 5')).toBeInTheDocument());
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('3 – 5 of 5')).toBeInTheDocument());
    await waitFor(() => expect(next).toBeDisabled());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Swipe to see more locations')).toBeVisible();
  },
};
