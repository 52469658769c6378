import { EnquiryForm, openEnquiry } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailsWith, mailWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[EN-07] an invalid form lists its errors, each links to its field, nothing is sent',
  { tag: '@once-phone' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/leads')) sent.push(request.url());
    });
    await visit(page, '/contact-us');
    const form = new EnquiryForm(page.getByRole('main'));
    await form.taken();
    await form.fill({ ...aShopper(), email: 'nobody', postcode: '80', last_name: '' });
    await form.send();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
    await expect(summary).toBeVisible();
    await expect(summary).toBeFocused();
    const postcode = summary.getByRole('link', { name: 'Invalid postcode. Please enter a 4-digit number.' });
    await postcode.click();
    await expect(form.field('Postcode')).toBeFocused();
    await expect(form.field('Postcode')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('First name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  },
);

journey(
  '[EN-07] input that the server rejects stays in the form, and can be corrected and sent',
  { tag: '@once-desktop' },
  async ({ page, site, origin, consoleWatch }) => {
    consoleWatch.allow(/api\/leads.*status of 422/);
    const shopper = {
      ...aShopper(),
      message: 'https://a.example https://b.example https://c.example are three links',
    };
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    const form = await openEnquiry(page);
    await form.fill(shopper);
    await form.send();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect.poll(() => form.values()).toEqual(Object.values(shopper));
    expect(await mailsWith(origin, shopper.email)).toEqual([]);

    await form.fill({ message: 'No links any more. Is it still there?' });
    await form.send();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  },
);

journey(
  '[EN-07] sent offline, the form says so and the input stays; sent again online it is one lead',
  { tag: '@once-phone' },
  async ({ page, origin, consoleWatch }) => {
    // Go offline as soon as the form is hydrated; later requests may fail.
    consoleWatch.allow(/api\/leads|ERR_INTERNET_DISCONNECTED|Failed to load resource|LateAnalytics/);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const shopper = aShopper();
    await visit(page, '/contact-us');
    const form = new EnquiryForm(page.getByRole('main'));
    await form.taken();
    await form.fill(shopper);
    const location = form.where.getByLabel('Location', { exact: true });
    if ((await location.count()) > 0) await location.selectOption({ index: 1 });
    await page.context().setOffline(true);
    await form.send();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /^You’re offline, so nothing was sent\./,
    );
    await expect.poll(() => alerts).toEqual(['An error occurred when submitting this form']);
    await expect.poll(() => form.values()).toEqual(Object.values(shopper));
    await page.context().setOffline(false);
    await form.button.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect((await mailWith(origin, shopper.email)).text, 'the only lead').toContain(shopper.message);
  },
);

journey(
  '[EN-02] a response without a lead id is an error: the form says so, and the input stays',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const bodies = ['{}', '{"error":"Please call us."}', '<!doctype html><title>Welcome</title>', ''];
    const left = [...bodies];
    await page.route('**/api/leads', async (route) => {
      const body = left.shift();
      await (body === undefined ? route.continue() : route.fulfill({ status: 200, body }));
    });
    const shopper = aShopper();
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    const form = await openEnquiry(page);
    await form.fill(shopper);
    await form.takeTime();
    for (const [at, body] of bodies.entries()) {
      await form.button.click();
      await expect.poll(() => alerts.length).toBe(at + 1);
      const said = body.includes('call us')
        ? 'Please call us.'
        : 'An error occurred when submitting this form';
      await expect(form.where.getByRole('alert')).toContainText(said);
      await expect.poll(() => form.values()).toEqual(Object.values(shopper));
    }
    await form.button.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  },
);

journey(
  '[EN-01] an undialable phone number is rejected before anything is sent; an overseas one is accepted',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/leads')) sent.push(request.url());
    });
    await visit(page, `/cars/${carOf(site, 'plain').slug}`);
    const form = await openEnquiry(page);
    await form.fill({ ...aShopper(), phone: '041234567' });
    await form.send();
    await expect(form.where.getByRole('alert')).toContainText('Please enter a valid phone number.');
    await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await form.fill({ phone: '+44 20 7946 0000' });
    await form.send();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  },
);
