import { leadNews, leadStatements, type LeadPayload } from '@forecourt/lead';
import { namedStatements, type LeadSite } from '@forecourt/lead-desk';

/** What a message says: all of the first, of an addition what is new. */
export function answersOf(
  site: Pick<LeadSite, 'dealerships'>,
  earlier: readonly LeadPayload[],
  payload: LeadPayload,
) {
  const said = earlier.length === 0 ? leadStatements(payload) : leadNews(earlier, payload);
  return namedStatements(site, said).map(({ key, label, text }) => ({ key, label, text }));
}
