import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '../support/desk.ts';
import { signedInAt } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';

/** A phone's screen lock, as Chromium plays one; `unlocks` says whether its owner does. */
async function screenLock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    unlocks: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    kept: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const addTo = (passkeys: Locator) => passkeys.getByRole('button', { name: 'Add a passkey' });

journey(
  '[GA-01] a passkey is added after a code, once for a device, and is renamed',
  { tag: ['@accounts', '@once-phone'] },
  async ({ page, origin }) => {
    const lock = await screenLock(page);
    const address = await signedInAt(page, origin, '/my-account');
    const passkeys = passkeysOf(page);
    const rows = passkeys.getByRole('listitem');

    await lock.unlocks(false);
    await addTo(passkeys).click();
    await expect(passkeys.getByRole('alert')).toContainText('No passkey was added.');
    await lock.unlocks(true);
    await addTo(passkeys).focus();
    await page.keyboard.press('Enter');
    await expect(passkeys.getByRole('status')).toContainText('Your passkey was added.');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(/^Chrome on \w+Added \d+ \w+ \d{4}/);
    await expect
      .poll(() => lock.kept(), 'what the phone shows')
      .toMatchObject([{ rpId: new URL(origin).hostname, userName: address, isResidentCredential: true }]);
    await addTo(passkeys).click();
    await expect(passkeys.getByRole('alert')).toContainText('This device already has a passkey');

    await rows.getByText('Rename').click();
    await rows.getByLabel('Name').fill('My phone');
    await isAccessible(page, 'passkeys');
    await rows.getByRole('button', { name: 'Save name' }).click();
    await expect(rows.getByText('My phone').first()).toBeVisible();
  },
);

journey(
  '[GA-01] a passkey signs in without a code, until it is removed',
  { tag: ['@accounts', '@once-phone'] },
  async ({ page, origin, consoleWatch }) => {
    consoleWatch.allow(/422/);
    const lock = await screenLock(page);
    const address = await signedInAt(page, origin, '/my-account');
    const passkeys = passkeysOf(page);
    const rows = passkeys.getByRole('listitem');
    const signOut = async () => {
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/`);
    };
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });

    await addTo(passkeys).click();
    await expect(rows).toHaveCount(1);
    await signOut();
    await page.goto('/sign-in?redirect=/my-account');
    await lock.unlocks(false);
    await signIn.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used.');
    await isAccessible(page, 'passkey');
    await lock.unlocks(true);
    await signIn.click();
    await expect(page).toHaveURL(`${origin}/my-account`);
    await expect(page.getByText(address)).toBeVisible();
    await expect(rows).toContainText('last used');

    await passkeys.getByRole('button', { name: /^Remove/ }).click();
    await expect(rows).toHaveCount(0);
    await signOut();
    await page.goto('/sign-in');
    await signIn.click();
    await expect(page.getByRole('alert')).toContainText('That passkey didn’t work here.');
  },
);
