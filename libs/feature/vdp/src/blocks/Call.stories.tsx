import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { Call } from './Call.tsx';

/**
 * The number to call about a vehicle, in full, or masked until it is revealed.
 *
 * **Use for** the call about a vehicle, with its number in full or masked. **Do:** count a reveal once. **Don't:** write the number as
 * text only; it is a link.
 */
const meta = {
  title: 'Vehicle page/Call',
  args: { mask: false },
  render: ({ mask }) => (
    <TestSite site={testSite('classic', {}, { phones: { main: '(07) 5550 4100', mask } })}>
      <div className="grid max-w-80">
        <Call car={namedCars.plain} now={fixedNow} />
      </div>
    </TestSite>
  ),
} satisfies Meta<{ mask: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Masked: Story = { args: { mask: true } };

export const Revealed: Story = {
  args: { mask: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: /^Show number/ }));
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveFocus();
  },
};
