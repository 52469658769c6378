import { eventCounts } from '../support/counters.ts';
import { openEnquiry, pricePanel } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { carOf, carsOf } from '../support/stock.ts';
import { heartOf } from '../support/heart.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[AN-01] [EN-08] every analytics event of a vehicle page reaches the counters, an enquiry as 22, and none is rejected',
  { tag: '@every-dealer' },
  async ({ page, site, origin, dealer }) => {
    const car = carsOf(site, 'plain').find((each) => each.file != null);
    if (!car) throw new Error(`The stock of ${site} has no vehicle with a history report.`);
    const answers: { counted: number; refused: unknown[] }[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/api/events')) return;
      expect(response.status(), 'status of /api/events').toBe(200);
      answers.push(await response.json());
    });
    // Clicks on external links do not navigate.
    await page.addInitScript(() =>
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"], a[target="_blank"]'))
          event.preventDefault();
      }),
    );
    const before = await eventCounts(origin, site);
    await visit(page, `/cars/${car.slug}`);
    await page.getByRole('button', { name: 'Yes, count my visit' }).click();
    const told = [60, 61, 25, 9, 22, 39];

    const panel = pricePanel(page);
    await panel.getByRole('link', { name: /^(Show number|Call [\d() ]+$)/ }).click();
    await page.getByRole('link', { name: /^Car history/ }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as PDF' }).click();
    await file;
    await heartOf(page, car, 'Save').click();
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    const calculator = page.getByRole('group', { name: 'Finance calculator' });
    if (dealer.finance !== undefined && (await calculator.count()) > 0) {
      await calculator.scrollIntoViewIfNeeded();
      await expect(calculator).toBeEnabled();
      await calculator.getByText('Monthly', { exact: true }).click();
      told.push(26);
    }
    const form = await openEnquiry(page);
    await form.fill(aShopper());
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const kept = await page.evaluate(() => Object.values(sessionStorage).join('\n'));
    expect(kept, 'what the success page knows').toContain(`"carType":"${car.car_type}"`);

    await expect
      .poll(() => answers.reduce((sum, { counted }) => sum + counted, 0), { timeout: 15_000 })
      .toBe(told.length);
    expect(answers.flatMap(({ refused }) => refused)).toEqual([]);
    const after = await eventCounts(origin, site);
    for (const id of told) expect(after.get(id) ?? 0, `event ${id}`).toBeGreaterThan(before.get(id) ?? 0);
  },
);

journey(
  '[AN-01] events that cannot be sent are a warning in the console, and the page works on',
  { tag: '@once-desktop' },
  async ({ page, site, consoleWatch }) => {
    consoleWatch.allow(/api\/events|Analytics: the api sink failed/);
    await page.route('**/api/events', (route) => route.abort());
    const car = carOf(site, 'plain');
    await visit(page, `/cars/${car.slug}`);
    await page.getByRole('button', { name: 'Yes, count my visit' }).click();
    const warned = page.waitForEvent('console', (message) => message.text().includes('the api sink failed'));
    await heartOf(page, car, 'Save').click();
    expect((await warned).type()).toBe('warning');
    await heartOf(page, car, 'Saved').click();
    await expect(heartOf(page, car, 'Save')).toBeVisible();
  },
);
