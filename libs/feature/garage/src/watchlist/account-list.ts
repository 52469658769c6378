import { readStored, writeStored } from '@forecourt/browser';
import { FAVOURITES, FAVOURITES_VERSION, parseFavourites } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';

/** What this browser knows of the list of an account. */
export interface AccountList {
  /** The id of the account. */
  account: string;
  /** The ids that both the browser and the account had when they were last compared. */
  known: string[];
  /** The ids that the account cannot save, because its site does not know them. */
  refused: string[];
  /** The notes that both had at that time, by id. */
  notes: Record<string, string>;
}

const stored = { name: 'watchlist', version: 1 } as const;

/** The account's list as this browser knows it; null before the first sign-in. */
export function readAccountList(slug: string): AccountList | null {
  const value = readStored(slug, stored);
  if (typeof value !== 'object' || value === null) return null;
  // A list that was stored before there were notes has none.
  const { account, known, refused, notes = {} }: Partial<Record<keyof AccountList, unknown>> = value;
  if (typeof account !== 'string' || !isIds(known) || !isIds(refused) || !isNotes(notes)) return null;
  return { account, known, refused, notes };
}

export function writeAccountList(slug: string, list: AccountList): void {
  writeStored(slug, stored, list);
}

/** The vehicles saved in this browser; null if there is no list, which is not an empty one. */
export function readLocalList(slug: string): Favourite[] | null {
  return parseFavourites(readStored(slug, { name: FAVOURITES, version: FAVOURITES_VERSION }));
}

/** The ids that the account does not know yet: saved, removed, or with another note. */
export function pendingIds(slug: string): string[] {
  const { known = [], refused = [], notes = {} } = readAccountList(slug) ?? {};
  const local = readLocalList(slug) ?? [];
  const here = local.map(({ id }) => id);
  return [
    ...here.filter((id) => !known.includes(id) && !refused.includes(id)),
    ...known.filter((id) => !here.includes(id)),
    ...local
      .filter(({ id, note = '' }) => known.includes(id) && note !== (notes[id] ?? ''))
      .map(({ id }) => id),
  ];
}

function isNotes(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
