import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import type { MailLink } from './mailHtml.ts';

/**
 * The link to the files of a message, which are in no mail: its lead in the desk, where staff sign in first. Null without files, or
 * without a desk.
 *
 * @param desk origin of the desk, such as `https://desk.dealer.example`; null for none.
 */
export function filesLink(
  { id, payload: { files } }: KeptLead,
  { slug }: Pick<LeadSite, 'slug'>,
  desk: string | null,
): MailLink | null {
  if (files.length === 0 || desk === null) return null;
  const text = files.length === 1 ? 'See the file' : `See the ${files.length} files`;
  return { text, href: new URL(`/${slug}/leads/${id}`, desk).href };
}
