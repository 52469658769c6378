import { siteKey } from './siteKey.ts';
import { attempt, memory, type StorageArea } from './siteStorage.ts';

/** The names of what forms keep: answers until they are sent, what was sent, and contact details for the next form. */
const OF_FORMS = /^(?:form\..+|sent|details)$/;
/** The name of what the saved vehicles and those of an account had in common. */
const OF_ACCOUNT = /^watchlist$/;

/**
 * Forgets what the forms of a site keep: the next person at the browser does not see it. The visit, dismissed notices and lists stay.
 *
 * @param area `sessionStorage` for what this tab keeps, `localStorage` for the contact details.
 * @param slug of the site.
 */
export function forgetForms(area: StorageArea, slug: string): void {
  forget(area, slug, OF_FORMS);
}

/**
 * Forgets which vehicles of this browser were in the account that is deleted: they are nobody's then, and join the next account.
 *
 * @param slug of the site.
 */
export function forgetAccount(slug: string): void {
  forget('localStorage', slug, OF_ACCOUNT);
}

function forget(area: StorageArea, slug: string, names: RegExp): void {
  const prefix = siteKey(slug, '');
  const isNamed = (key: string) => key.startsWith(prefix) && names.test(key.slice(prefix.length));
  const held = memory[area];
  for (const key of [...held.keys()].filter(isNamed)) held.delete(key);
  attempt(() => {
    const kept = window[area];
    for (const key of Object.keys(kept).filter(isNamed)) kept.removeItem(key);
  });
}
