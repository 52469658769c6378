import { deskOrigin, inviteToDesk, isAccessible, signInToDesk } from '../support/desk.ts';
import { textOfPdf } from '../support/files.ts';
import { keyboard, pointer } from '../support/keyboard.ts';
import { mailWith, noticesWith } from '../support/mailbox.ts';
import { fillInShopper, payWith } from '../support/reservation.ts';
import { aNewAddress, typeAddressAndCode } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  journey.describe(how, () => {
    journey.use({ javaScriptEnabled });

    journey(
      `[GA-07] ${how}, a shopper pays an invoice by card, gets a receipt, and finds it again with the link of the mail`,
      { tag: ['@invoices', '@both-screens'] },
      async ({ page, site, origin, browser, consoleWatch }, { project }) => {
        journey.setTimeout(120_000);
        // On a desktop with scripts nothing but the keyboard is used.
        const hands = javaScriptEnabled && project.name.includes('desktop') ? keyboard(page) : pointer;
        // In the desk: asking who is signed in before anybody is.
        consoleWatch.allow(/api\/desk\/me.*status of 401/);
        consoleWatch.allow(/status of 422/);
        const address = aNewAddress();
        await page.goto('/online-payment');
        await expect(page.getByText('Sign in to pay an invoice.')).toBeVisible();
        await typeAddressAndCode(page, origin, address, hands);
        await expect(page).toHaveURL('/online-payment');
        await hands.type(page.getByLabel('Invoice number'), 'INV-1042');
        await hands.type(page.getByLabel('Amount in dollars'), '9,999,999');
        await fillInShopper(page, address, hands);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        const go = page.getByRole('button', { name: 'Continue to the payment' });
        await hands.press(go);
        await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
          'You can pay from $1 to',
        );
        await expect(page.getByLabel('Invoice number')).toHaveValue('INV-1042');
        await hands.type(page.getByLabel('Amount in dollars'), '1,250.50');
        await hands.press(go);

        const pay = page.getByRole('link', { name: 'Pay $1,250.50 by card' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice INV-1042');
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await hands.press(pay);
        await payWith(page, '4000 0000 0000 0002', '$1,250.50', hands);
        await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
        await payWith(page, '4242 4242 4242 4242', '$1,250.50', hands);
        await expect(page.getByText('Thank you. We’ve received $1,250.50.')).toBeVisible();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        const reference = await page.getByText(/^IP-\w{4}-\w{4}$/).innerText();
        const receipt = page.getByRole('link', { name: 'Download the receipt (PDF)' });
        const printed = await textOfPdf(page, receipt);
        for (const part of [reference, 'INV-1042', 'ABN 51 824 753 556', '$1,250.50', 'GST'])
          expect(printed).toContain(part);
        expect(printed).not.toContain('Leewright');

        const mail = await mailWith(origin, reference);
        expect(mail.text).toContain('Invoice Payment');
        expect(mail.text).toContain('$1,250.50, paid online');
        await expect
          .poll(async () => (await noticesWith(origin, reference)).length, { timeout: 15_000 })
          .toBe(1);
        const [notice] = await noticesWith(origin, reference);
        const [, query = ''] = /\/online-payment(\?payment=[\w-]+)/.exec(notice?.text ?? '') ?? [];

        // The link needs no sign-in, and shows no contact details.
        const other = await browser.newContext({ javaScriptEnabled, baseURL: origin });
        const elsewhere = await other.newPage();
        await elsewhere.goto(`/online-payment${query}`);
        await expect(elsewhere.getByText(reference)).toBeVisible();
        await expect(elsewhere.getByText(address)).toHaveCount(0);
        await other.close();
        if (!javaScriptEnabled) return;

        await journey.step('staff find it and send a part of it back', async () => {
          const email = `kim.${Date.now()}@dealer.example`;
          await inviteToDesk(site, email, 'Kim Lee');
          await signInToDesk(page, origin, email);
          const main = page.getByRole('main');
          await page.goto(`${deskOrigin(origin)}/${site}/payments`);
          const search = main.getByRole('searchbox', { name: 'Find by invoice, name or email' });
          await search.fill(address);
          const found = main.getByRole('link', { name: 'INV-1042' });
          await expect(found).toHaveCount(1);
          await found.click();
          await expect(main.getByText(reference)).toBeVisible();
          await main.getByLabel('Amount in dollars').fill('50');
          await main.getByRole('button', { name: 'Send back' }).press('Enter');
          const dialog = page.getByRole('dialog', { name: 'Send $50 back?' });
          await dialog.getByRole('button', { name: 'Send it back' }).press('Enter');
          await expect(main.getByText('Part refunded')).toBeVisible({ timeout: 30_000 });
          await isAccessible(page, 'Payment');
          const told = async () => (await noticesWith(origin, reference)).map(({ subject }) => subject);
          await expect.poll(told, { timeout: 15_000 }).toContain('We’ve sent back $50 for invoice INV-1042');
          await main.getByRole('link', { name: 'All payments' }).click();
          await search.fill(address);
          await expect(main.getByText('$1,250.50, $50 sent back').filter({ visible: true })).toHaveCount(1);
          await isAccessible(page, 'Payments');
          await page.goto(`${origin}/online-payment${query}`);
          await expect(page.getByText('The dealership has sent $50 of it back to your card.')).toBeVisible();
        });
      },
    );
  });
}
