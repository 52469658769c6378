import { EnquiryForm, openEnquiry, pricePanel } from '../support/enquiry-form.ts';
import { heartOf } from '../support/heart.ts';
import { aShopper } from '../support/lead.ts';
import { mailsWith, mailWith } from '../support/mailbox.ts';
import { startOwnHost } from '../support/own-host.ts';
import type { OwnHost } from '../support/own-host.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carsOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const onOwnHost = journey.extend<{ ownHost: (cars: readonly StockCar[]) => Promise<OwnHost> }>({
  ownHost: async ({ site }, use) => {
    const started: OwnHost[] = [];
    await use(async (cars) => {
      const host = await startOwnHost(site, cars);
      started.push(host);
      return host;
    });
    for (const host of started) await host.stop();
  },
});

onOwnHost(
  'a vehicle that is sold or repriced while its page is open: no booking, the lead has the shown and the new price, and so has the list of saved vehicles',
  { tag: '@once-desktop' },
  async ({ page, site, ownHost, consoleWatch }) => {
    journey.setTimeout(180_000); // a host of its own starts, and imports twice
    consoleWatch.allow(/api\/leads.*status of 422/);
    const cars = carsOf(site, 'plain')
      .filter((car) => car.offer_price === undefined)
      .slice(0, 4);
    const [sold, repriced, ...others] = cars;
    if (!sold?.price || !repriced?.price) throw new Error('The journey needs two vehicles with a price.');
    const host = await ownHost(cars);
    const at = (path: string) => new URL(path, host.origin).href;
    const dollars = (price: number) => `$${price.toLocaleString('en-AU')}`;
    const cheaper = repriced.price - 1_000;

    await visit(page, at(`/cars/${sold.slug}`));
    const book = pricePanel(page).getByRole('link', { name: /^Book test (drive|ride)/ });
    await live(book);
    await book.click();
    const drive = new EnquiryForm(page.getByRole('dialog'), /^Book test (drive|ride)$/);
    const driver = aShopper();
    await drive.fill(driver);
    const tab = await page.context().newPage();
    await visit(tab, at(`/cars/${repriced.slug}`));
    await heartOf(tab, repriced, 'Save').click();
    await expect(heartOf(tab, repriced, 'Saved')).toBeVisible();
    const form = await openEnquiry(tab);
    await expect(form.where).toContainText(dollars(repriced.price));
    const shopper = aShopper();
    await form.fill(shopper);

    await host.importCars([
      { ...sold, status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) },
      { ...repriced, price: cheaper },
      ...others,
    ]);

    await drive.send();
    await expect(drive.where.getByRole('alert')).toContainText(/sold/i);
    await expect.poll(() => drive.values()).toEqual(Object.values(driver));
    expect(await mailsWith(host.origin, driver.email)).toEqual([]);
    await form.send();
    await expect(tab.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const mail = await mailWith(host.origin, shopper.email);
    expect(mail.text).toContain(`
Price now: ${dollars(cheaper)} `);
    expect(mail.text).toContain(`
Price shown: ${dollars(repriced.price)} `);

    await visit(tab, at(STOCK));
    const card = new StockPage(tab).cards.filter({ has: tab.locator(`a[href$="${repriced.slug}"]`) });
    await expect(card).toContainText(dollars(cheaper));
    await visit(tab, at('/watchlist'));
    await expect(tab.getByRole('main')).toContainText(
      `$1,000 less than when you saved it (${dollars(repriced.price)})`,
    );
    await visit(page, at(`/cars/${sold.slug}`));
    await expect(pricePanel(page)).toContainText('SOLD');
    for (const each of [page, tab]) await each.close(); // before their host stops
  },
);
