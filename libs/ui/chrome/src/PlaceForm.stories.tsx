import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceForm } from './PlaceForm.tsx';

/**
 * **Use for** the question where a visitor is, for lists that are sorted by distance.
 *
 * **Do:** Give the page as `action`; the answer is the parameter `near` of its address.
 *
 * **Don't:** Use it for an address: it takes a postcode or a suburb.
 */
const meta = {
  title: 'Chrome/Place form',
  component: PlaceForm,
  args: { action: '/dealerships' },
} satisfies Meta<typeof PlaceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { near: 'Newstead QLD 4006' } };
