import { EnquiryForm, pricePanel } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

journey(
  'the page of a sold car says so, has no price, and offers a search for similar ones',
  async ({ page, site, origin, get }) => {
    const car = carOf(site, 'soldLately');
    const shopper = aShopper();
    await visit(page, `/cars/${car.slug}`);
    const panel = pricePanel(page);
    await expect(panel).toContainText('SOLD');
    await expect(panel).toContainText(
      /Unfortunately this .+ recently sold\. But don't worry, we can help you find a similar .+!/,
    );
    await expect(panel).not.toContainText('$');
    await expect(panel.getByRole('link', { name: /^Enquire now/i })).toHaveCount(0);
    expect((await get(`/cars/${car.slug}`)).text).toContain('https://schema.org/SoldOut');

    const ask = panel.getByRole('link', { name: /^Find me something similar/ });
    await live(ask);
    await ask.click();
    const form = new EnquiryForm(page.getByRole('dialog'));
    await expect(form.field('Message')).toHaveValue('Can you please find me something similar?');
    const { message: _own, ...details } = shopper;
    await form.fill(details);
    await form.send();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const mail = await mailWith(origin, shopper.email);
    expect(Object.values(mail.attachments)[0]).toContain('Find me something similar');
  },
);

journey(
  'a car that was sold long ago has its page, out of the search engines',
  { tag: '@once-phone' },
  async ({ site, get }) => {
    const { slug } = carOf(site, 'soldLongAgo');
    const { status, text } = await get(`/cars/${slug}`);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(text).toContain('SOLD');
  },
);
