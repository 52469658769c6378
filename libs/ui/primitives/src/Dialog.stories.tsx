import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

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
