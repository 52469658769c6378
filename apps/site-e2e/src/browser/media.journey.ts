import type { Page } from '@playwright/test';
import { carOf, isListed, stockOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The page of a vehicle with a 360 view, its gallery hydrated. */
async function turnable(page: Page, site: string) {
  const car = carOf(site, 'turnable');
  await visit(page, `/cars/${car.slug}`);
  const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
  await live(gallery);
  return { car, gallery, viewer: page.getByRole('dialog', { name: `${car.name}, media` }) };
}

/** Opens the 360 view in the full-screen viewer. */
async function openSpin(page: Page, site: string) {
  const { gallery, viewer } = await turnable(page, site);
  await gallery.getByRole('button', { name: 'Fullscreen' }).click();
  const spin = viewer.getByRole('button', { name: 'Spin' });
  if ((await spin.getAttribute('aria-pressed')) !== 'true') await spin.click();
  const slider = viewer.getByRole('slider', { name: 'Turn the vehicle' });
  await slider.focus();
  await expect(viewer.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  const shows = (frame: number) => expect(slider).toHaveAttribute('aria-valuetext', `Frame ${frame} of 36`);
  await page.keyboard.press('Home');
  await shows(1);
  return { viewer, shows };
}

journey(
  '[VD-02] the full-screen viewer opens, works and closes by keyboard and by Back, and the focus returns',
  async ({ page, site }) => {
    const { gallery, viewer } = await turnable(page, site);
    const fullscreen = gallery.getByRole('button', { name: 'Fullscreen' });
    await fullscreen.focus();
    await expect(gallery.getByText('Fullscreen', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
    const images = viewer.getByRole('button', { name: 'Images' });
    if (await images.isVisible()) await images.click();
    await expect(viewer.getByRole('heading')).toContainText('1 of');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('heading')).toContainText('2 of');
    await page.keyboard.press('End');
    await expect(viewer.getByRole('heading')).toContainText(/(\d+) of \1/);
    await page.keyboard.press('+');
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.keyboard.press('0');
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(fullscreen).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(viewer).toBeVisible();
    const place = page.url();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    expect(page.url()).toBe(place);
    await expect(fullscreen).toBeFocused();
  },
);

journey(
  '[VD-04] the 360 view loads behind a placeholder, turns by itself until it is touched, and has hotspots, interior and full screen',
  async ({ page, site }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/images\/\d+.*\/spin\//, async (route) => {
      if (!route.request().url().includes('/images/96')) await held;
      await route.continue();
    });
    const { gallery, viewer } = await turnable(page, site);
    await gallery.getByRole('button', { name: 'Fullscreen' }).click();
    const views = viewer.getByRole('group', { name: 'View' });
    await expect(views.locator('button')).toHaveText([/Spin/, /Images/, /Interior/]);
    const spin = views.getByRole('button', { name: 'Spin' });
    if ((await spin.getAttribute('aria-pressed')) !== 'true') await spin.click();
    await expect(viewer.getByRole('progressbar', { name: 'Loading the 360 view' })).toBeVisible();
    const placeholder = viewer.locator('.spin-box > img');
    await expect
      .poll(() => placeholder.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(viewer.getByText('Swipe to spin'), 'it does not turn yet').toHaveCount(0);
    release();

    const slider = viewer.getByRole('slider', { name: 'Turn the vehicle' });
    const frame = () => slider.getAttribute('aria-valuetext');
    await expect(viewer.getByText('Swipe to spin')).toBeVisible({ timeout: 30_000 });
    const seen = new Set<string | null>();
    await expect.poll(async () => seen.add(await frame()).size, 'frames without a touch').toBeGreaterThan(3);
    await viewer.getByRole('img', { name: /from all sides/ }).click();
    await expect(viewer.getByText('Swipe to spin')).toHaveCount(0);
    await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
    const stopped = await frame();
    await page.waitForTimeout(500); // five frames of a view that turns
    expect(await frame()).toBe(stopped);

    const points = viewer.getByRole('list', { name: 'Points of interest' });
    const hotspot = points.getByRole('button').first();
    await hotspot.focus();
    await expect(points.getByRole('tooltip').first()).toBeVisible();
    await expect(points.getByRole('tooltip').first()).toContainText(
      (await hotspot.getAttribute('aria-label')) ?? '',
    );
    const toggle = viewer.getByRole('button', { name: 'Hotspots' });
    await toggle.click();
    await expect(points).toHaveCount(0);
    await toggle.click();
    await expect(points).toBeVisible();

    await viewer.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await viewer.getByRole('button', { name: 'Exit full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
    await views.getByRole('button', { name: 'Interior' }).click();
    await expect(viewer.getByRole('img', { name: /, inside$/ })).toBeVisible();
    await expect(viewer.getByRole('slider')).toHaveCount(0);
  },
);

journey(
  'a gallery on a phone has three controls; the interior is in full screen and the film is the last slide',
  { tag: '@once-phone' },
  async ({ page, site }) => {
    const car = stockOf(site).find(
      (each) =>
        isListed(each) &&
        each.status === 'in_stock' &&
        (each.spin_images?.length ?? 0) > 1 &&
        each.spin_interior_image &&
        each.video_url,
    );
    if (!car) throw new Error(`The stock of ${site} has no vehicle with 360 view, interior and film.`);
    await visit(page, `/cars/${car.slug}`);
    const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
    await live(gallery);
    const controls = gallery.locator('.gallery-stage').getByRole('button').filter({ visible: true });
    await expect(controls).toHaveCount(3);
    await gallery.getByRole('button', { name: 'Fullscreen' }).click();
    const viewer = page.getByRole('dialog', { name: `${car.name}, media` });
    await viewer.getByRole('button', { name: 'Interior' }).click();
    await expect(viewer.getByRole('img', { name: /, inside$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await gallery.locator('#video').scrollIntoViewIfNeeded();
    await expect(gallery.locator('#video').getByRole('link', { name: /^Play video/ })).toBeInViewport();
  },
);

journey(
  '[VD-04] a vehicle is turned by one frame for every 20 pixels, and by keys that always mean the same',
  async ({ page, site, hasTouch }) => {
    const { viewer, shows } = await openSpin(page, site);
    const box = await viewer.getByRole('img', { name: /from all sides/ }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 4];
    if (hasTouch) {
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [{ x, y }]);
      for (const by of [25, 50, 65]) await send('touchMove', [{ x: x + by, y }]);
      await page.waitForTimeout(200); // hold still before the release: no inertia
      await send('touchEnd', []);
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 65, y, { steps: 5 });
      await page.waitForTimeout(200);
      await page.mouse.up();
    }
    await shows(4);

    await viewer.getByRole('button', { name: 'Play' }).click();
    await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible();
    await viewer.getByRole('slider', { name: 'Turn the vehicle' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows(36);
    await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
  },
);

journey('[VD-03] a film asks for nothing before it is wanted', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const car = carOf(site, 'filmed');
  await visit(page, `/cars/${car.slug}`);
  const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
  await live(gallery);
  expect(asked.filter((url) => url.includes('.webm'))).toEqual([]);
  await gallery.getByRole('link', { name: /Play video/ }).dispatchEvent('click');
  await expect.poll(() => asked.filter((url) => url.includes('.webm')).length).toBeGreaterThan(0);
});
