import type { Page } from '@playwright/test';
import type { DealerConfig } from '@forecourt/site-config';

/** The host of Google's tags of a demonstration dealer; null for a dealer without tags. */
export function tagHostOf({ slug, analytics }: DealerConfig): string | null {
  const { googleAnalytics, tagManager, tagHost, metaPixel } = analytics;
  if (googleAnalytics === undefined && tagManager === undefined && metaPixel === undefined) return null;
  if (metaPixel !== undefined || !tagHost?.endsWith('.example'))
    throw new Error(
      `${slug} is a demonstration and would send to Google or Meta: its tagHost is not *.example.`,
    );
  return tagHost;
}

/** The tag host of a demonstration has no address, so it is answered here: with an empty script. */
export async function answerTags(page: Page, dealer: DealerConfig): Promise<void> {
  const host = tagHostOf(dealer);
  if (host === null) return;
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}
