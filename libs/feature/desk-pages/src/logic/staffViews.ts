import type { Role, Staff } from '@forecourt/desk-client';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';

/** Roles in words. */
export const roleWords: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  service: 'Service',
};

const isRole = (text: string): text is Role => Object.hasOwn(roleWords, text);

/** The role of a text; `sales` for another one. */
export const readRole = (text: string): Role => (isRole(text) ? text : 'sales');

/** The roles that somebody may give: only owners make owners. */
export const roleChoices = (own: Role): readonly ChoiceView[] =>
  Object.entries(roleWords)
    .filter(([role]) => role !== 'owner' || own === 'owner')
    .map(([value, text]) => ({ value, text }));

interface Place {
  id: number;
  name: string;
}

/** The places as choices; empty where there is only one. */
export const placeChoices = (places: readonly Place[]): readonly ChoiceView[] =>
  places.length < 2
    ? []
    : [
        { value: '', text: 'All places' },
        ...places.map(({ id, name }) => ({ value: String(id), text: name })),
      ];

/** The places of a choice, as the call takes them. */
export const placesOf = (choice: string): number[] | null => (choice === '' ? null : [Number(choice)]);

/** The columns of a person after the name: e-mail, role, places, last seen, second factor, open leads. */
export function staffCells(person: Staff, places: readonly Place[], timeZone: string): readonly string[] {
  const nameOf = (id: number) => places.find((place) => place.id === id)?.name ?? 'another place';
  return [
    person.email,
    roleWords[person.role],
    person.location_ids === null ? 'All' : person.location_ids.map(nameOf).join(', '),
    person.last_seen_at === null ? 'Not yet' : momentText(person.last_seen_at, timeZone),
    person.second_factor ? 'Yes' : 'No',
    String(person.open_leads),
  ];
}
