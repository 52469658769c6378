import { oneLine } from '@forecourt/lead';
import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import { deskLink } from './deskLink.ts';
import { markup } from './markup.ts';
import { essentialBlocks, leadOpening, otherBlocks } from './leadText.ts';
import { blocksHtml } from './mailBlock.ts';
import { mailHtml, mailLinks, vehiclePhoto } from './mailHtml.ts';
import { replyLinks } from './replyLinks.ts';

/**
 * The HTML of a lead's mail: the content of its text, with the photo of the vehicle and links to reply with one tap.
 *
 * @param before a sentence above everything else; null for none.
 */
export function leadHtml(
  lead: KeptLead,
  site: LeadSite,
  desk: string | null = null,
  before: string | null = null,
): string {
  const opening = leadOpening(lead, site);
  const subject = oneLine(`Your enquiry: ${lead.vehicle?.name ?? site.name}`);
  const link = deskLink(lead, site, desk);
  return mailHtml(
    opening,
    [
      before === null ? null : markup`<p style="margin:0 0 16px;font-weight:bold">${before}</p>`,
      markup`<p style="margin:0 0 16px">${opening}</p>`,
      mailLinks([...replyLinks(lead.payload, subject), ...(link ? [link] : [])], site),
      ...blocksHtml(essentialBlocks(lead, site)),
      vehiclePhoto(lead.vehicle, site),
      ...blocksHtml(otherBlocks(lead, site)),
    ],
    site,
  );
}
