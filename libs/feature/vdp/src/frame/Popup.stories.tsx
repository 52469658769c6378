import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PopupDialog } from './PopupDialog.tsx';

/**
 * A dealer’s promotion, in a dialog over the page.
 *
 * **Use for** one offer of the dealer that a visitor sees once. **Do:** close it with Escape, its button and a press beside it.
 * **Don't:** show it before the page can be read.
 */
const meta = {
  title: 'Vehicle page/Popup',
  component: PopupDialog,
  parameters: { emptyOnServer: 'A dialog opens in the browser.' },
  args: {
    id: 'spring',
    title: 'Packed for the first trip',
    text: 'Every van leaves us with a first trip kit: hoses, chocks, levelling ramps and a water filter.',
    link: { name: 'Ask about the kit', url: '/contact-us' },
    expiry: null,
    onDismiss: fn(),
  },
} satisfies Meta<typeof PopupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promotion: Story = {
  play: async ({ args }) => {
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(600);
    await expect(height).toBeLessThanOrEqual(0.8 * window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
export const ManyWords: Story = {
  args: { link: null, text: 'A line of an offer that says a great deal.\n'.repeat(60) },
  play: Promotion.play,
};
