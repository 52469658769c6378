/** What a price includes, with the values of Google Vehicle Ads, required in Australia. */
export type PriceType = 'drive_away' | 'estimated_drive_away' | 'excluding_government_charges';

const LABELS: Record<PriceType, string> = {
  drive_away: 'Drive away',
  estimated_drive_away: 'Est. drive away',
  excluding_government_charges: 'Excl. govt charges',
};

const SPELLINGS = new Map<string, PriceType>(
  Object.entries({
    driveaway: 'drive_away',
    driveawayprice: 'drive_away',
    dap: 'drive_away',
    nomoretopay: 'drive_away',
    driveawaynomoretopay: 'drive_away',
    estdriveaway: 'estimated_drive_away',
    estimateddriveaway: 'estimated_drive_away',
    estimateddriveawayprice: 'estimated_drive_away',
    egc: 'excluding_government_charges',
    excl: 'excluding_government_charges',
    exclgovtcharges: 'excluding_government_charges',
    exclgovcharges: 'excluding_government_charges',
    exclgovernmentcharges: 'excluding_government_charges',
    excludinggovernmentcharges: 'excluding_government_charges',
    excludinggovernmentchargesprice: 'excluding_government_charges',
    excludinggovtcharges: 'excluding_government_charges',
    excludesgovernmentcharges: 'excluding_government_charges',
    plusgovernmentcharges: 'excluding_government_charges',
    plusgovtcharges: 'excluding_government_charges',
    plusonroads: 'excluding_government_charges',
    plusonroadcosts: 'excluding_government_charges',
    plusorc: 'excluding_government_charges',
    beforeonroads: 'excluding_government_charges',
    beforeonroadcosts: 'excluding_government_charges',
  }),
);

/**
 * Parses what a price includes from the text of any feed (`Drive Away`, `EGC`, `drive_away_price`); `null` for an unknown text,
 * which a page still shows unchanged.
 *
 * @example readPriceType('Excl. Govt. Charges') // 'excluding_government_charges'
 */
export function readPriceType(text: string | null): PriceType | null {
  return SPELLINGS.get((text ?? '').toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}

/** The largest number of words in an entry of the table. */
const MOST_WORDS = 6;

/**
 * Finds what a price includes within a longer text, such as a price cell of a feed; the longest phrase that `readPriceType` knows
 * is used. For a text that contains nothing else, use `readPriceType`.
 *
 * @example priceTypeIn('Now $12,990 DRIVE AWAY') // 'drive_away'
 */
export function priceTypeIn(text: string | null): PriceType | null {
  const words = (text ?? '').toLowerCase().match(/[a-z]+/g) ?? [];
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const type = readPriceType(words.slice(at, at + length).join(''));
      if (type !== null) return type;
    }
  }
  return null;
}

/**
 * The label beside a price: "Drive away", "Est. drive away" or "Excl. govt charges". An unknown text is returned unchanged (it
 * must be escaped for HTML); `null` gives an empty text (ruling 58).
 *
 * @example priceTypeLabel('EGC') // 'Excl. govt charges'
 */
export function priceTypeLabel(text: string | null): string {
  const type = readPriceType(text);
  return type === null ? (text ?? '').trim() : LABELS[type];
}
