import type { LeadPayload } from './leadPayloadSchema.ts';
import { leadStatements, type LeadStatement } from './leadStatements.ts';

/**
 * What a lead says that the earlier ones of the same enquiry, oldest first, did not: words that were not written before, and answers
 * other than the last. What was left empty this time is no news, so an enquiry that is sent again has none. An unticked
 * box for offers is an answer: it takes back an earlier yes.
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
