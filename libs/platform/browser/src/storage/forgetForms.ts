import { forgetNamed } from './forgetNamed.ts';
import type { StorageArea } from './siteStorage.ts';

/** The names of what forms keep: answers until they are sent, what was sent, and contact details for the next form. */
const OF_FORMS = /^(?:form\..+|sent|details)$/;

/**
 * Forgets what the forms of a site keep: the next person at the browser does not see it. The visit, dismissed notices and lists stay.
 *
 * @param area `sessionStorage` for what this tab keeps, `localStorage` for the contact details.
 * @param slug of the site.
 */
export function forgetForms(area: StorageArea, slug: string): void {
  forgetNamed(area, slug, OF_FORMS);
}
