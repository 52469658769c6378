import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothing, page, won } from '../testing/pages.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { SpinScreen } from './SpinScreen.tsx';

/**
 * **Use for** the prize draw of a dealer for signed-in shoppers. **Do:** let the server draw, once. **Don't:** promise a prize that the
 * terms do not have.
 */
const meta = {
  title: 'Spin to win/Page',
  component: SpinScreen,
  parameters: { layout: 'fullscreen' },
  args: { page, refused: null },
  decorators: [
    (Story) => (
      <TestPage>
        <Story />
      </TestPage>
    ),
  ],
} satisfies Meta<typeof SpinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithErrors: Story = {
  args: {
    refused: {
      values: { name: 'Kim', email: 'kim@' },
      errors: {
        email: 'Please enter a valid email address.',
        agreed: 'Please agree to the terms of the draw.',
      },
      ...{ failure: null, status: 422 },
    },
  },
};
export const Won: Story = { args: { page: { ...page, mine: won } } };
export const WithoutAPrize: Story = { args: { page: { ...page, mine: nothing } } };
export const NotStarted: Story = { args: { page: { ...page, is: 'before' } } };
export const Over: Story = { args: { page: { ...page, is: 'over' } } };
