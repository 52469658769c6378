import { readState, STATE_NAMES } from '@forecourt/values';

/** The parts of a place name. */
export interface PlaceName {
  /** In lower case, without accents and punctuation; '' when there is none. */
  readonly suburb: string;
  /** 'QLD'. */
  readonly state: string | null;
  /** Four digits. */
  readonly postcode: string | null;
}

const STATE = new RegExp(`^(?:(.*) )?(${Object.entries(STATE_NAMES).flat().join('|').toLowerCase()})$`);
const POSTCODE = /^(?:(.*) )?(\d{4})$/;
const LONGEST = 80;

/**
 * Parses a place name: suburb, state and postcode, each optional; `Mt` is `Mount`.
 *
 * @example placeName('Mt Coot-tha, QLD 4066') // { suburb: 'mount coot tha', state: 'QLD', postcode: '4066' }
 */
export function placeName(text: string): PlaceName {
  const words = plainName(text);
  const withPostcode = POSTCODE.exec(words);
  const beforePostcode = withPostcode ? (withPostcode[1] ?? '') : words;
  const withState = STATE.exec(beforePostcode);
  const suburb = withState ? (withState[1] ?? '') : beforePostcode;
  return {
    suburb: suburb.replace(/^mt /, 'mount '),
    state: readState(withState?.[2]),
    postcode: withPostcode?.[2] ?? null,
  };
}

/**
 * Normalises a text for comparison: lower case, no accents or punctuation, single spaces.
 *
 * @example plainName("O'Connor, WA") // 'oconnor wa'
 */
export function plainName(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
