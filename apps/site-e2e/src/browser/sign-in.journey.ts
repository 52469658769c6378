import { isAccessible } from '../support/desk.ts';
import { aNewAddress, codeFor, signedInAt, typeAddressAndCode } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';

const title = (name: string) => ({ level: 1, name }) as const;

journey(
  '[GA-01] the sign-in takes an address and a code, works by keyboard, and leads on',
  { tag: '@accounts' },
  async ({ page, origin }) => {
    const address = aNewAddress();
    await page.goto('/sign-in?type=watchlist&redirect=/about-us&back=/contact-us');
    await expect(page.getByRole('heading', title('Sign in'))).toBeVisible();
    await isAccessible(page, 'sign-in');
    await page.getByLabel(/^Email/).focus();
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', title('Enter your code'))).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await isAccessible(page, 'code');
    const code = await codeFor(origin, address);
    await page.getByLabel('Code', { exact: true }).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/about-us`);

    await page.goto('/sign-in?redirect=/contact-us');
    await expect(page, 'whoever is signed in goes on at once').toHaveURL(`${origin}/contact-us`);
  },
);

journey(
  '[GA-01] a redirect to anywhere else leads to the account',
  { tag: '@accounts' },
  async ({ page, origin }) => {
    const address = aNewAddress();
    for (const redirect of [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      '/api/account/data',
    ]) {
      await page.goto(`/sign-in?${new URLSearchParams({ redirect, back: redirect }).toString()}`);
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
    }
    await page.goto(`/sign-in?${new URLSearchParams({ redirect: '//evil.example/' }).toString()}`);
    await typeAddressAndCode(page, origin, address);
    await expect(page).toHaveURL(`${origin}/my-account`);
  },
);

journey(
  '[GA-01] a wrong code says so, and another can be sent, which signs in',
  { tag: '@accounts' },
  async ({ page, origin, consoleWatch }) => {
    consoleWatch.allow(/422/);
    const address = aNewAddress();
    await page.goto('/sign-in');
    await page.getByLabel(/^Email/).fill(address);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const first = await codeFor(origin, address);
    await page.getByLabel('Code', { exact: true }).fill(first === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('That code isn’t right, or it’s no longer valid.')).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText('We sent a new code. Only the latest one works.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(origin, address, new Set([first])));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/my-account`);
  },
);

journey(
  '[GA-01] the account lists where it is signed in, ends sessions, gives out its data and is deleted',
  { tag: '@accounts' },
  async ({ page, origin, browser }) => {
    const address = await signedInAt(page, origin, '/my-account');
    await expect(page.getByText(address)).toBeVisible();
    await isAccessible(page, 'account');
    const other = await browser.newContext({ baseURL: origin });
    const elsewhere = await other.newPage();
    await signedInAt(elsewhere, origin, '/my-account', address);

    await page.reload();
    const rows = page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(rows).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/sign-in\?type=account&redirect=%2Fmy-account/);
    await other.close();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download what we keep about you' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-account.json');

    await page.getByText('Delete my account').first().click();
    await page.getByLabel('Yes, delete my account and everything in it').check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await page.goto('/my-account');
    await expect(page.getByRole('heading', title('Sign in'))).toBeVisible();
  },
);

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    '[GA-01] one signs in and out by plain forms; what was typed stays after an error',
    { tag: '@accounts' },
    async ({ page, origin, consoleWatch }) => {
      consoleWatch.allow(/422/);
      await page.goto('/my-account');
      await expect(page).toHaveURL(/\/sign-in\?type=account&redirect=%2Fmy-account&back=%2F$/);
      await page.getByLabel(/^Email/).evaluate((field) => field.setAttribute('type', 'text'));
      await page.getByLabel(/^Email/).fill('kim@');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByText(/^Please enter your email address/)).toBeVisible();
      await expect(page.getByLabel(/^Email/)).toHaveValue('kim@');
      await typeAddressAndCode(page, origin, aNewAddress());
      await expect(page.getByRole('heading', title('Your account'))).toBeVisible();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await page.goto('/my-account');
      await expect(page.getByRole('heading', title('Sign in'))).toBeVisible();
    },
  );
});
