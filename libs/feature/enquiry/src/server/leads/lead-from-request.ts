import { leadPayload, type LeadFile, type LeadLoan, type LeadPayload } from '@forecourt/lead';
import { appointmentText } from '@forecourt/location';
import type { LeadRequest } from '@forecourt/platform-client/contracts';
import { featureVisible } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** Data about a request that is not in its body. */
export interface RequestFacts {
  car: Car | null;
  userAgent: string | null;
  /** The booked time; null for none. */
  slot: string | null;
  /** The label of the booked time. */
  slotLabel: string;
  /** The calculated loan; null for none. */
  loan: LeadLoan | null;
  /** The files that were sent with the form. */
  files: readonly LeadFile[];
  /** Whether the vehicle pages of the site show the price gauge. */
  gauge: boolean;
}

/**
 * Converts a validated request to a lead. Data of the car comes from the database and the user agent from the header,
 * not from the body, which a client can forge.
 */
export function leadFromRequest(
  request: LeadRequest,
  { car, userAgent, slot, slotLabel, loan, files, gauge }: RequestFacts,
): LeadPayload {
  const { visited_pages, linked_query_params } = request.lead_attributes;
  const landing = new URLSearchParams(linked_query_params).toString();
  return leadPayload(request, {
    url: request.url,
    userAgent,
    car,
    visitedPages: visited_pages,
    landingUrl: landing === '' ? request.url : `/?${landing}`,
    manufacturerSlug: request.manufacturer_slug,
    autogaugeEnabled: car !== null && featureVisible('autogauge', car, { features: { autogauge: gauge } }),
    eventId: request.event_id,
    dateTime: slot,
    loan,
    files,
    answers: { ...request.answers, ...(slot !== null && { [slotLabel]: appointmentText(slot) }) },
  });
}
