import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { accountPage, passkeys, signInPage } from '../testing/pages.ts';
import { TestSite } from '../testing/TestSite.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const browser = (outcome: string | null): Ceremonies => ({
  addPasskey: () => Promise.resolve(outcome),
  signInWithPasskey: () => Promise.resolve(outcome),
});

const section = () => within(screen.getByRole('region', { name: 'Passkeys' }));

test('[GA-01] passkeys are listed, and each is renamed and removed by a plain form', () => {
  const page = { ...accountPage, passkeys };
  render(<AccountScreen page={page} ceremonies={null} onPasskeyAdded={() => {}} />, { wrapper: TestSite });
  const rows = section().getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p:nth-of-type(2)')?.textContent)).toEqual([
    'Added 20 November 2026, last used 26 November 2026',
    'Added 26 November 2026',
  ]);
  expect(rows.map((row) => row.textContent.includes('For signing in at northside.example'))).toEqual([
    false,
    true,
  ]);
  const remove = section().getByRole<HTMLButtonElement>('button', { name: /^Remove ?Safari on iPhone$/ });
  const sent = (button: HTMLButtonElement) =>
    Object.fromEntries(new FormData(button.form ?? undefined, button));
  expect(sent(remove)).toEqual({ go: 'remove-passkey', passkey: 'd' });
  const [save] = within(rows[1] ?? document.body).getAllByText<HTMLButtonElement>('Save name');
  if (!save) throw new Error('There is no button.');
  expect(sent(save)).toEqual({ go: 'rename-passkey', passkey: 'e', name: 'Chrome on Windows' });
});

test('the button to add one is seen once the browser is known to have passkeys', async () => {
  const added = vi.fn();
  const screenOf = (ceremonies: Ceremonies, mayAddPasskey = true) => (
    <AccountScreen page={{ ...accountPage, mayAddPasskey }} ceremonies={ceremonies} onPasskeyAdded={added} />
  );
  const { rerender } = render(screenOf(null), { wrapper: TestSite });
  const button = () => section().queryByText('Add a passkey');
  expect(button()?.closest('.invisible')).not.toBeNull();
  rerender(screenOf('none'));
  expect(button()).toBeNull();
  expect(section().getByText('This browser can’t add a passkey.')).toBeTruthy();
  rerender(screenOf(browser(null), false));
  expect(button()).toBeNull();
  expect(section().getByText('To add a passkey, sign out and sign in again first.')).toBeTruthy();
  rerender(screenOf(browser('No passkey was added.')));
  await userEvent.click(section().getByRole('button', { name: 'Add a passkey' }));
  expect((await section().findByRole('alert')).textContent).toBe('No passkey was added.');
  expect(added).not.toHaveBeenCalled();
  rerender(screenOf(browser(null)));
  await userEvent.click(section().getByRole('button', { name: 'Add a passkey' }));
  expect((await section().findByRole('status')).textContent).toContain('Your passkey was added.');
  expect(section().queryByRole('alert')).toBeNull();
  expect(added).toHaveBeenCalledOnce();
});

test('the sign-in offers passkeys beside its form, and not while a code is typed', async () => {
  const ceremonies = browser('No passkey was used. Try again, or use a code.');
  const { rerender } = render(<SignInScreen page={signInPage} refused={null} ceremonies={null} />, {
    wrapper: TestSite,
  });
  expect(screen.getByText('Sign in with a passkey').closest('.invisible')).not.toBeNull();
  rerender(<SignInScreen page={signInPage} refused={null} ceremonies={ceremonies} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No passkey was used. Try again, or use a code.',
  );
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeTruthy();
  rerender(
    <SignInScreen page={{ ...signInPage, to: 'kim@a.example' }} refused={null} ceremonies={ceremonies} />,
  );
  expect(screen.queryByText('Sign in with a passkey')).toBeNull();
});
