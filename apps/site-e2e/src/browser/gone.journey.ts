import { EnquiryForm } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { expect, journey } from '../support/test.ts';
import { overflow, visit } from '../support/visit.ts';

const slug = '1999-no-such-car-u1';

journey(
  'the page of an unknown vehicle has a form to request a similar one',
  async ({ page, origin, consoleWatch }) => {
    consoleWatch.allow(/no-such-car.*status of 404/);
    const { message: _own, ...details } = aShopper();
    await visit(page, `/cars/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('This vehicle is not here');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

    const form = new EnquiryForm(page.getByRole('region', { name: 'Find me something similar' }));
    await expect(form.field('Message')).toHaveValue('Can you please find me something similar?');
    await form.taken();
    await form.fill(details);
    const place = form.field('Location');
    if ((await place.count()) > 0) await place.selectOption({ index: 1 });
    await form.send();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const [adf = ''] = Object.values((await mailWith(origin, details.email)).attachments);
    expect(adf).toContain('Find me something similar');
    expect(adf).toContain(slug);
  },
);
