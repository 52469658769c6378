import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * **Use for** a short task that belongs to the page behind it: a form, filters, a full-screen viewer.
 *
 * **Do:** Give it a title that names the task. Use the layout `sheet` for filters. The browser’s Back closes it, so nothing else needs to.
 *
 * **Don't:** Open one from another, or put in it what should have an address of its own.
 */
const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { emptyOnServer: 'A dialog opens in the browser.' },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Hold this car for 48 hours?',
    description: 'A $200 deposit, refunded in full if you change your mind.',
    children: (
      <div className="flex gap-3 p-8">
        <Button>Reserve for $200</Button>
        <Button variant="outline">Not now</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Sheet: Story = { args: { layout: 'sheet', title: 'Filters' } };
export const Wide: Story = {
  args: { layout: 'wide', aside: <div className="studio h-full p-8">2020 Nissan X-Trail</div> },
};
