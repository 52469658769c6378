import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { errorFacts } from '@forecourt/api';
import { repeat } from '@forecourt/database';
import type { PublicSite } from '@forecourt/site-config';
import type { Logger } from 'pino';
import { z } from 'zod';
import { replaceFile } from '../replace-file.ts';
import type { HostedSite } from '../sites.ts';
import {
  GoogleFailure,
  googleReviews,
  type GoogleAccount,
  type GoogleAddresses,
  type Review,
} from './google-reviews.ts';

/** How often Google is asked. */
const EVERY_MS = 6 * 3_600_000;

/** After a failure it is asked again. */
const AGAIN_MS = 900_000;

/** Without an answer of Google for this long, its reviews are not shown any more: their authors may have withdrawn them. */
const KEPT_MS = 30 * 86_400_000;

/** The reviews that Google has of the sites. */
export interface Reviews {
  /** What the pages of a site know of it, with the reviews of Google where the dealer shows those. */
  of(site: ReviewedSite): PublicSite;
  close(): Promise<void>;
}

/** A site that may show reviews of Google. */
export type ReviewedSite = Pick<HostedSite, 'slug' | 'definition' | 'shown'>;

export interface ReviewsOptions {
  /** Where the host keeps its files: the last answer is there for the next start. */
  dataDirectory: string;
  account: GoogleAccount | null;
  now: () => Date;
  logger: Logger;
  /** Drops the pages of a site. */
  purge(slug: string): void;
  addresses?: GoogleAddresses;
}

const keptSchema = z.object({
  at: z.iso.datetime(),
  items: z.array(
    z.object({
      ...{ id: z.int(), location_id: z.int(), customer_name: z.string(), text: z.string(), rating: z.int() },
      ...{ review_date: z.string(), reply_text: z.string().nullable(), reply_date: z.string().nullable() },
    }),
  ),
});

interface Kept {
  at: Date;
  items: readonly Review[];
}

/**
 * Reads the reviews of the sites that have `reviews.google`, at the start and then every six hours; never for a visit. A failure is logged, and
 * the last answer stays for thirty days; until the first one, the reviews of the configuration are shown.
 */
export async function openReviews(
  sites: readonly ReviewedSite[],
  { dataDirectory, account, now, logger, purge, addresses }: ReviewsOptions,
): Promise<Reviews> {
  const asked = sites.filter(({ definition: { dealer } }) => dealer.reviews.google && dealer.reviews.show);
  const folder = path.join(dataDirectory, 'reviews');
  const kept = new Map<string, Kept>();
  const made = new Map<string, { shown: PublicSite; items: readonly Review[]; site: PublicSite }>();
  for (const { slug } of asked) {
    const before = await readKept(path.join(folder, `${slug}.json`));
    if (before && now().getTime() - before.at.getTime() <= KEPT_MS) kept.set(slug, before);
  }

  async function refresh({ slug, definition, shown }: ReviewedSite, google: GoogleAccount): Promise<void> {
    const age = now().getTime() - (kept.get(slug)?.at.getTime() ?? 0);
    if (age < EVERY_MS) return;
    const { google: source } = definition.dealer.reviews;
    try {
      const items = await googleReviews(google, source?.locations ?? [], shown.zone, addresses);
      const text = JSON.stringify({ at: now().toISOString(), items });
      const isNews = !isDeepStrictEqual(kept.get(slug)?.items, items);
      kept.set(slug, { at: now(), items });
      await replaceFile(path.join(folder, `${slug}.json`), text);
      if (isNews) purge(slug);
    } catch (error) {
      logger.error(
        { site: slug, ...(error instanceof GoogleFailure ? { reason: error.message } : errorFacts(error)) },
        'the reviews could not be read; they are asked for again',
      );
      if (age > KEPT_MS && kept.delete(slug)) purge(slug);
    }
  }

  if (!account && asked.length > 0)
    logger.warn(
      { sites: asked.map(({ slug }) => slug) },
      'reviews of Google are not read: set GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and GOOGLE_REFRESH_TOKEN',
    );
  const stop =
    account && asked.length > 0
      ? repeat(
          async () => {
            for (const site of asked) await refresh(site, account);
          },
          AGAIN_MS,
          (error) => logger.error(errorFacts(error), 'the reviews could not be read'),
        )
      : () => Promise.resolve();

  return {
    of({ slug, shown }) {
      const items = kept.get(slug)?.items;
      if (!items) return shown;
      const before = made.get(slug);
      if (before?.shown === shown && before.items === items) return before.site;
      const site = { ...shown, reviewTexts: { ...shown.reviewTexts, items } };
      made.set(slug, { shown, items, site });
      return site;
    },
    close: stop,
  };
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    const { at, items } = keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { at: new Date(at), items };
  } catch {
    return null; // none yet, or a file that another version wrote: Google is asked
  }
}
