import type { LeadConditions, LeadRouteRule } from '@forecourt/lead';
import type { OpeningHour, SpecialHoursEntry, Workshop } from '@forecourt/location';

/** What the lead desk needs to know of a dealer site. */
export interface LeadSite {
  slug: string;
  /** The trading name. */
  name: string;
  /** IANA zone in which dates are written. */
  timeZone: string;
  /** Origin of the site, e.g. `https://harbour-city-motors.example`. */
  origin: string;
  leads: LeadRoute;
  /** Main phone number, for mails to shoppers; null for none. */
  phone?: string | null;
  locations: readonly LeadLocation[];
  /** The dealerships of the site, which leads name by their slugs. */
  dealerships?: readonly { slug: string; name: string }[];
}

/** Where a site's leads go. */
export interface LeadRoute {
  /** Fallback e-mail address for leads of locations without their own. */
  to: string;
  /** Sender of lead e-mails. */
  from: string;
  /** Colour of the head and the buttons of HTML mails, `#rrggbb`; near black if it is omitted. */
  mailColor?: string;
  /** Who gets which leads: the first rule that fits. Without one the location, else `to`. */
  routes?: readonly LeadRouteRule[];
  /** Mailboxes of CRM systems, each with the leads it gets. */
  crm?: readonly (LeadConditions & { to: readonly string[] })[];
  /** Mobiles of staff in E.164 form, each rule with the leads they get a text message about. */
  sms?: readonly (LeadConditions & { to: readonly string[] })[];
  /** Webhook; null for none. */
  webhook?: LeadWebhook | null;
}

/** The webhook endpoint that receives signed notifications. */
export interface LeadWebhook {
  url: string;
  /** Shared with the receiver; see `signWebhook`. */
  secret: string;
}

/** The fields of a location that a lead needs. */
export interface LeadLocation {
  id: number;
  name: string;
  /** `sales`, `service` or `parts`; empty or omitted if it is not known. */
  type?: string;
  /** Whether it answers messages that name no location. */
  primary?: boolean;
  /** What it takes in as a workshop; null or omitted for one shopper at a time. */
  workshop?: Workshop | null;
  /** E-mail address for the leads of this location; null falls back to the site's address. */
  email: string | null;
  phone?: string | null;
  /** Opening hours by day, as a page shows them. */
  hours?: readonly { label: string; text: string }[];
  /** Opening hours by weekday. */
  openingHours?: readonly OpeningHour[];
  /** Days with other hours, of any location of the site. */
  specialHours?: readonly SpecialHoursEntry[];
  /** IANA zone of the location; without one the site's. */
  timeZone?: string;
  address?: { street: string; city: string; state: string; postcode: string } | null;
}

/** Finds a site by its slug; null for an unknown site. */
export type SiteBySlug = (slug: string) => LeadSite | null;
