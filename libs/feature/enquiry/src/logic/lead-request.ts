import { leadUrl, linkedQueryParams, visitedPages } from '@forecourt/lead';
import type { LeadRequestInput } from '@forecourt/platform-client';
import { slugify } from '@forecourt/vehicle';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './enquiry-topic.ts';
import type { CheckedForm } from './form-schema.ts';
import type { SalesPlace } from './sales-places.ts';
import type { Visit } from './visit.ts';

/** What surrounds a checked form. */
export interface RequestContext {
  topic: EnquiryTopic;
  car: EnquiryCar | null;
  places: readonly SalesPlace[];
  /** Address of the page with the form. */
  url: string;
  /** The pages before it; null when this browser kept none. */
  visit: Visit | null;
  /** What stands in the field that people do not see. */
  honeypot: string;
}

/**
 * What is posted of a checked enquiry: its fields, what it is about, the trail of the visit. Who the car belongs to and
 * everything else about it is the server's to say; the browser only names it. (EN-03)
 */
export function leadRequest(enquiry: CheckedForm, context: RequestContext): LeadRequestInput {
  const { topic, car, places, url, visit, honeypot } = context;
  const place = places.find(({ name }) => name === enquiry.location);
  return {
    ...enquiry,
    message: enquiry.message ?? topic.unsaid,
    category: topic.category,
    subcategory: topic.subcategory,
    page_id: topic.pageId,
    location: place?.name ?? null,
    location_id: place?.id ?? null,
    dateTime: topic.appointment === null ? null : enquiry.dateTime,
    car_id: car?.id ?? null,
    url: leadUrl(url),
    lead_attributes: {
      visited_pages: visitedPages(visit?.pages ?? [url]),
      linked_query_params: linkedQueryParams(visit?.landing ?? url),
    },
    manufacturer_slug: car ? slugify(car.make) : null,
    answers: { ...topic.answers },
    company_url: honeypot,
  };
}
