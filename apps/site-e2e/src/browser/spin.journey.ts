import { mailWith } from '../support/mailbox.ts';
import { fillInShopper } from '../support/reservation.ts';
import { aNewAddress, signedInAt, typeAddressAndCode } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  journey.describe(how, () => {
    journey.use({ javaScriptEnabled });

    journey(
      `${how}, a shopper signs in, draws once, reads the prize, and finds it again`,
      { tag: ['@spin', '@both-screens'] },
      async ({ page, origin, browser, consoleWatch }) => {
        consoleWatch.allow(/status of 422/);
        const address = aNewAddress();
        await page.goto('/spin-to-win');
        await expect(page.getByText('Sign in to spin the wheel.')).toBeVisible();
        await typeAddressAndCode(page, origin, address);
        await expect(page).toHaveURL('/spin-to-win');
        await expect(page.getByRole('region', { name: 'Terms of the draw' })).toBeVisible();
        await expect.poll(() => page.getByRole('cell', { name: / in \d/ }).count()).toBeGreaterThan(1);
        await expect(page.getByLabel('Email')).toHaveValue(address);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

        const spin = page.getByRole('button', { name: 'Spin the wheel' });
        await fillInShopper(page, address);
        await spin.click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Please agree to the terms of the draw.',
        );
        await page.getByLabel('I have read the terms of the draw').check();
        await spin.click();
        const reference = page.getByText(/^SW-[0-9A-F]{8}$/);
        await expect(reference).toBeVisible();
        const words = await page.getByText(/^(You’ve won|You drew): /).innerText();
        const said = await reference.innerText();
        await expect(spin).toBeHidden();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

        const mail = await mailWith(origin, said);
        expect(mail.text).toContain('Spin to Win');
        expect(mail.text).toContain(words.replace(/^.*?: /, ''));

        // Another browser of the same person.
        const other = await browser.newContext({ javaScriptEnabled, baseURL: origin });
        const elsewhere = await other.newPage();
        await signedInAt(elsewhere, origin, '/spin-to-win', address);
        await expect(elsewhere.getByText(said)).toBeVisible();
        await expect(elsewhere.getByText(words)).toBeVisible();
        await expect(elsewhere.getByRole('button', { name: 'Spin the wheel' })).toBeHidden();
        await other.close();
      },
    );
  });
}
