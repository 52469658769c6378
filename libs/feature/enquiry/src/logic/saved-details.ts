import { readStored, writeStored } from '@forecourt/browser';
import { savedDetails } from '@forecourt/lead';
import type { SavedDetails } from '@forecourt/lead';

const STORED = { name: 'details', version: 1 };

/** The visitor's contact details that this browser keeps for the next form; null for none. They are sent only with a form. (EN-09) */
export function readDetails(site: string): SavedDetails | null {
  const state = readStored(site, STORED);
  return state === undefined ? null : savedDetails(state);
}

/** Keeps the contact details of a form that was sent. */
export function saveDetails(site: string, details: SavedDetails): void {
  writeStored(site, STORED, details);
}
