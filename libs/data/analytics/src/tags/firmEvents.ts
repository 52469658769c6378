import type { EventName } from '../eventIds.ts';
import type { AnalyticsEvent } from '../events.ts';
import type { EventLabel } from '../labels.ts';

/** An event as a firm names it. */
interface FirmEvent {
  /** Recommended event of Google Analytics 4; without one ours keeps its name. */
  google?: string;
  /** Standard event of Meta; without one ours is a custom event of the same name. */
  meta?: string;
  /** Google has narrower names for some forms. */
  googleByLabel?: Partial<Record<EventLabel, string>>;
  /** Meta has narrower names for some forms and kinds of enquiry. */
  metaByLabel?: Partial<Record<EventLabel, string>>;
}

/** Events that the firms have names of their own for, which their reports and advertising understand. */
const FIRM_EVENTS: Partial<Record<EventName, FirmEvent>> = {
  form: {
    googleByLabel: { checkout: 'begin_checkout', purchase: 'begin_checkout' },
    metaByLabel: { checkout: 'InitiateCheckout', purchase: 'InitiateCheckout' },
  },
  enquiry: {
    google: 'generate_lead',
    meta: 'Lead',
    // Who pays an invoice is a customer already, and no lead.
    googleByLabel: { 'Invoice Payment': 'invoice_payment' },
    metaByLabel: {
      'Invoice Payment': 'invoice_payment',
      'Test Drive': 'Schedule',
      'Service Booking': 'Schedule',
      'Finance Application': 'SubmitApplication',
    },
  },
  career_enquiry: { meta: 'SubmitApplication' },
  phone_click: { meta: 'Contact' },
  watchlist_save: { google: 'add_to_wishlist', meta: 'AddToWishlist' },
};

/**
 * The name of an event at Google.
 *
 * @example googleName({ event: 'enquiry', event_id: 22 }) // 'generate_lead'
 * @example googleName({ event: 'form', event_id: 9, label: 'checkout' }) // 'begin_checkout'
 */
export function googleName({ event, label }: AnalyticsEvent): string {
  const named = FIRM_EVENTS[event];
  return (label && named?.googleByLabel?.[label]) ?? named?.google ?? event;
}

/**
 * The name of an event at Meta.
 *
 * @example metaName({ event: 'enquiry', event_id: 22, label: 'Test Drive' }) // 'Schedule'
 * @example metaName({ event: 'print_pdf', event_id: 61 }) // 'print_pdf'
 */
export function metaName({ event, label }: AnalyticsEvent): string {
  const named = FIRM_EVENTS[event];
  return (label && named?.metaByLabel?.[label]) ?? named?.meta ?? event;
}
