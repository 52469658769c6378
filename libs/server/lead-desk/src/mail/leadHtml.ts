import { oneLine } from '@forecourt/lead';
import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import { markup } from './markup.ts';
import { essentialBlocks, leadOpening, otherBlocks } from './leadText.ts';
import { blocksHtml } from './mailBlock.ts';
import { mailHtml, mailLinks, vehiclePhoto } from './mailHtml.ts';
import { replyLinks } from './replyLinks.ts';

/** The HTML of a lead's mail: the content of its text, with the photo of the vehicle and links to reply with one tap. */
export function leadHtml(lead: KeptLead, site: LeadSite): string {
  const opening = leadOpening(lead, site);
  const subject = oneLine(`Your enquiry: ${lead.vehicle?.name ?? site.name}`);
  return mailHtml(
    opening,
    [
      markup`<p style="margin:0 0 16px">${opening}</p>`,
      mailLinks(replyLinks(lead.payload, subject), site),
      ...blocksHtml(essentialBlocks(lead)),
      vehiclePhoto(lead.vehicle, site),
      ...blocksHtml(otherBlocks(lead, site)),
    ],
    site,
  );
}
