import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountPage, signInPage } from '../testing/pages.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/**
 * **Use for** the pages of a shopper's account, signed in and not. **Do:** say the same whether an address is known or not. **Don't:** ask
 * for more than an e-mail address to sign in.
 */
const meta = {
  title: 'Account/Pages',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: signInPage, refused: null, ceremonies: null },
  decorators: [
    (Story) => (
      <TestSite>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is known what the browser does with passkeys. */
const quiet = { ceremonies: null, onPasskeyAdded: () => {} } as const;

const to = 'kim.leewright@shopper.example';

export const SignIn: Story = {};
export const SignInWithAMobile: Story = { args: { page: { ...signInPage, textMessages: true } } };
export const NoAddress: Story = {
  args: {
    refused: {
      typed: 'kim@',
      error: 'Please enter your email address, such as name@example.com.',
      status: 422,
    },
  },
};
export const TheCodeIsOver: Story = { args: { page: { ...signInPage, notice: 'over' } } };
export const Code: Story = { args: { page: { ...signInPage, to } } };
export const CodeAgain: Story = { args: { page: { ...signInPage, to, notice: 'again' } } };
export const WrongCode: Story = {
  args: {
    page: { ...signInPage, to },
    refused: {
      typed: '',
      error:
        'That code isn’t right, or it’s no longer valid. Check the latest one we sent, or ask for a new one.',
      status: 422,
    },
  },
};
export const Account: Story = { render: () => <AccountScreen page={accountPage} {...quiet} /> };
export const AccountOfOneDevice: Story = {
  render: () => (
    <AccountScreen
      {...quiet}
      page={{
        ...accountPage,
        ...{ email: null, phone: '+61491570006', garage: null },
        sessions: accountPage.sessions.slice(0, 1),
      }}
    />
  ),
};
