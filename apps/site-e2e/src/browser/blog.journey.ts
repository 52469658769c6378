import { paths } from '@forecourt/site-config';
import { contentOf } from '../support/content.ts';
import { expect, journey } from '../support/test.ts';
import { violations } from '../support/violations.ts';
import { overflow, visit } from '../support/visit.ts';

journey(
  'a shopper chooses a category of the blog by keyboard, reads a post, and goes on to a vehicle',
  async ({ page, site }) => {
    await visit(page, paths.blog());
    const { posts } = contentOf(site);
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    expect(await violations(page)).toEqual([]);
    const post = posts.find(({ stock, category }) => stock && category === 'buyer-advice');
    if (!post) throw new Error(`${site} has no advice with vehicles.`);
    const advice = page.getByRole('link', { name: 'Buyer advice' });
    await advice.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Buyer advice' })).toBeVisible();
    const own = posts.filter(({ category }) => category === post.category);
    await expect(page.getByRole('article')).toHaveCount(own.length);
    await page.getByRole('link', { name: `READ MORE ${post.title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    const vehicle = page.locator('a[href^="/cars/"]').first();
    await vehicle.click();
    await expect(page).toHaveURL(/\/cars\//);
  },
);

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    'a post is whole, and leads to its subjects, its author and other posts',
    async ({ page, site }) => {
      const [post] = contentOf(site).posts;
      if (!post) throw new Error(`${site} has no posts.`);
      await page.goto(paths.post(post.slug));
      await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
      await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: post.tags[0] ?? '' })).toBeVisible();
      await page.getByRole('link', { name: `READ MORE ${post.title}` }).click();
      await page.getByRole('link', { name: post.author ?? '' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `By ${post.author}` })).toBeVisible();
    },
  );
});
