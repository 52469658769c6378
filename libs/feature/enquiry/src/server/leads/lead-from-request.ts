import { APPOINTMENT_LABEL, leadPayload, type LeadPayload } from '@forecourt/lead';
import { appointmentText } from '@forecourt/location';
import type { LeadRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';

/** What the server knows of a request beside its body. */
export interface RequestFacts {
  car: Car | null;
  userAgent: string | null;
  /** The appointment that is booked with it, as its place offers it; null for none. */
  slot: string | null;
}

/**
 * The lead of a checked request. Everything about the car is the database's, and the browser's name is the one it sent;
 * what a client claims about either is not asked.
 */
export function leadFromRequest(request: LeadRequest, { car, userAgent, slot }: RequestFacts): LeadPayload {
  const { visited_pages, linked_query_params } = request.lead_attributes;
  const landing = new URLSearchParams(linked_query_params).toString();
  return leadPayload(request, {
    url: request.url,
    userAgent,
    car,
    visitedPages: visited_pages,
    landingUrl: landing === '' ? request.url : `/?${landing}`,
    manufacturerSlug: request.manufacturer_slug,
    autogaugeEnabled: request.autogauge_enabled,
    eventId: request.event_id,
    dateTime: slot,
    answers: { ...request.answers, ...(slot !== null && { [APPOINTMENT_LABEL]: appointmentText(slot) }) },
  });
}
