import type { SiteDefinition } from '@forecourt/site-config';
import type { Browser, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { readableText } from './html.ts';
import { pointer } from './keyboard.ts';
import { textOption } from './options.ts';
import { signInQuietly } from './sign-in.ts';
import { carsOf, type StockCar } from './stock.ts';

/** The page that reserves a vehicle. */
export function checkoutOf(definition: SiteDefinition, { slug }: Pick<StockCar, 'slug'>): string {
  return `/cars/${slug}/${textOption(definition, 'checkout', 'path')}`;
}

/**
 * A vehicle for a journey that reserves it: from the end of the stock, so that others do not use it. Each place on each screen has one of its own.
 */
export function carToReserve(site: string, place: number): StockCar {
  const car = carsOf(site, 'plain').at(-1 - place);
  if (!car) throw new Error(`The stock of ${site} has too few vehicles.`);
  return car;
}

/** Pays on the page of the sandbox. */
export async function payWith(page: Page, card: string, amount = '$200.00', hands = pointer): Promise<void> {
  await hands.type(page.getByLabel('Card number'), card);
  await hands.press(page.getByRole('button', { name: `Pay ${amount}` }));
}

/** Whether a page says to everybody that its vehicle is reserved. */
export async function saysReserved(origin: string, path: string): Promise<boolean> {
  const { text } = await ask(origin + path);
  return /This \w+ is reserved\./.test(readableText(text));
}

/** How soon a page says that its vehicle is reserved, and that it is not any more, milliseconds. */
const SOON_MS = 4_000;

/** Waits until a page says that its vehicle is reserved, or does not. It may be wrong where it was asked for soon; one that is only slow to come is not late. */
export async function soonSaysReserved(origin: string, path: string, reserved: boolean): Promise<void> {
  const began = Date.now();
  for (;;) {
    const asked = Date.now() - began;
    if ((await saysReserved(origin, path)) === reserved) return;
    if (asked > SOON_MS)
      throw new Error(
        `${path}, asked for after ${asked} ms, says ${reserved ? 'not ' : ''}that its vehicle is reserved.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Fills in the contact details of the page. */
export async function fillInShopper(page: Page, email: string, hands = pointer): Promise<void> {
  await hands.type(page.getByLabel('First name'), 'Kim');
  await hands.type(page.getByLabel('Last name'), 'Leewright');
  await hands.type(page.getByLabel('Email'), email);
  await hands.type(page.getByLabel('Mobile or phone'), '0491 570 006');
}

/** Reserves a vehicle and pays, in a browser of its own; returns the reference. */
export async function reserveAndPay(
  browser: Browser,
  { origin, definition }: { origin: string; definition: SiteDefinition },
  car: StockCar,
): Promise<string> {
  const context = await browser.newContext({ baseURL: origin });
  await signInQuietly(context, { origin, definition });
  const page = await context.newPage();
  await page.goto(checkoutOf(definition, car));
  await fillInShopper(page, `kim.${Date.now()}@shopper.example`);
  await page.getByLabel('I have read the terms of the deposit').check();
  await page.getByRole('button', { name: 'Continue to the payment of $200' }).click();
  await page.getByRole('link', { name: 'Pay $200 by card' }).click();
  await payWith(page, '4242 4242 4242 4242');
  const reference = await page.getByText(/^RS-\w{4}-\w{4}$/).innerText();
  await context.close();
  return reference;
}
