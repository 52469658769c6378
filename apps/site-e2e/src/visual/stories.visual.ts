import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { root } from '../setup/sites.ts';
import { screenshot } from './screenshot.ts';

/** CSS pixels. */
const MAX_HEIGHT = 1_200;

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'),
);

/** Waits for the end of the story and of its play function. @returns `success`, or `error` when one of them threw. */
async function outcome(page: Page): Promise<unknown> {
  const status = await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (!(channel instanceof Object)) return null;
    const finished: unknown = Reflect.get(channel, 'data')?.storyFinished?.[0];
    return finished instanceof Object ? Reflect.get(finished, 'status') : null;
  });
  return status.jsonValue();
}

for (const { id, title, name, type } of Object.values(index.entries))
  if (type === 'story')
    test(`${title}: ${name} looks as before`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(process.env['FORECOURT_VISUAL_TIME'] ?? ''));
      // axe takes most of the time of a story, and has run in the story tests.
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      expect(await outcome(page), 'story and play function').toBe('success');
      expect(await screenshot(page, MAX_HEIGHT)).toMatchSnapshot(`${id}.png`);
    });
