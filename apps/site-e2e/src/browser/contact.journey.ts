import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

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
