import { leadPayload, type LeadPayload } from '@forecourt/lead';
import type { LeadRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';

/**
 * The lead of a checked request. Everything about the car is the database's, and the browser's name is the one it sent;
 * what a client claims about either is not asked.
 */
export function leadFromRequest(
  request: LeadRequest,
  car: Car | null,
  userAgent: string | null,
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
    autogaugeEnabled: request.autogauge_enabled,
    eventId: request.event_id,
    answers: request.answers,
  });
}
