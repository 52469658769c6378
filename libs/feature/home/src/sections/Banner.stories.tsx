import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestHome } from '../testing/TestHome.tsx';
import { Banner } from './Banner.tsx';

/**
 * **Use for** one promotion on the home page. **Do:** give its picture a description and the promotion a last day. **Don't:** put the
 * words into the picture.
 */
const meta = {
  title: 'Home/Promotion',
  component: Banner,
  args: {
    section: {
      type: 'banner',
      title: 'Driven a little. Priced for it.',
      text: 'Demonstrators with the balance of their new-car warranty.',
      linkText: 'See the demonstrators',
      url: '/search/demo-cars',
      image: '/pictures/heroes/showroom-dusk.webp',
      portrait: '/pictures/heroes/showroom-dusk-portrait.webp',
      imageAlt: 'Three cars in front of the showroom at dusk.',
      start: null,
      expiry: null,
    },
  },
  decorators: [
    (Story) => (
      <TestHome>
        <Story />
      </TestHome>
    ),
  ],
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See the demonstrators' })).toBeVisible();
  },
};

export const Upright: Story = { globals: { viewport: { value: 'phone' } } };
