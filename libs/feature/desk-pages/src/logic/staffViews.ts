import type { Role, Staff } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { choicesOf, readWord } from './words.ts';

/** Roles in words. */
export const roleWords: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  service: 'Service',
};

/** The role of a text; `sales` for another one. */
export const readRole = (text: string): Role => readWord(roleWords, text) ?? 'sales';

/** The roles that somebody may give: only owners make owners. */
export const roleChoices = (own: Role): readonly ChoiceView[] =>
  choicesOf(roleWords).filter(({ value }) => value !== 'owner' || own === 'owner');

interface Place {
  id: number;
  name: string;
}

/** The places that somebody may give: those that one sees oneself. */
export interface GivenPlaces {
  locations: readonly Place[];
  /** Whether that is every place of the dealership, also one that opens later. */
  all_locations: boolean;
}

/**
 * The places as choices, the most first; empty where there is only one. Who has several others keeps them as a choice of their own, `held`.
 *
 * @param held the places that a person has; null for all.
 */
export function placeChoices(
  { locations, all_locations }: GivenPlaces,
  held: readonly number[] | null = null,
): readonly ChoiceView[] {
  if (locations.length < 2) return [];
  const most = mostPlaces({ locations, all_locations });
  const own = placeChoice(held);
  const isOther = held !== null && held.length > 1 && own !== most;
  return [
    { value: most, text: all_locations ? 'All places' : placesText(most.split(',').map(Number), locations) },
    ...(isOther ? [{ value: own, text: placesText(held, locations) }] : []),
    ...locations.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
}

/** The choice of all places that somebody may give. */
export const mostPlaces = ({ locations, all_locations }: GivenPlaces): string =>
  placeChoice(all_locations ? null : locations.map(({ id }) => id));

/** The choice of places; empty for all. */
export const placeChoice = (ids: readonly number[] | null): string => ids?.join(',') ?? '';

/** The places of a choice, as the call takes them. */
export const placesOf = (choice: string): number[] | null =>
  choice === '' ? null : choice.split(',').map(Number);

const placesText = (ids: readonly number[], places: readonly Place[]): string =>
  ids.map((id) => places.find((place) => place.id === id)?.name ?? 'another place').join(', ');

/** What a person has at the dealership: a role and places. */
type Given = Pick<Staff, 'role' | 'location_ids'>;

/** Role and places of a person as they were seen, as a text that a form keeps. */
export const seenStaff = ({ role, location_ids }: Given): string => JSON.stringify({ role, location_ids });

/** Role and places of such a text. */
export const readSeenStaff = (seen: string): Given => JSON.parse(seen);

/** Role and places of a person in words. */
export const givenText = ({ role, location_ids }: Given, places: readonly Place[]): string =>
  `${roleWords[role]}, ${location_ids === null ? 'all places' : placesText(location_ids, places)}`;

/** The columns of a person after the name: e-mail, role, places, last seen, second factor, open leads. */
export function staffCells(person: Staff, places: readonly Place[], timeZone: string): readonly string[] {
  return [
    person.email,
    roleWords[person.role],
    person.location_ids === null ? 'All' : placesText(person.location_ids, places),
    person.last_seen_at === null ? 'Not yet' : momentText(person.last_seen_at, timeZone),
    person.second_factor ? 'Yes' : 'No',
    String(person.open_leads),
  ];
}
