import type { Page } from '@playwright/test';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { hydrated } from '../support/visit.ts';

/** What a hole in a page would let into it: a script, a handler, and an address that is a script. */
const INJECTED = `<script>document.documentElement.dataset.ran = 'script'</script>
  <img src="/no-such-picture" alt="" onerror="document.documentElement.dataset.ran = 'handler'">
  <iframe title="" hidden src="javascript:void(parent.document.documentElement.dataset.ran = 'address')"></iframe>`;

/** Has the browser get a page with what was injected, under the headers that the host sends with the page. */
async function inject(
  page: Page,
  url: string,
  { headers, text }: { headers: Record<string, string>; text: string },
): Promise<void> {
  await page.unroute(url);
  await page.route(url, (route) =>
    route.fulfill({ status: 200, headers, body: text.replace('</body>', `${INJECTED}</body>`) }),
  );
  await page.goto(url);
}

journey(
  'scripts that came into a page with data do not run, and those of the page do',
  { tag: '@once-phone' },
  async ({ page, site, origin, get, consoleWatch }) => {
    consoleWatch.allow(/Content Security Policy|no-such-picture|404 \(Not Found\)/);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
        const { dataset } = document.documentElement;
        dataset['refused'] = `${dataset['refused'] ?? ''} ${disposition} ${effectiveDirective}`;
      });
    });
    const { slug } = carOf(site, 'plain');
    const url = new URL(`/cars/${slug}`, origin).href;
    const { headers, text } = await get(`/cars/${slug}`);
    const policy = String(headers['content-security-policy']);
    const html = page.locator('html');

    await inject(page, url, {
      text,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
    await hydrated(page);
    await expect(html).toHaveAttribute('data-refused', /enforce script-src-elem.*enforce script-src-attr/);
    await expect(html).not.toHaveAttribute('data-ran');

    // Without the policy it would run.
    await inject(page, url, { text, headers: { 'content-type': 'text/html; charset=utf-8' } });
    await expect(html).toHaveAttribute('data-ran', /script|handler|address/);
  },
);
