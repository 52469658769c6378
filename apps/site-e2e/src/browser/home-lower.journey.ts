import { contentOf } from '../support/content.ts';
import { paths } from '@forecourt/site-config';
import { optionOf } from '../support/options.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The ratio of a picture's width to its height: of the file that the browser chose, and of its box. */
const ratios = (image: Element) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('This is not a picture.');
  const { width, height } = image.getBoundingClientRect();
  return { file: image.naturalWidth / image.naturalHeight, box: width / height, chosen: image.naturalWidth };
};

journey(
  'the promotion of the home page has an upright picture on a phone and a wide one elsewhere, in room kept for it',
  { tag: '@once-phone' },
  async ({ page }) => {
    for (const [width, ratio] of [
      [375, 4 / 5],
      [1440, 32 / 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      const picture = page.getByRole('img', { name: 'A red hatch, a grey ute and a white SUV' });
      const before = await picture.evaluate(ratios);
      expect(before.box).toBeCloseTo(ratio, 1);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await picture.evaluate(ratios)).chosen).toBeGreaterThan(0);
      const shown = await picture.evaluate(ratios);
      expect(Math.abs(shown.file / ratio - 1)).toBeLessThan(0.1); // the resizer has steps
      expect(shown.box).toBeCloseTo(ratio, 1);
    }
    await expect(page.getByRole('link', { name: 'See the demonstrators' })).toHaveAttribute(
      'href',
      '/search/demo-cars',
    );
  },
);

journey('the footer shows what the dealer accepts as pictures', async ({ page, dealer }) => {
  await visit(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'We accept:' })).toBeVisible();
  for (const payment of dealer.brand.payments) {
    const logo = footer.getByRole('img', { name: payment });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await logo.evaluate(ratios)).chosen).toBeGreaterThan(0);
    expect((await logo.evaluate(ratios)).box).toBeCloseTo(48 / 30, 1);
  }
});

journey(
  "[HM-03] the payment logos, the promotions banner, the cards of the blog and its call to action show the dealer's own",
  { tag: '@once-phone' },
  async ({ page, dealer, definition, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const logos = page
      .getByRole('contentinfo')
      .locator('section, div')
      .filter({ hasText: 'We accept:' })
      .last();
    for (const name of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']) {
      expect(dealer.brand.payments).toContain(name);
      await expect(logos.getByRole('img', { name, exact: true })).toHaveCount(1);
    }
    const banner = page.getByRole('img', { name: 'A red hatch, a grey ute and a white SUV' });
    expect((await banner.evaluate(ratios)).box).toBeCloseTo(1920 / 540, 1);

    const posts = contentOf(site).posts.slice(0, 3);
    const blog = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Before you buy, and after' }) });
    await expect(blog.getByRole('article')).toHaveCount(3);
    for (const { title, start, slug } of posts) {
      const card = blog.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.locator('time')).toHaveAttribute('datetime', start);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await card.locator('img').evaluate(ratios)).chosen).toBeGreaterThan(0);
      await expect(card.getByRole('link', { name: `READ MORE ${title}` })).toHaveAttribute(
        'href',
        paths.post(slug),
      );
    }
    await blog.getByRole('link', { name: `READ MORE ${posts[0]?.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.post(posts[0]?.slug ?? '')}$`));
    const declared = Object(optionOf(definition, 'blog', 'callToAction'));
    const block = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: declared.heading }) });
    await expect(block.getByText(declared.description)).toBeVisible();
    await expect(block.locator('img')).toHaveCount(1);
    await expect(block.getByRole('link', { name: declared.linkText })).toHaveAttribute('href', declared.href);
  },
);
