import { parseVersioned, siteStorage } from '@forecourt/browser';
import { savedDetailsSchema } from '@forecourt/lead';
import type { SavedDetails } from '@forecourt/lead';

const NAME = 'details';
const VERSION = 1;

/** The visitor's contact details that this browser keeps for the next form; null for none. They are sent only with a form. (EN-09) */
export function readDetails(site: string): SavedDetails | null {
  const state = parseVersioned(siteStorage('localStorage', site).get(NAME), VERSION);
  return state === undefined ? null : savedDetailsSchema.parse(state);
}

/** Keeps the contact details of a form that was sent. */
export function saveDetails(site: string, state: SavedDetails): void {
  siteStorage('localStorage', site).set(NAME, JSON.stringify({ version: VERSION, state }));
}
