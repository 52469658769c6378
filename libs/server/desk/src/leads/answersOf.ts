import type { ApiSite } from '@forecourt/api';
import { leadNews, leadStatements, type LeadPayload } from '@forecourt/lead';

/** What a message says: all of the first, of an addition what is new. A dealership has its name, not the slug that leads keep. */
export function answersOf(
  { shown }: Pick<ApiSite, 'shown'>,
  earlier: readonly LeadPayload[],
  payload: LeadPayload,
) {
  const said = earlier.length === 0 ? leadStatements(payload) : leadNews(earlier, payload);
  const nameOf = (slug: string) => shown?.dealerships.find((each) => each.slug === slug)?.name ?? slug;
  return said.map(({ key, label, text }) => ({
    key,
    label,
    text: key === 'dealership' ? nameOf(text) : text,
  }));
}
