import { EnquiryForm, openEnquiry } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[EN-09] the second enquiry is prefilled with the shopper’s details, on every form and after a reload',
  { tag: '@once-phone' },
  async ({ page, site, get }) => {
    const shopper = aShopper();
    const { slug } = carOf(site, 'plain');
    await visit(page, `/cars/${slug}`);
    const first = await openEnquiry(page);
    await expect(first.field('Email')).toHaveValue('');
    await first.fill(shopper);
    await first.send();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

    const known = [shopper.name, shopper.last_name, shopper.email, shopper.phone, shopper.postcode];
    await visit(page, `/cars/${carOf(site, 'comingSoon').slug}`);
    const second = await openEnquiry(page);
    await expect(second.field('Email')).toHaveValue(shopper.email);
    await expect.poll(async () => (await second.values()).slice(0, 5)).toEqual(known);
    await expect(second.field('Message'), 'a message is not a detail').not.toHaveValue(shopper.message);

    await visit(page, '/contact-us');
    const third = new EnquiryForm(page.getByRole('main'));
    await expect(third.field('Email')).toHaveValue(shopper.email);
    await expect.poll(async () => (await third.values()).slice(0, 5)).toEqual(known);

    expect((await get('/contact-us')).text, 'what is saved stays in the browser').not.toContain(
      shopper.email,
    );
    const cookies = (await page.context().cookies()).map(({ name, value, path }) => ({ name, value, path }));
    expect(cookies, 'the success page knows only that a message was sent').toEqual([
      { name: '__Secure-sent', value: 'yes', path: '/success' },
    ]);
  },
);
