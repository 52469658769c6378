import { isRunning } from '@forecourt/promos';
import { isExcluded } from './isExcluded.ts';
import type { Offer } from './offerSchema.ts';

/** The text of an empty list of offers, word for word from the requirements. */
export const NO_OFFERS_TEXT =
  'There appears to be no offers currently available that meet the conditions of your search';

/** Filter options of the list of offers. */
export interface OfferOptions {
  /** The site's number in `excluded_website_ids`; `null` if it has none, so that no offer excludes it. */
  readonly websiteId: number | null;
  readonly now: Date;
  /** The site's IANA zone: offers begin and end at its midnight. */
  readonly timeZone: string;
  /** Only offers of this manufacturer, by slug. */
  readonly manufacturer?: string | null;
  /** Only offers of this model, by slug. */
  readonly model?: string | null;
  /** Only offers of this category, case-insensitive. */
  readonly category?: string | null;
}

/** The fields of an offer that the filter reads. */
export type ListedOffer = Pick<
  Offer,
  'excluded_website_ids' | 'start' | 'expiry' | 'manufacturer' | 'model' | 'category'
>;

/**
 * The offers a site shows today, in the given order: not excluded from the site, between their first and last day (both whole),
 * and of the given manufacturer, model and category. Throws a `RangeError` for an unknown time zone. (OF-01)
 *
 * @example visibleOffers([open, excluded, expired], { websiteId: 1, now, timeZone: 'Australia/Brisbane' }) // [open]
 */
export function visibleOffers<Listed extends ListedOffer>(
  offers: readonly Listed[],
  options: OfferOptions,
): Listed[] {
  const { websiteId, now, timeZone } = options;
  return offers.filter(
    (offer) => !isExcluded(offer, websiteId) && isRunning(offer, now, timeZone) && isWanted(offer, options),
  );
}

function isWanted({ manufacturer, model, category }: ListedOffer, options: OfferOptions): boolean {
  return (
    is(options.manufacturer, manufacturer?.slug) &&
    is(options.model, model?.slug) &&
    is(options.category, category)
  );
}

function is(wanted: string | null | undefined, actual: string | null | undefined): boolean {
  return !wanted || wanted.toLowerCase() === actual?.toLowerCase();
}
