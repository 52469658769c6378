import { readText } from '@forecourt/values';
import { lookupKey } from './lookup.ts';

/** The values of the colour filter. */
export const SIMPLE_COLOURS = [
  'White',
  'Silver',
  'Grey',
  'Black',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Beige',
  'Gold',
  'Bronze',
  'Orange',
  'Yellow',
  'Purple',
  'Pink',
  'Other',
] as const;

/** A value of the colour filter. */
export type SimpleColour = (typeof SIMPLE_COLOURS)[number];

const WORDS: Record<Exclude<SimpleColour, 'Other'>, string> = {
  White: 'white',
  Silver: 'silver|platinum|aluminium',
  Grey: 'grey|gray|graphite|charcoal|gunmetal|gun|anthracite|slate|titanium',
  Black: 'black|onyx|ebony',
  Blue: 'blue|navy|azure|turquoise|aqua',
  Red: 'red|maroon|burgundy|crimson|scarlet|ruby|cherry',
  Green: 'green|khaki|olive|lime|teal',
  Brown: 'brown|chocolate|tan|mocha|coffee',
  Beige: 'beige|cream|ivory|sand',
  Gold: 'gold|champagne',
  Bronze: 'bronze|copper',
  Orange: 'orange',
  Yellow: 'yellow',
  Purple: 'purple|violet|plum',
  Pink: 'pink',
};

const TABLE = new Map<string, SimpleColour>(
  SIMPLE_COLOURS.flatMap((colour) =>
    colour === 'Other' ? [] : WORDS[colour].split('|').map((word): [string, SimpleColour] => [word, colour]),
  ),
);

/**
 * The value of the colour filter for a manufacturer's colour name. Of two tones the first is used; of several colour words the
 * last, which is the noun (`Blue Black Pearl` is black). Unknown names are `Other`. A missing value gives `null`.
 *
 * @example simpleColour('Platinum White Pearl') // 'White'
 */
export function simpleColour(value: unknown): SimpleColour | null {
  const tones = readText(value)?.split(/[/&,]| and /i) ?? [];
  const firstTone = tones.map(lookupKey).find((tone) => tone !== null);
  if (!firstTone) return null;
  const known = firstTone.split(' ').filter((word) => TABLE.has(word));
  return TABLE.get(known.at(-1) ?? '') ?? 'Other';
}
