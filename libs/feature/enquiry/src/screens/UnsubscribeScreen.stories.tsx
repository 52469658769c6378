import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '../testing/TestSite.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const person = { token: 'x'.repeat(32), email: 'k•••@shopper.example', topics: ['news', 'prices'] as const };
const page = { person: null, notice: null, error: null, typed: null };

/**
 * **Use for** the page behind the unsubscribe link of an e-mail. **Do:** take the wish with one press, without a sign-in. **Don't:** show
 * the whole address of the person.
 */
const meta = {
  title: 'Enquiry/Unsubscribe',
  component: UnsubscribeScreen,
  parameters: { layout: 'fullscreen' },
  args: { page },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromALink: Story = {
  args: { page: { ...page, person: { ...person, topics: [...person.topics] } } },
};
export const Saved: Story = {
  args: { page: { ...page, person: { ...person, topics: ['news'] }, notice: 'saved' } },
};
export const Stopped: Story = {
  args: { page: { ...page, person: { ...person, topics: [] }, notice: 'stopped' } },
};
export const WithoutALink: Story = {};
export const AddressStopped: Story = { args: { page: { ...page, notice: 'stopped' } } };
export const WrongLink: Story = {
  args: {
    page: {
      ...page,
      error: 'This link isn’t complete, or it’s from another site. Please enter your email address instead.',
    },
  },
};
export const WrongAddress: Story = {
  args: {
    page: { ...page, typed: 'kim@', error: 'Please enter your email address, such as name@example.com.' },
  },
};
