import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { builtSite } from '../setup/sites.ts';
import { aShopper } from '../support/lead.ts';
import { STOCK } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { describeTarget } from './driver.ts';
import type { Driver } from './driver.ts';
import type { Seen, Target } from './target.ts';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 150;
/** The server rejects faster submissions as robots. */
const FILL_IN_MS = 2_200;

/** A step of the smoke and its name. */
export interface Step {
  title: string;
  run(driver: Driver): Promise<void>;
}

/** Repeats a look at the page until it does not throw. */
async function until<T>(look: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Waits until an element is visible and fits. */
function shows(driver: Driver, target: Target, fits: (seen: Seen) => boolean = () => true): Promise<Seen> {
  return until(async () => {
    const seen = await driver.see(target);
    assert.ok(seen, `The page shows no ${describeTarget(target)}.`);
    assert.ok(fits(seen), `${describeTarget(target)} is not as expected: ${JSON.stringify(seen)}`);
    return seen;
  });
}

const gone = (driver: Driver, target: Target) =>
  until(async () =>
    assert.equal(await driver.see(target), null, `The page still shows ${describeTarget(target)}.`),
  );

const main: Target = { role: 'main' };
const count: Target = { role: 'status', within: main };
const condition: Target = { role: 'group', name: '^Condition$' };
const used: Target = { role: 'checkbox', name: String.raw`^Used\s*[\d,]*$`, within: condition };
const chips: Target = { role: 'list', name: '^Active filters' };
const summary: Target = { selector: 'summary, summary *', name: '^Condition$' };

const totalOf = ({ text }: Seen): number =>
  Number(/([\d,]+) (?:vehicle|caravan|truck|motorcycle)/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** Repeats an action until its result is visible: before hydration a click may have no effect. */
async function act(action: () => Promise<void>, result: () => Promise<boolean>): Promise<void> {
  await until(async () => {
    if (await result()) return;
    await action();
    await setTimeout(500);
    assert.ok(await result(), 'The action had no visible result.');
  });
}

async function openFilter(driver: Driver): Promise<void> {
  await act(
    async () => {
      const pill: Target = { role: 'button', name: String.raw`^Filter( \d+)?$` };
      if (await driver.see(summary)) await driver.click(summary);
      else await driver.click((await driver.see(pill)) ? pill : { role: 'button', name: '^All filters$' });
    },
    async () => (await driver.see(used)) !== null,
  );
}

/** The steps of a visitor of one site. */
export function smokeOf(slug: string, origin: string): Step[] {
  const { dealer } = builtSite(slug);
  const car = carOf(slug, 'plain');
  const vehicle = `${origin}/cars/${car.slug}`;
  return [
    {
      title: 'the home page has its heading and the dealer’s name',
      async run(driver) {
        await driver.open(`${origin}/`);
        await shows(driver, { role: 'heading', within: main });
        await shows(driver, { role: 'contentinfo' }, ({ text }) => text.includes(dealer.name));
      },
    },
    {
      title: 'a ticked filter changes the count and the chips, and Back restores both',
      async run(driver) {
        await driver.open(`${origin}${STOCK}`);
        const all = totalOf(await shows(driver, count, (seen) => totalOf(seen) > 0));
        await openFilter(driver);
        // The sheet may still be on its way in.
        await act(
          () => driver.click(used),
          async () => (await driver.see(used))?.checked === true,
        );
        await shows(driver, count, (seen) => totalOf(seen) < all);
        await shows(driver, chips, ({ text }) => text.includes('Used'));
        await driver.back();
        await shows(driver, count, (seen) => totalOf(seen) === all);
        await gone(driver, chips);
      },
    },
    {
      title:
        'the gallery goes to the next photo; a dialog opens with Enter, closes with Escape, and returns the focus',
      async run(driver) {
        await driver.open(vehicle);
        await shows(driver, { role: 'heading', name: escaped(car.model) });
        const gallery: Target = { role: 'region', name: '^Photos of ' };
        const next: Target = { role: 'button', name: '^Next photo$', within: gallery };
        await act(
          () => driver.click(next),
          async () => (await driver.see(gallery))?.text.includes(`2 / ${car.images?.length}`) ?? false,
        );
        const enquire: Target = {
          role: 'link',
          name: '^Enquire now',
          within: { role: 'complementary', name: '^Price and contact$' },
        };
        await driver.focus(enquire);
        await driver.press('Enter');
        await shows(driver, { role: 'dialog' }, ({ focused }) => focused);
        await driver.press('Escape');
        await gone(driver, { role: 'dialog' });
        await shows(driver, enquire, ({ focused }) => focused);
      },
    },
    {
      title: 'an enquiry is sent and confirmed',
      async run(driver) {
        await driver.open(`${origin}/enquire?car=${car.slug}`);
        const shopper = aShopper();
        const fields = [
          ['^First name', shopper.name],
          ['^Last name', shopper.last_name],
          ['^Email', shopper.email],
          ['^Mobile', shopper.phone],
          ['^Postcode', shopper.postcode],
          ['^Message', shopper.message],
        ] as const;
        for (const [name, text] of fields) {
          const field: Target = { role: 'textbox', name, within: main };
          await shows(driver, field);
          await driver.type(field, text);
          await shows(driver, field, ({ value }) => value === text);
        }
        await setTimeout(FILL_IN_MS);
        await driver.click({ role: 'button', name: '^(Enquire|Message) now$', within: main });
        await shows(driver, { role: 'heading', name: '^Thank you$' });
        assert.equal(new URL(await driver.url()).pathname, '/success');
      },
    },
  ];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
