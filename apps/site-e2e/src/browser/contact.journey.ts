import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[LO-03] View Holiday Hours opens a dialog with the special hours of the location, by date',
  async ({ page, dealer }) => {
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Australia/Brisbane' });
    const { id } = dealer.locations.find(({ primary }) => primary) ?? {};
    const special = dealer.specialHours
      .filter(({ location_id, date }) => location_id === id && date >= today)
      .filter(({ date }) => Date.parse(date) - Date.parse(today) < 180 * 86_400_000);

    await visit(page, '/contact-us');
    const opener = page.getByRole('main').getByText('View Holiday Hours');
    // The holidays of the demonstration pass: a dealer without coming ones has nothing to open.
    if (special.length === 0) return expect(opener).toHaveCount(0);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
    await expect(dialog.getByRole('row')).toHaveText(
      special.map(({ name, date, start_hour: start }) => {
        const [year, , day] = date.split('-');
        return new RegExp(
          `^${name}.*\\b${Number(day)} .*${year}${start === null ? 'Closed' : String.raw`\d.* - \d`}`,
        );
      }),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

journey('the contact form sends a question to the selected location', async ({ page, origin, dealer }) => {
  const shopper = { ...aShopper(), message: 'Do you buy cars from people like me?' };
  await visit(page, '/contact-us');
  const form = new EnquiryForm(page.getByRole('main').getByRole('region', { name: 'Send us a message' }));
  await form.field('First name').focus();
  await form.fill(shopper);
  const place = form.field('Location');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  await form.send();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

  const mail = await mailWith(origin, shopper.email);
  expect(mail.text).toContain(shopper.message);
  const [adf = ''] = Object.values(mail.attachments);
  expect(adf).toContain('General Enquiry');
  expect(adf).toContain(`<make>Unspecified</make>`);
  expect(adf).toContain(`<url>http`);
  const asked = adf.replaceAll('&amp;', '&');
  expect([dealer, ...dealer.locations].some(({ name }) => asked.includes(name))).toBe(true);
});
