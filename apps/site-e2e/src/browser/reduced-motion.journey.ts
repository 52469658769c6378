import type { Page } from '@playwright/test';
import { openEnquiry } from '../support/enquiry-form.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** What may fade: these properties move nothing. */
const FADES = ['opacity', 'color', 'background-color', 'border-color'];

/** The rules by which something on the page may move for more than 10 ms, and the elements that scroll smoothly. */
const motion = (page: Page) =>
  page.evaluate((fades) => {
    const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    const running = document.getAnimations().flatMap((animation) => {
      const name = 'transitionProperty' in animation ? String(animation.transitionProperty) : 'animation';
      const isFade = fades.some((fade) => name.startsWith(fade) || /^border-\w+-color$/.test(name));
      return !isFade && Number(animation.effect?.getComputedTiming().duration) > 10 ? [name] : [];
    });
    const declared = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const moves = style.transitionProperty.split(', ').filter((property) => !fades.includes(property));
        return [
          ...(seconds(style.transitionDuration) > 0.01 ? moves : []),
          ...(style.animationName !== 'none' && seconds(style.animationDuration) > 0.01
            ? [style.animationName]
            : []),
          ...(style.scrollBehavior === 'auto' ? [] : ['scroll-behavior']),
        ];
      }),
    );
    return [...new Set([...running, ...declared])];
  }, FADES);

journey(
  'with reduced motion nothing moves by itself: pages, carousels, the 360 view, a dialog that opens',
  { tag: '@once-desktop' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect.poll(() => motion(page), 'home').toEqual([]);
    await visit(page, STOCK);
    await expect.poll(() => motion(page), 'search').toEqual([]);
    await new StockPage(page).cards.first().hover();
    await expect.poll(() => motion(page), 'search, with the mouse on a card').toEqual([]);

    const plain = carOf(site, 'plain');
    await visit(page, `/cars/${plain.slug}`);
    await expect.poll(() => motion(page), 'vehicle').toEqual([]);
    await openEnquiry(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => motion(page), 'dialog').toEqual([]);

    const { slug, name } = carOf(site, 'turnable');
    await visit(page, `/cars/${slug}`);
    const gallery = page.getByRole('region', { name: `Photos of ${name}` });
    await live(gallery);
    await gallery.getByRole('button', { name: 'Fullscreen' }).click();
    const viewer = page.getByRole('dialog', { name: `${name}, media` });
    const spin = viewer.getByRole('button', { name: 'Spin' });
    if ((await spin.getAttribute('aria-pressed')) !== 'true') await spin.click();
    const slider = viewer.getByRole('slider', { name: 'Turn the vehicle' });
    await slider.waitFor();
    await expect(viewer.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
    await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
    const frame = await slider.getAttribute('aria-valuetext');
    await page.waitForTimeout(350); // autoplay would turn it by three frames
    expect(await slider.getAttribute('aria-valuetext')).toBe(frame);
  },
);
