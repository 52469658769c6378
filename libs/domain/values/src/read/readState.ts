import { readText } from './readText.ts';

/** The states and territories of Australia, in the order of the alphabet. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** A state or territory of Australia. */
export type State = (typeof STATES)[number];

/** Their full names. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The states by their letters, and by those of their names. */
const BY_LETTERS: ReadonlyMap<string, State> = new Map(
  STATES.flatMap((state) => [
    [lettersOf(state), state] as const,
    [lettersOf(STATE_NAMES[state]), state] as const,
  ]),
);

/**
 * Reads a state as feeds write it: letters or full name, in any case, with dots, spaces, a postcode or the prefix of ISO 3166-2; `null` for
 * any other value.
 *
 * @example readState('Queensland') // 'QLD'
 * @example readState('AU-NSW') // 'NSW'
 * @example readState('Otago') // null
 */
export function readState(value: unknown): State | null {
  return BY_LETTERS.get(lettersOf((readText(value) ?? '').replace(/^au[-\s]/i, ''))) ?? null;
}
