import { isForSale } from '@forecourt/vehicle';
import { PRICE_SHOWN_LABEL, leadUrl, linkedQueryParams, visitedPages } from '@forecourt/lead';
import type { LeadRequestInput } from '@forecourt/platform-client';
import { priceText } from '@forecourt/pricing';
import { slugify } from '@forecourt/values';
import type { BookedTime } from './sent-cookie.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import type { CheckedForm } from './check-enquiry.ts';
import type { SalesPlace } from './sales-places.ts';
import type { Visit } from './visit.ts';

/** The context of a validated form. */
export interface RequestContext {
  topic: EnquiryTopic;
  car: EnquiryCar | null;
  /** The price on the page; null where there is none, or where the server cannot know it. */
  priceShown: string | null;
  places: readonly SalesPlace[];
  /** URL of the page with the form. */
  url: string;
  /** The loan chosen on the page, as from `loanQuery`; sent with a finance enquiry only. */
  loan: string;
  /** The pages visited before; null when none are stored. */
  visit: Visit | null;
  /** The signed value that the form shows of the shopper's own vehicle. Default: none. */
  valuationId?: string | null;
  /** The value of the honeypot field. */
  honeypot: string;
}

/** The price that a page shows of a vehicle; null for no vehicle or one that is not available. */
export const shownPrice = (car: EnquiryCar | null): string | null =>
  car && isForSale(car) ? priceText(car) : null;

/**
 * The request body of a validated enquiry: its fields, its subject and the visited pages. The browser sends only id
 * and make of the car, and the price that it showed; the server adds its dealership and other data. (EN-03)
 */
export function leadRequest(enquiry: CheckedForm, context: RequestContext): LeadRequestInput {
  const { topic, car, priceShown, places, url, loan, visit, valuationId = null, honeypot } = context;
  const place = places.find(({ id }) => String(id) === enquiry.location) ?? topic.place;
  const { values, offer_accepted, ...common } = enquiry;
  return {
    ...common,
    ...(topic.form && { values }),
    message: enquiry.message ?? topic.unsaid,
    category: topic.category,
    subcategory: topic.subcategory,
    page_id: topic.pageId,
    location: place?.name ?? null,
    location_id: place?.id ?? null,
    dateTime: topic.appointment === null ? null : enquiry.dateTime,
    loan: topic.about === 'finance' ? loan : null,
    valuation_id: valuationId,
    offer_accepted: valuationId === null ? null : offer_accepted,
    car_id: car?.id ?? null,
    url: leadUrl(url),
    lead_attributes: {
      visited_pages: visitedPages(visit?.pages ?? [url]),
      linked_query_params: linkedQueryParams(visit?.landing ?? url),
    },
    manufacturer_slug: car ? slugify(car.make) : null,
    answers: { ...topic.answers, ...(priceShown !== null && { [PRICE_SHOWN_LABEL]: priceShown }) },
    company_url: honeypot,
  };
}

/**
 * The half hour that an accepted request has booked; null for none.
 *
 * @param place the location of a form about no vehicle that names none.
 */
export function bookedBy(
  { dateTime, location_id }: Pick<LeadRequestInput, 'dateTime' | 'location_id'>,
  car: EnquiryCar | null,
  place: { id: number } | undefined,
): BookedTime | null {
  return dateTime
    ? { slot: dateTime, locationId: location_id ?? car?.location_id ?? place?.id ?? null }
    : null;
}
