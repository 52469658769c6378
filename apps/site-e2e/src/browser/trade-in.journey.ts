import { EnquiryForm, pricePanel } from '../support/enquiry-form.ts';
import { aShopper, idOf } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { carOf, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** A vehicle that this dealer sold, whose plate a former customer has. */
function soldHere(site: string): StockCar {
  const sold = stockOf(site).find(({ status, regplate, state }) => status === 'sold' && regplate && state);
  if (!sold) throw new Error(`${site} has no sold vehicle with a plate.`);
  return sold;
}

/** Make, model and year of the recent used vehicles that the dealer has most of. */
function wellKnown(site: string): Required<Pick<StockCar, 'make' | 'model'>> & { year: number } {
  const since = new Date().getFullYear() - 5;
  const used = stockOf(site).filter(
    ({ status, car_type, year, price, km }) =>
      status === 'in_stock' && car_type !== 'new' && (year ?? 0) >= since && price && km,
  );
  const same = (one: StockCar) =>
    used.filter(({ make, model, year }) => make === one.make && model === one.model && year === one.year);
  const [most] = used.toSorted((one, other) => same(other).length - same(one).length);
  if (!most) throw new Error(`${site} has no recent used vehicle.`);
  return { make: most.make, model: most.model, year: most.year ?? since };
}

journey(
  '[EN-06] a trade-in: plate, condition, a range with its reasons, accepted; in the dealer’s mail, on the vehicle page and in its calculator',
  async ({ page, site, origin, get, definition }) => {
    const wanted = carOf(site, 'plain');
    await visit(page, `/cars/trade-in?car_id=${await idOf(get, wanted)}`);
    const main = page.getByRole('main');
    const form = new EnquiryForm(main, /^(Continue|Send my details)$/);
    await form.taken();
    await expect(main.getByRole('complementary', { name: 'The vehicle' })).toContainText(wanted.make);
    const sold = soldHere(site);
    await main.getByLabel('Registration').fill(sold.regplate ?? '');
    await main.getByLabel('State or territory').selectOption(sold.state ?? '');
    await main.getByLabel('Kilometres').fill('40,000');
    await page.keyboard.press('Enter');
    await expect(main.getByLabel('Make')).toHaveValue(sold.make);
    await expect(main.getByLabel('Model')).toHaveValue(sold.model);

    const own = wellKnown(site);
    await main.getByLabel('Year').fill(String(own.year));
    await main.getByLabel('Make').fill(own.make);
    await main.getByLabel('Model').fill(own.model);
    const choose = (question: RegExp, answer: string) =>
      main.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
    await choose(/^Condition/, 'Good');
    await choose(/^Service history/, 'Full');
    await choose(/^Accident damage/, 'None');
    await choose(/^Is there money owing/, 'No');
    await form.button.click();
    const offer = main.getByRole('status').filter({ hasText: 'Trade-in value of your' });
    const range = /\$[\d,]+ to \$[\d,]+/;
    await expect(offer).toContainText(range);
    await expect(offer).toContainText(/Based on the prices of \d+ similar vehicles/);
    await offer.getByText('How we worked it out').click();
    await expect(offer.getByRole('row').first()).toContainText('Middle of the advertised prices');
    const [value = ''] = range.exec(await offer.innerText()) ?? [];
    await choose(/^Are you happy with a figure in this range/, 'Yes');
    await choose(/^Are you buying another/, 'Yes');
    await choose(/^How should we contact you/, 'Phone');
    const { message: _none, ...details } = aShopper();
    await form.fill(details);
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(main).toContainText(value);
    await expect(main).toContainText('You’re happy with this range.');

    const { text } = await mailWith(origin, details.email);
    expect(text).toContain(`Online trade-in value: ${value}`);
    expect(text).toContain('Trade-in value accepted: Yes');
    expect(text).toContain(String(wanted.stocknum));

    await main.getByRole('link', { name: /^Back to the/ }).click();
    const known = pricePanel(page).getByRole('link', { name: `Your trade-in: ${value}` });
    await live(known);
    await known.click();
    const least = Number(/\d[\d,]*/.exec(value)?.[0].replace(/,/g, ''));
    const counts =
      (definition.dealer.finance?.calculator ?? 'none') !== 'none' && (wanted.price ?? 0) > least;
    await expect(page).toHaveURL(
      counts ? /[?&](deposit|loan)=\d+#finance-calculator$/ : /\/cars\/trade-in\?car_id=\d+$/,
    );
  },
);
