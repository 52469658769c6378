import { pricePanel } from '../support/enquiry-form.ts';
import { revealsOn } from '../support/lead-log.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

journey(
  '[PR-08] a masked phone number is revealed on click, and the reveal is in the dealer’s log',
  { tag: '@every-dealer' },
  async ({ page, site, dealer }) => {
    const car = carOf(site, 'comingSoon'); // no other journey reveals a number on this page
    const path = `/cars/${car.slug}`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, path);
    const panel = pricePanel(page);
    const whole = panel.getByRole('link', { name: /^Call [\d() ]+$/ });
    if (dealer.phones.mask) {
      const logged = page.waitForResponse('**/api/leads/phone-reveal');
      const masked = panel.getByRole('link', { name: /^Show number/ });
      await expect(masked).toContainText('*');
      await masked.click();
      expect((await logged).status()).toBe(200);
      await expect
        .poll(() => revealsOn(path))
        .toEqual([expect.stringContaining(`${site}  ${car.name} (${car.stocknum})`)]);
    }
    await expect(whole).toHaveAttribute('href', /^tel:\+?\d+$/);
    expect(asked.includes('/api/leads/phone-reveal')).toBe(dealer.phones.mask);
  },
);
