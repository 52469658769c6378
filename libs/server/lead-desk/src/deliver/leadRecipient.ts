import type { LeadPayload } from '@forecourt/lead';
import type { LeadLocation, LeadSite } from '../LeadSite.ts';

/** The recipient of a lead: an e-mail address, and its location if any. */
export interface LeadRecipient {
  email: string;
  location: LeadLocation | null;
}

/**
 * Routes a lead: to the location it names (the car's selling location, unless the shopper chose another), and to the
 * site's own address when that location is unknown or has no address. (ruling 87)
 */
export function leadRecipient(site: LeadSite, payload: Pick<LeadPayload, 'location_id'>): LeadRecipient {
  const location = site.locations.find(({ id }) => id === payload.location_id) ?? null;
  return { email: location?.email ?? site.leads.to, location };
}
