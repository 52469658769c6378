import type { SiteFacts } from '@forecourt/api';
import type { EnquiryRules } from '@forecourt/lead';
import type { ServerOptions } from '@forecourt/site-config';
import type { enquiry } from '../manifest.ts';

/** What the enquiry form of a site asks for. */
export interface EnquirySite {
  rules: EnquiryRules;
}

/** A form that shows a choice of location sends it; the server cannot know which form it was, and does not insist. */
export function enquirySite({
  options,
}: Pick<SiteFacts<ServerOptions<typeof enquiry>>, 'options'>): EnquirySite {
  const { messageRequired, disclaimer } = options;
  return { rules: { message: messageRequired, terms: disclaimer !== null } };
}
