import { readFileSync } from 'node:fs';
import { primaryLocation, timeZoneOf } from '@forecourt/location';
import { isExcluded } from '@forecourt/offer';
import type { ConfigProblem } from '@forecourt/site-config';
import type { ContentOffer } from '@forecourt/site-content';
import { localDate } from '@forecourt/values';
import type { CheckedFile } from './check-together.ts';
import type { ContentFile, ContentPlace } from './content-folders.ts';
import { problemAt } from './problem-at.ts';

/**
 * The offers that the site does not show though nothing is wrong with them: those that are over, and those of its own folder that are for
 * other sites. They are warnings: a day that ends must not fail a build.
 */
export function offersNotShown(
  checked: readonly CheckedFile[],
  files: readonly ContentFile[],
  { definition: { dealer } }: ContentPlace,
  today: string,
): ConfigProblem[] {
  const byLabel = new Map(files.map((file) => [file.label, file]));
  return checked.flatMap(({ label, entry: { kind, entry } }) => {
    const file = byLabel.get(label);
    if (kind !== 'offers' || !file) return [];
    const reason = reasonOf(entry, today, label.startsWith('content/') ? dealer.websiteId : null);
    if (!reason) return [];
    const { key, ...words } = reason;
    return [
      problemAt(label, {
        ...words,
        line: lineOfKey(file, key),
        why: 'Shoppers do not see the offer on this site.',
      }),
    ];
  });
}

/** The time zone of a site, in which its days begin and end. */
export function zoneOf({ definition: { dealer } }: ContentPlace): string {
  return timeZoneOf(primaryLocation(dealer.locations)?.address.state ?? null, dealer.timeZone);
}

/** The day in the time zone of a site. */
export const todayOf = (place: ContentPlace, now: Date): string => localDate(now, zoneOf(place));

function reasonOf(
  offer: ContentOffer,
  today: string,
  websiteId: number | null,
): { key: string; what: string; fix: string } | null {
  const { expiry } = offer;
  if (expiry !== null && expiry < today)
    return {
      key: 'expiry',
      what: `the offer ended on ${expiry}`,
      fix: 'Delete the file, or give it a later last day.',
    };
  if (isExcluded(offer, websiteId))
    return {
      key: 'excluded_website_ids',
      what: `the offer is for other sites: it excludes ${websiteId}, the number of this one`,
      fix: 'Move the file to the folder of the other sites, or take the number out.',
    };
  return null;
}

function lineOfKey({ absolute, given }: ContentFile, key: string): number {
  const lines = (given?.text ?? readFileSync(absolute, 'utf8')).split('\n');
  return Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
}
