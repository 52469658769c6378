import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EventLog } from './EventLog.tsx';

/**
 * **Use for** staff who check the tags of a site: it lists the events of the page as they are sent.
 *
 * **Do:** Open it with the debug key of the site.
 *
 * **Don't:** Show it to shoppers.
 */
const meta = {
  title: 'Chrome/Event log',
  component: EventLog,
  parameters: { layout: 'fullscreen' },
  args: {
    consent: 'Consent: given.',
    onClose: fn(),
    events: [
      {
        number: 3,
        id: 22,
        name: 'enquiry',
        label: 'Test Drive',
        carId: 41,
        places: [
          { name: 'api', fate: 'sent' },
          { name: 'Google', fate: 'sent' },
          { name: 'Meta', fate: 'failed' },
        ],
      },
      { number: 2, id: 61, name: 'print_pdf', label: null, carId: 41, places: [] },
      {
        number: 1,
        id: 9,
        name: 'form',
        label: 'test-drive',
        carId: null,
        places: [{ name: 'api', fate: 'held back' }],
      },
    ],
  },
} satisfies Meta<typeof EventLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('row', { name: /22 enquiry Test Drive 41 api: sent, Google: sent, Meta: failed/ }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NoEvents: Story = { args: { events: [], consent: 'Consent: not asked yet.' } };
