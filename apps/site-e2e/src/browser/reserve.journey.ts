import { mailWith, noticesWith } from '../support/mailbox.ts';
import { textOfPdf } from '../support/files.ts';
import { keyboard, pointer } from '../support/keyboard.ts';
import {
  carToReserve,
  checkoutOf,
  fillInShopper,
  payWith,
  soonSaysReserved,
} from '../support/reservation.ts';
import { signedInAt, signInQuietly, typeAddressAndCode } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const SCREENS = ['phone', 'desktop'];
const place = (screen: string) =>
  Math.max(
    0,
    SCREENS.findIndex((each) => screen.includes(each)),
  );

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  journey.describe(how, () => {
    journey.use({ javaScriptEnabled });

    journey(
      `[GA-07] ${how}, a shopper reserves a vehicle by card, everybody sees it, and gets the deposit back with one press`,
      { tag: '@reserve' },
      async ({ page, site, origin, definition, browser, consoleWatch }, { project }) => {
        journey.setTimeout(180_000);
        consoleWatch.allow(/status of 422/);
        // The session ends on purpose, and its page asks for the watchlist of an account.
        consoleWatch.allow(/api\/watchlist.*status of 401/);
        const car = carToReserve(site, place(project.name) * 2 + Number(javaScriptEnabled));
        const email = `kim.${project.name}.${Date.now()}@shopper.example`.replaceAll(/[^\w.@]/g, '');
        const path = checkoutOf(definition, car);
        const hasAccounts = 'account' in definition.features;
        // On a desktop with scripts nothing but the keyboard is used from the vehicle to the receipt.
        const hands = javaScriptEnabled && project.name.includes('desktop') ? keyboard(page) : pointer;

        await page.goto(`/cars/${car.slug}`);
        await hands.press(page.getByRole('link', { name: 'Reserve for $200' }).first());
        if (hasAccounts) {
          await expect(page.getByText('Sign in to reserve this vehicle.')).toBeVisible();
          await typeAddressAndCode(page, origin, email, hands);
        }
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reserve ${car.name}`);
        const go = page.getByRole('button', { name: 'Continue to the payment of $200' });
        await hands.press(go);
        await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
          'Please enter your first name.',
        );
        await fillInShopper(page, email, hands);
        if (hasAccounts && javaScriptEnabled) {
          // The session ends while the form is filled in.
          const cookies = await page.context().cookies();
          await page.context().clearCookies({ name: /session/ });
          expect((await page.context().cookies()).length).toBeLessThan(cookies.length);
          await hands.check(page.getByLabel('I have read the terms of the deposit'));
          await hands.press(go);
          await expect(
            page.getByText('Sign in to reserve this vehicle. What you typed stays.'),
          ).toBeVisible();
          await typeAddressAndCode(page, origin, email, hands);
          await expect(page).toHaveURL(path);
          await expect(page.getByLabel('Last name')).toHaveValue('Leewright');
          await expect(page.getByLabel('I have read the terms of the deposit')).toBeChecked();
        }
        await hands.check(page.getByLabel('I have read the terms of the deposit'));
        await hands.press(go);
        const pay = page.getByRole('link', { name: 'Pay $200 by card' });
        await expect(pay).toBeVisible();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

        await hands.press(pay);
        await payWith(page, '4000 0000 0000 0002', '$200.00', hands);
        await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
        await page.goBack();
        await page.goto(path);
        await hands.press(pay);
        await payWith(page, '4000 0025 0000 3155', '$200.00', hands);
        await hands.press(page.getByRole('button', { name: 'Yes, it is me' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reserved for you: ${car.name}`);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        const reference = await page.getByText(/^RS-\w{4}-\w{4}$/).innerText();
        const receipt = page.getByRole('link', { name: 'Download the receipt (PDF)' });
        const printed = await textOfPdf(page, receipt, hands);
        for (const part of [
          reference,
          'ABN 51 824 753 556',
          car.name,
          '$200',
          'GST $0.00',
          'No GST is payable',
        ])
          expect(printed).toContain(part);
        expect(printed).not.toContain('Leewright');

        await soonSaysReserved(origin, `/cars/${car.slug}`, true);
        await page.goto(`/cars/${car.slug}`);
        if (javaScriptEnabled)
          await expect(page.getByText(/^It’s yours until \w{3} \d/).first()).toBeVisible();
        await expect(page.getByText(/\b(?:another|other) shopper/)).toHaveCount(0);
        await page.goto(`/enquire?car=${car.slug}&about=test-drive`);
        await expect(page.getByText(/This \w+ is reserved\./).first()).toBeVisible();
        if (javaScriptEnabled)
          await expect(page.getByText(/^It’s yours until \w{3} \d/).first()).toBeVisible();
        await expect(page.getByText(/\b(?:another|other) shopper/)).toHaveCount(0);
        await page.getByRole('link', { name: 'See your reservation' }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reserved for you: ${car.name}`);

        const mail = await mailWith(origin, reference);
        expect(mail.text).toContain('$200, paid online');
        await expect
          .poll(async () => (await noticesWith(origin, reference)).length, { timeout: 15_000 })
          .toBe(1);
        const [notice] = await noticesWith(origin, reference);
        const [link = ''] = /https?:\/\/\S+link=[\w-]+/.exec(notice?.text ?? '') ?? [];
        const other = await browser.newContext({ javaScriptEnabled, baseURL: origin });
        const elsewhere = await other.newPage();
        await signInQuietly(other, { origin, definition });
        await elsewhere.goto(`/cars/${car.slug}`);
        await expect(elsewhere.getByText('Reserved by you?').first()).toBeVisible();
        await elsewhere.goto(path);
        await expect(elsewhere.getByText('This vehicle is reserved.')).toBeVisible();
        if (hasAccounts) {
          await other.clearCookies();
          await signedInAt(elsewhere, origin, '/my-account', email);
          const own = elsewhere.getByRole('region', { name: 'Reserved for you' });
          await expect(own.getByRole('link', { name: car.name })).toBeVisible();
          await elsewhere.goto(path);
          await expect(elsewhere).toHaveURL(/link=/);
          await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
            `Reserved for you: ${car.name}`,
          );
          await other.clearCookies();
        }
        await elsewhere.goto(`${new URL(link).pathname}${new URL(link).search}`);
        await elsewhere.getByRole('button', { name: 'Give it up and get my deposit back' }).click();
        await expect(elsewhere.getByText('We’ve sent your deposit of $200 back.')).toBeVisible();
        await other.close();

        await soonSaysReserved(origin, `/cars/${car.slug}`, false);
        await page.goto(path);
        await expect(page.getByText('You’ve ended your reservation.')).toBeVisible();
        await expect(go).toBeVisible();
      },
    );
  });
}
