import { siteStorage } from '@forecourt/browser';

/** What was typed into a form, and the key under which it is sent. */
export interface Kept {
  fields: Record<string, string>;
  /** Made anew when a field changes, and kept over retries: what was sent already is not done twice. */
  key: string;
}

/** One text for all forms, so that signing out can forget them all. */
const NAME = 'forms';

/** Whose they are: the id of a member of staff. */
const OWNER = 'forms-of';

/** Of this tab alone. */
const storage = () => siteStorage('sessionStorage', 'desk');

/** The forms by name. What cannot be read counts as nothing. */
function all(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(storage().get(NAME) ?? '{}');
    return Object.fromEntries(Object.entries(Object(kept)).filter(isKept));
  } catch {
    return {};
  }
}

function isKept(entry: [string, unknown]): entry is [string, Kept] {
  const { fields, key } = Object(entry[1]);
  return (
    typeof key === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((value) => typeof value === 'string')
  );
}

/** What was typed into a form; null if nothing is kept. */
export const readKept = (name: string): Kept | null => all()[name] ?? null;

/** Keeps what is typed into a form; null forgets it. */
export function writeKept(name: string, kept: Kept | null): void {
  const { [name]: _, ...others } = all();
  storage().set(NAME, JSON.stringify(kept ? { ...others, [name]: kept } : others));
}

/** Forgets all forms. */
export const forgetKept = (): void => void storage().set(NAME, '{}');

/** Forgets all forms unless they are of this person: on a shared computer a session ends, and a colleague signs in in the same tab. */
export function keepFor(staffId: string): void {
  if (storage().get(OWNER) === staffId) return;
  forgetKept();
  storage().set(OWNER, staffId);
}
