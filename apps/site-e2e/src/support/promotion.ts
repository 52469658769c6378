import type { Page } from '@playwright/test';
import type { SiteDefinition } from '@forecourt/site-config';
import { optionOf } from './options.ts';

/** The title of a site's promotion; null if it has none. */
export function promotionOf(definition: SiteDefinition): string | null {
  const frame = optionOf(definition, 'vdp', 'frame');
  const popup: unknown = typeof frame === 'object' && frame !== null ? Reflect.get(frame, 'popup') : null;
  return typeof popup === 'object' && popup !== null ? String(Reflect.get(popup, 'title')) : null;
}

/** Dismisses the promotion whenever it opens, some seconds after the consent answer. */
export async function sendAwayPromotion(page: Page, definition: SiteDefinition): Promise<void> {
  const title = promotionOf(definition);
  if (title === null) return;
  await page.addLocatorHandler(page.getByRole('dialog', { name: title }), () =>
    page.keyboard.press('Escape'),
  );
}
