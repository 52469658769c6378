import { expect } from 'storybook/test';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { defaultDealer } from './dealers.ts';
import { defaultWidth, widths } from './widths.ts';

/** A story that was tested in the theme of its dealer at one width fits into the others too: no page scrolls sideways. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  for (const [name, { width, height }] of Object.entries(widths)) {
    if (name === defaultWidth) continue;
    await page.viewport(width, height);
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    expect(
      beyond,
      `pixels beyond a window of ${width}, in the theme of ${defaultDealer}`,
    ).toBeLessThanOrEqual(0);
  }
});
