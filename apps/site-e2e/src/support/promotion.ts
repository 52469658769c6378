import type { Page } from '@playwright/test';
import type { SiteDefinition } from '@forecourt/site-config';
import { optionOf } from './options.ts';

/** What the promotion of a site is called; null for a site that has none. */
export function promotionOf(definition: SiteDefinition): string | null {
  const frame = optionOf(definition, 'vdp', 'frame');
  const popup: unknown = typeof frame === 'object' && frame !== null ? Reflect.get(frame, 'popup') : null;
  return typeof popup === 'object' && popup !== null ? String(Reflect.get(popup, 'title')) : null;
}

/** A promotion comes some seconds after the answer about counting; a visitor who wants something else sends it away. */
export async function sendAwayPromotion(page: Page, definition: SiteDefinition): Promise<void> {
  const title = promotionOf(definition);
  if (title === null) return;
  await page.addLocatorHandler(page.getByRole('dialog', { name: title }), () =>
    page.keyboard.press('Escape'),
  );
}
