/** The parts of a place name. */
export interface PlaceName {
  /** In lower case, without accents and punctuation; '' when there is none. */
  readonly suburb: string;
  /** 'QLD'. */
  readonly state: string | null;
  /** Four digits. */
  readonly postcode: string | null;
}

const STATES = new Map([
  ['act', 'ACT'],
  ['australian capital territory', 'ACT'],
  ['new south wales', 'NSW'],
  ['northern territory', 'NT'],
  ['nsw', 'NSW'],
  ['nt', 'NT'],
  ['qld', 'QLD'],
  ['queensland', 'QLD'],
  ['sa', 'SA'],
  ['south australia', 'SA'],
  ['tas', 'TAS'],
  ['tasmania', 'TAS'],
  ['vic', 'VIC'],
  ['victoria', 'VIC'],
  ['wa', 'WA'],
  ['western australia', 'WA'],
]);
const STATE = new RegExp(`^(?:(.*) )?(${[...STATES.keys()].join('|')})$`);
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
    state: STATES.get(withState?.[2] ?? '') ?? null,
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
