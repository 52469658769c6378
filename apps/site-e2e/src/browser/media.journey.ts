import type { Page } from '@playwright/test';
import { carOf } from '../support/stock.ts';
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
  '[VD-04] a vehicle is turned by keys that always mean the same, and its hotspots have a toggle',
  async ({ page, site }) => {
    const { viewer, shows } = await openSpin(page, site);
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows(36);
    await viewer.getByRole('button', { name: 'Play' }).click();
    await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
    const toggle = viewer.getByRole('button', { name: 'Hotspots' });
    const points = viewer.getByRole('list', { name: 'Points of interest' });
    await expect(points).toBeVisible();
    await toggle.click();
    await expect(points).toHaveCount(0);
    await toggle.click();
    await expect(points).toBeVisible();
  },
);

journey('[VD-04] a vehicle is turned by one frame for every 20 pixels', async ({ page, site, hasTouch }) => {
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
});

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
