import type { SiteFacts } from '@forecourt/api';
import type { EnquiryRules } from '@forecourt/lead';
import type { ServerOptions } from '@forecourt/site-config';
import type { enquiry } from '../manifest.ts';

/** The validation rules of a site’s enquiry form. */
export interface EnquirySite {
  rules: EnquiryRules;
}

/**
 * The rules of a site. The location is never required here: only some forms have that field, and the server does not
 * know which form sent the request.
 */
export function enquirySite({
  options,
}: Pick<SiteFacts<ServerOptions<typeof enquiry>>, 'options'>): EnquirySite {
  const { messageRequired, disclaimer } = options;
  return { rules: { message: messageRequired, terms: disclaimer !== null } };
}
