import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel.tsx';
import { Gallery } from './Gallery.tsx';
import { Picture } from './Picture.tsx';

const views = ['front34', 'side', 'rear34', 'front', 'rear', 'top34'];
const images = views.map((view) => {
  const url = `/pictures/suv/blue-${view}.webp`;
  return { url, thumb: url };
});

/**
 * **Use for** pictures: the gallery of a vehicle, a carousel of cards, a single picture in a reserved box.
 *
 * **Do:** Give the box its ratio, so that nothing moves. Write what a picture shows, or an empty text where the words beside it say it.
 * Load only the first picture early.
 *
 * **Don't:** Set a carousel in motion by itself, or put text into a picture.
 */
const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: { name: '2020 Nissan X-Trail', images },
  decorators: [
    (Story) => (
      <div className="max-w-212">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixPhotos: Story = {};
export const ThreePhotosHaveNoStrip: Story = {
  args: { images: images.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const OnePhoto: Story = { args: { images: images.slice(0, 1) } };
export const TakesTheColourOfTheCar: Story = { args: { paint: 'blue' } };
export const NoPhoto: Story = { args: { images: [] } };

export const StepsThrough: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next photo' });
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('Photo 2 of 6')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('link', { name: 'Show photo 6' }));
    await waitFor(() => expect(canvas.getByText('Photo 6 of 6')).toBeInTheDocument());
    await waitFor(() => expect(next).toBeDisabled());
  },
};

export const CardsInACarousel: Story = {
  render: () => (
    <Carousel
      label="Our Locations"
      heading={<h2 className="text-h2">Our Locations</h2>}
      hint="Swipe for more"
      slides={images.map(({ url }, index) => ({
        key: url,
        content: (
          <a href={`#${index}`} className="block overflow-hidden rounded-card border border-line">
            <Picture src={url} alt={`View ${index + 1}`} width={416} />
          </a>
        ),
      }))}
    />
  ),
};

export const Pictures: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      <Picture src="/pictures/suv/red-front34.webp" alt="A red car" width={416} className="rounded-media" />
      <Picture src={null} alt="2020 Nissan X-Trail" width={416} className="rounded-media" />
      <div className="studio rounded-card p-4">
        <Picture src="/pictures/sedan/silver-side.webp" alt="A sedan from the side" width={416} melt />
      </div>
      <Picture
        src="/pictures/suv/red-front34.webp"
        alt="A red car, its left"
        width={416}
        height={416}
        focal={{ x: 0, y: 50 }}
      />
    </div>
  ),
};

export const CardsThatAreShownLater: Story = {
  ...CardsInACarousel,
  decorators: [
    (Story) => (
      <div hidden data-testid="panel">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The row has been measured while it had no size.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    canvas.getByTestId('panel').hidden = false;
    const next = canvas.getByRole('button', { name: 'Next, Our Locations' });
    await waitFor(() => expect(next).toBeEnabled());
    await expect(canvas.getByRole('button', { name: 'Previous, Our Locations' })).toBeDisabled();
  },
};
