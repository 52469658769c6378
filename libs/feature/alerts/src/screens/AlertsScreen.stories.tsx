import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestPage } from '../testing/TestPage.tsx';
import { browserIn, views } from '../testing/views.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

/**
 * **Use for** alerts about stock: setting one up, and ending it. **Do:** say how often a message may come. **Don't:** send one before the
 * address is confirmed.
 */
const meta = {
  title: 'Alerts/Page',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: views.search, refused: null, browser: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof AlertsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutASearch: Story = {};
export const AboutVehicles: Story = { args: { view: views.cars } };
export const WithErrors: Story = {
  args: {
    refused: {
      ...{ email: 'kim@', rhythm: 'at-once', failure: null, status: 422 },
      errors: {
        email: 'Please enter your email address, such as name@example.com.',
        agreed: 'Please tick the box to agree.',
      },
    },
  },
};
export const Asked: Story = { args: { view: views.asked } };
export const Confirm: Story = { args: { view: views.confirm } };
export const Mine: Story = { args: { view: views.mine } };
export const OnThisDevice: Story = { args: { view: views.device, browser: browserIn('off') } };
export const DeviceIsOn: Story = { args: { view: views.device, browser: browserIn('on') } };
export const DeviceBlocks: Story = { args: { view: views.device, browser: browserIn('blocked') } };
export const Stopped: Story = { args: { view: views.stopped } };
export const Lost: Story = { args: { view: views.lost } };
