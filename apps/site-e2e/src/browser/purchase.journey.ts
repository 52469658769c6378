import type { Browser, Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { keyboard, pointer } from '../support/keyboard.ts';
import { mailWith, noticesWith } from '../support/mailbox.ts';
import { carToReserve, checkoutOf, fillInShopper, payWith } from '../support/reservation.ts';
import { typeAddressAndCode } from '../support/sign-in.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const step = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Closes the browser and opens it again: what belongs to a session alone is gone. */
async function opensAgainAt(
  { browser, page, origin }: { browser: Browser; page: Page; origin: string },
  path: string,
  { title, javaScriptEnabled }: { title: string; javaScriptEnabled: boolean },
): Promise<void> {
  const state = await page.context().storageState();
  const cookies = state.cookies.filter(({ expires }) => expires !== -1);
  const context = await browser.newContext({
    ...{ javaScriptEnabled, baseURL: origin },
    storageState: { ...state, cookies },
  });
  const again = await context.newPage();
  await again.goto(path);
  await expect(step(again)).toHaveText(title);
  await expect(again.getByText('Welcome back.')).toBeVisible();
  await context.close();
}

interface Priced {
  /** Dollars. */
  price: number;
  on_road: { lines: { label: string; cents: number }[] } | null;
}

/** Vehicle, delivery and two extras, dollars, and what comes on top: duty on the vehicle and its extras, for each $100 or part of it. */
function totalOf({ price, on_road: onRoad }: Priced): number {
  const extras = 599 + 895.5;
  const steps = (dollars: number) => Math.ceil(dollars / 100);
  const charges = (onRoad?.lines ?? []).map(({ label, cents }) =>
    label.includes('duty') ? (cents / steps(price)) * steps(price + extras) : cents,
  );
  return price + 990 + extras + charges.reduce((sum, cents) => sum + cents, 0) / 100;
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  journey.describe(how, () => {
    journey.use({ javaScriptEnabled });

    journey(
      `[GA-07] ${how}, a shopper buys a vehicle online step by step, comes back to each step, and the dealer gets every choice`,
      { tag: ['@purchase', '@both-screens'] },
      async ({ page, site, origin, definition, browser, consoleWatch }, { project }) => {
        journey.setTimeout(180_000);
        consoleWatch.allow(/status of 422/);
        const place = 9 + Number(project.name.includes('desktop')) * 2 + Number(javaScriptEnabled);
        const car = carToReserve(site, place);
        const path = `/checkout-journey?car_id=${car.slug}`;
        const email = `ann.${project.name}.${Date.now()}@shopper.example`.replaceAll(/[^\w.@]/g, '');
        const hasAccounts = 'account' in definition.features;
        // On a desktop with scripts nothing but the keyboard is used.
        const hands = javaScriptEnabled && project.name.includes('desktop') ? keyboard(page) : pointer;
        const go = page.getByRole('button', { name: 'Continue' });
        const next = async (title: string) => {
          await hands.press(go);
          await expect(step(page)).toHaveText(title);
          await opensAgainAt({ browser, page, origin }, path, { title, javaScriptEnabled });
        };

        await page.goto(`/cars/${car.slug}`);
        await hands.press(page.getByRole('link', { name: 'Buy online' }).first());
        if (hasAccounts) {
          await expect(page.getByText('Sign in to reserve this vehicle.')).toBeVisible();
          await typeAddressAndCode(page, origin, email, hands);
        }
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Buy ${car.name}`);
        await expect(step(page)).toHaveText('Your car and its price');
        await expect(page.getByText('What the price includes, and on-road costs')).toBeVisible();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await next('Delivery or pick-up');

        await hands.press(go);
        const problems = page.getByRole('main').getByRole('alert').first();
        await expect(problems).toContainText('Please choose how you get your car.');
        await hands.check(page.getByLabel('Have it delivered'));
        await hands.type(page.getByLabel('Street and suburb'), '12 Esplanade, Cairns North');
        await hands.type(page.getByLabel('Postcode'), '6000');
        await hands.press(go);
        await expect(problems).toContainText('We can’t deliver to this postcode online.');
        await hands.type(page.getByLabel('Postcode'), '4870');
        await next('Day and time');
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

        const time = page.getByLabel('When should we deliver it?');
        await hands.choose(time, 3);
        const when = await time.locator('option:checked').innerText();
        await next('Your trade-in');

        await hands.check(page.getByRole('radio', { name: 'Yes' }));
        const vehicle = page.getByLabel('Your vehicle', { exact: true });
        await hands.type(vehicle, '2014 Mazda 3, 120,000 km, a scratch on the left door');
        await next('How you pay');

        const loan = page.getByRole('region', { name: 'Finance estimate' });
        for (const said of ['Estimated repayment', 'Interest rate', 'Comparison rate', 'WARNING'])
          await expect(loan).toContainText(said);
        await hands.check(page.getByRole('radio', { name: 'Finance', exact: true }));
        await next('Extras');

        await hands.check(page.getByLabel('Window tint, $599'));
        await hands.check(page.getByLabel('Paint and interior protection, $895.50'));
        await next('Your details');

        await fillInShopper(page, email, hands);
        await next('Check and pay the deposit');
        const total = totalOf(
          JSON.parse((await ask(`${origin}/api/reservations/${car.slug}`)).text).car,
        ).toLocaleString('en-AU', {
          ...{ style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol' },
        });
        const main = page.getByRole('main');
        for (const said of [
          ...[total, '12 Esplanade, Cairns North, 4870', when, '2014 Mazda 3', 'comparison rate', 'WARNING'],
          ...['Window tint', '$895.50', 'Leewright', 'Your deposit', 'Cooling off', 'Statutory warranty'],
        ])
          await expect(main).toContainText(said);
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await hands.press(page.getByRole('button', { name: 'Continue to the payment of $200' }));
        await expect(problems).toContainText('agree to the terms of the deposit');
        await hands.check(page.getByLabel('I have read the terms of the deposit'));
        await hands.press(page.getByRole('button', { name: 'Continue to the payment of $200' }));

        // Without scripts the browser keeps the fragment of the step.
        await expect(page).toHaveURL(({ pathname }) => pathname === checkoutOf(definition, car));
        await page.goto(path);
        await expect(page, 'a vehicle that is set aside goes on at its payment').toHaveURL(
          checkoutOf(definition, car),
        );
        await hands.press(page.getByRole('link', { name: 'Pay $200 by card' }));
        await payWith(page, '4242 4242 4242 4242', '$200.00', hands);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reserved for you: ${car.name}`);
        const bought = page.getByRole('region', { name: 'Your purchase' });
        await expect(bought).toContainText(total);
        await expect(bought).toContainText(when);
        await expect(main).not.toContainText('Esplanade');
        await expect(page.getByText('send you the contract to read')).toBeVisible();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        const reference = await page.getByText(/^RS-\w{4}-\w{4}$/).innerText();

        const { text } = await mailWith(origin, reference);
        for (const said of [
          ...['I want to buy', '12 Esplanade, Cairns North, 4870', when, '2014 Mazda 3', 'Window tint $599'],
          ...['Paint and interior protection $895.50', total, 'Comparison rate', '$200, paid online'],
        ])
          expect(text, said).toContain(said);
        await expect
          .poll(async () => (await noticesWith(origin, reference))[0]?.text ?? '', { timeout: 15_000 })
          .toContain(total);
        await hands.press(page.getByRole('button', { name: 'Give it up and get my deposit back' }));
        await expect(page.getByText('We’ve sent your deposit of $200 back.')).toBeVisible();
      },
    );
  });
}
