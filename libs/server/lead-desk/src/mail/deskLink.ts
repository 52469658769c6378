import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import type { MailLink } from './mailHtml.ts';

/**
 * The link to a lead in the desk, where staff sign in first: its files and its finance application are there, and in no mail. Null
 * without a desk.
 *
 * @param desk origin of the desk, such as `https://desk.dealer.example`; null for none.
 */
export function deskLink(
  { id, payload: { files } }: KeptLead,
  { slug }: Pick<LeadSite, 'slug'>,
  desk: string | null,
): MailLink | null {
  if (desk === null) return null;
  const seen = files.length === 1 ? 'See the file' : `See the ${files.length} files`;
  const text = files.length === 0 ? 'Open in the desk' : seen;
  return { text, href: new URL(`/${slug}/leads/${id}`, desk).href };
}
