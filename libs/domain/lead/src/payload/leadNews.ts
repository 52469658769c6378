import type { LeadPayload } from './leadPayloadSchema.ts';
import { leadStatements, type LeadStatement } from './leadStatements.ts';

/**
 * The new information of a lead, compared with the earlier ones of the same enquiry (oldest first): texts that are not in any of
 * them, and choices that differ from the latest. Empty fields are not new, so an enquiry that is sent again has none. An unticked
 * checkbox for offers is a choice: it withdraws an earlier consent.
 *
 * @example leadNews([lead], { ...lead, message: 'And a towbar?' }).map(({ label }) => label) // ['Message']
 */
export function leadNews(earlier: readonly LeadPayload[], next: LeadPayload): LeadStatement[] {
  const known = earlier.flatMap(leadStatements);
  return leadStatements(next).filter(({ key, meaning }) => {
    const said = known.filter((each) => each.key === key);
    const compared = key === 'message' ? said : said.slice(-1);
    return !compared.some((each) => each.meaning === meaning);
  });
}
