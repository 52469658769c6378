import { openEnquiry } from '../support/enquiry-form.ts';
import { aShopper } from '../support/lead.ts';
import { mailWith } from '../support/mailbox.ts';
import { carOf } from '../support/stock.ts';
import { heartOf } from '../support/heart.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  'the same enquiry sent from two tabs at once is one lead, and a vehicle saved in one tab is saved in the other',
  { tag: '@once-phone' },
  async ({ page, site, origin }) => {
    const car = carOf(site, 'plain');
    const shopper = aShopper();
    const other = await page.context().newPage();
    for (const tab of [page, other]) await visit(tab, new URL(`/cars/${car.slug}`, origin).href);
    await heartOf(page, car, 'Save').click();
    await expect(heartOf(other, car, 'Saved')).toBeVisible();
    await expect(other.getByText('Car Saved In Watchlist'), 'only the tab of the click says so').toHaveCount(
      0,
    );

    const forms = [await openEnquiry(page), await openEnquiry(other)];
    for (const form of forms) await form.fill(shopper);
    for (const form of forms) await form.takeTime();
    const answers = [page, other].map((tab) => tab.waitForResponse('**/api/leads'));
    await Promise.all(forms.map((form) => form.button.click()));
    const leads = await Promise.all(
      answers.map(async (answer): Promise<string> => JSON.parse(await (await answer).text()).lead_id),
    );
    expect(leads[1]).toBe(leads[0]);
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    expect((await mailWith(origin, shopper.email)).leadId).toBe(leads[0]);
    await other.close();
  },
);
