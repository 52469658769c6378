import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { accountPage, passkeys, signInPage } from '../testing/pages.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/** A browser with passkeys, in which each ceremony ends so. */
const endingIn = (outcome: string | null): Ceremonies => ({
  addPasskey: () => Promise.resolve(outcome),
  signInWithPasskey: () => Promise.resolve(outcome),
});

/**
 * **Use for** adding, naming and removing the passkeys of an account. **Do:** say in words why a browser refused. **Don't:** remove the
 * last way to sign in without a warning.
 */
const meta = {
  title: 'Account/Passkeys',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: accountPage, ceremonies: endingIn(null), onPasskeyAdded: () => {} },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Some: Story = { args: { page: { ...accountPage, passkeys } } };
export const Renaming: Story = {
  args: { page: { ...accountPage, passkeys: passkeys.slice(0, 1) } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Rename', { exact: false }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
export const NotInThisBrowser: Story = { args: { ceremonies: 'none' } };
export const SignedInLongAgo: Story = { args: { page: { ...accountPage, passkeys, mayAddPasskey: false } } };
export const Added: Story = {
  args: { page: { ...accountPage, passkeys: passkeys.slice(1) } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your passkey was added.');
  },
};
export const NotAdded: Story = {
  args: { ceremonies: endingIn('No passkey was added. You can try again whenever you like.') },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No passkey was added.');
  },
};
export const SignIn: Story = {
  render: ({ ceremonies }) => <SignInScreen page={signInPage} refused={null} ceremonies={ceremonies} />,
};
export const SignInRefused: Story = {
  args: { ceremonies: endingIn('That passkey didn’t work here. Please try again, or use a code.') },
  render: ({ ceremonies }) => <SignInScreen page={signInPage} refused={null} ceremonies={ceremonies} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That passkey didn’t work here.');
  },
};
