import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceForm } from './PlaceForm.tsx';

const meta = {
  title: 'Chrome/Place form',
  component: PlaceForm,
  args: { action: '/dealerships' },
} satisfies Meta<typeof PlaceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { near: 'Newstead QLD 4006' } };
