import {
  fitsLead,
  leadDepartment,
  leadRecipients,
  leadRoute,
  type LeadConditions,
  type LeadPayload,
  type LeadRouteFacts,
} from '@forecourt/lead';
import { answerTime, type AnswerTime } from '@forecourt/location';
import type { LeadLocation, LeadSite } from '../LeadSite.ts';
import type { KeptLead } from './KeptLead.ts';

/** The recipients of a lead: e-mail addresses, and its location if any. */
export interface LeadRecipient {
  /** The first address: replies of the shopper go to it. */
  email: string;
  /** Every address. */
  emails: readonly [string, ...string[]];
  location: LeadLocation | null;
}

/** The facts of a lead by which it is routed. */
export interface ArrivedLead {
  payload: Pick<LeadPayload, 'location_id' | 'category' | 'subcategory'>;
  /** When its first message arrived. */
  arrived: Date;
}

/**
 * Routes a lead or an addition: by the first rule of the site that fits, else to the location it names (the car's selling location, unless the
 * shopper chose another), and to the site's own address when that location is unknown or has no address (ruling 87). The hours that count
 * are those at the first message, so that an addition follows its lead.
 */
export function leadRecipient(
  site: LeadSite,
  {
    payload,
    createdAt,
    earlier: [first],
    turn,
  }: Pick<KeptLead, 'payload' | 'createdAt' | 'earlier' | 'turn'>,
): LeadRecipient {
  const location = locationOf(site, payload);
  const rule = ruleOf(site, { payload, arrived: first?.createdAt ?? createdAt });
  const emails = leadRecipients(rule, { turn: turn ?? 0, fallback: location?.email ?? site.leads.to });
  return { email: emails[0], emails, location };
}

/** The rule of the site for a lead; null for none. */
export function ruleOf(site: LeadSite, lead: ArrivedLead) {
  return leadRoute(site.leads.routes ?? [], factsOf(site, lead));
}

/** The addresses or numbers of all rules that fit a lead, each once. */
export function everyRecipient(
  site: LeadSite,
  rules: readonly (LeadConditions & { to: readonly string[] })[] | undefined,
  lead: ArrivedLead,
): string[] {
  if (!rules || rules.length === 0) return [];
  const facts = factsOf(site, lead);
  return [...new Set(rules.filter((rule) => fitsLead(rule, facts)).flatMap(({ to }) => to))];
}

function factsOf(site: LeadSite, { payload, arrived }: ArrivedLead): LeadRouteFacts {
  const location = locationOf(site, payload);
  return {
    category: payload.category,
    subcategory: payload.subcategory,
    department: leadDepartment({ category: payload.category, locationType: location?.type ?? null }),
    locationId: payload.location_id,
    open: answerOf(site, { payload, arrived })?.open ?? null,
  };
}

/** When somebody answers a lead: by the hours of its location, else of the primary one; null if they are not known. */
export function answerOf(
  site: LeadSite,
  { payload, arrived }: { payload: Pick<LeadPayload, 'location_id'>; arrived: Date },
): AnswerTime | null {
  const place = answeringPlace(site, payload);
  if (!place?.openingHours || place.openingHours.length === 0) return null;
  const { id, openingHours: hours, specialHours: special = [], timeZone = site.timeZone } = place;
  return answerTime({ id, hours, special, timeZone }, arrived);
}

/** The location that answers a lead: its own, else the primary one; null for none. */
export function answeringPlace(
  site: LeadSite,
  payload: Pick<LeadPayload, 'location_id'>,
): LeadLocation | null {
  return locationOf(site, payload) ?? site.locations.find(({ primary }) => primary === true) ?? null;
}

function locationOf(site: LeadSite, { location_id }: Pick<LeadPayload, 'location_id'>): LeadLocation | null {
  return site.locations.find(({ id }) => id === location_id) ?? null;
}
