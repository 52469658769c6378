import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReviewRow } from './ReviewRow.tsx';

const review = (id: number, rating: number, text: string, reply: string | null = null) => ({
  id,
  name: 'Priya N.',
  date: '2026-11-18',
  dateText: '18 November 2026',
  rating,
  text,
  reply,
});

/**
 * **Use for** what customers say of a dealer, with the source of the reviews.
 *
 * **Do:** Link to the source. Leave `rating` out where the site shows no average.
 *
 * **Don't:** Choose only the good reviews or shorten a review so that it says something else.
 */
const meta = {
  title: 'Chrome/Reviews',
  component: ReviewRow,
  args: {
    title: 'What our customers say',
    rating: { rating: 4.4, average: '4.4', text: 'Based on 684 reviews' },
    href: 'https://maps.example/?q=newstead',
    dealer: 'Harbour City Motors',
    reviews: [
      review(1, 5, 'The whole thing took one afternoon, and the car was parked out front when we arrived.'),
      review(
        2,
        2,
        'Two calls before anybody rang back.',
        'Sorry. We have put a second person on the phones.',
      ),
      review(3, 4, 'Straight about the price and about the tyres.'),
      review(4, 5, 'They rang me when one with the right tray came in.'),
    ],
  },
  decorators: [
    (Story) => (
      <div className="container-site py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '4.4 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText(/Based on 684 reviews on Google/)).toBeVisible();
  },
};

/** The average is below the site's minimum. */
export const WithoutAverage: Story = {
  args: { rating: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The newest reviews on Google')).toBeVisible();
  },
};
