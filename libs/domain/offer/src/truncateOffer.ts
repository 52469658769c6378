import { truncateText } from '@forecourt/values';
import type { Offer } from './offerSchema.ts';
import { plainText } from './plainText.ts';

const LONGEST_WHOLE = 200;
const DESCRIPTION_SHOWN = 160;

/** An expandable text: `short` is shown first, `full` on demand; they are equal for a text that fits. */
export interface ToggledText {
  readonly short: string;
  readonly full: string;
  readonly truncated: boolean;
}

/** The two texts of an offer for display. */
export interface TruncatedOffer {
  readonly description: ToggledText;
  readonly disclaimer: ToggledText;
}

/**
 * The texts of an offer as its card shows them: a description over 200 characters is cut at 160, a disclaimer over 200 at 200;
 * characters are graphemes, and the cut is at a word, with an ellipsis. The sanitised description is preferred; without one, the
 * description is used without its tags. (OF-02, rulings 69 and 121)
 *
 * @example truncateOffer({ description: '<p>Short</p>', sanitized_description: null, disclaimer: null }).description // { short: 'Short', full: 'Short', truncated: false }
 */
export function truncateOffer(
  offer: Pick<Offer, 'description' | 'sanitized_description' | 'disclaimer'>,
): TruncatedOffer {
  return {
    description: toggled(
      offer.sanitized_description ?? plainText(offer.description ?? ''),
      DESCRIPTION_SHOWN,
    ),
    disclaimer: toggled(offer.disclaimer ?? '', LONGEST_WHOLE),
  };
}

function toggled(full: string, shown: number): ToggledText {
  const short = truncateText(full, LONGEST_WHOLE) === null ? null : truncateText(full, shown);
  return { short: short ?? full, full, truncated: short !== null };
}
