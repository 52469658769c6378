import type { Car } from '@forecourt/vehicle';
import type { Enquiry } from '../forms/enquirySchema.ts';
import type { LeadFile } from '../files/leadFile.ts';
import { fullEnquiry, type LeadForm } from './fullEnquiry.ts';
import { oneLine } from '../fields/oneLine.ts';
import type { LeadLoan } from './leadLoan.ts';
import type { LeadPayload } from './leadPayloadSchema.ts';
import type { LeadValuation } from './leadValuation.ts';
import { leadUrl } from './leadUrl.ts';
import { linkedQueryParams } from './linkedQueryParams.ts';
import { remapCareer } from './remapCareer.ts';
import { visitedPages } from './visitedPages.ts';

/** The fields of a car in a lead. */
export type LeadCar = Pick<
  Car,
  | 'id'
  | 'make'
  | 'model'
  | 'stocknum'
  | 'car_type'
  | 'location_id'
  | 'location_name'
  | 'dealership_id'
  | 'dealership_slug'
>;

/** The data of a lead that is not from the form. */
export interface LeadContext {
  /** The page the form was sent from. */
  readonly url: string;
  readonly userAgent: string | null;
  /** The car of the page; `null` on a page without one. */
  readonly car: LeadCar | null;
  /** Pages of this visit, oldest first; `visitedPages` filters them. */
  readonly visitedPages: readonly string[];
  /** The first URL of the visit: its campaign parameters are part of the lead. Default: `url`. */
  readonly landingUrl?: string | null;
  /** Id of the lead that this one continues, in a later step of a form. */
  readonly leadId?: string | null;
  readonly manufacturerSlug?: string | null;
  /** Whether the car's page may show the price gauge. Default `false`. */
  readonly autogaugeEnabled?: boolean;
  /** Default 22, or 51 for a career enquiry. */
  readonly eventId?: number | null;
  /** The booked appointment, ISO 8601 with its offset; `null` or absent for none. */
  readonly dateTime?: string | null;
  /** The loan that the page worked out; `null` or absent for none. */
  readonly loan?: LeadLoan | null;
  /** The online valuation of the shopper's own vehicle; `null` or absent for none. */
  readonly valuation?: LeadValuation | null;
  /** The files that were sent with the form. */
  readonly files?: readonly LeadFile[];
  /** Answers to fields that only this form has, by label. */
  readonly answers?: Readonly<Record<string, string>>;
}

/**
 * The lead of a checked form: its fields, every added field of source 'Website', and the career remap. A lead about a car goes to
 * the car's selling location, unless the form has another. `vehicle_status` is new, demo or used. (EN-03, EN-08; rulings 84, 87,
 * 88)
 */
export function leadPayload(form: LeadForm, context: LeadContext): LeadPayload {
  const enquiry = fullEnquiry(form);
  return {
    ...enquiry,
    ...remapCareer({ ...enquiry, event_id: context.eventId }),
    ...placeFields(enquiry, context.car),
    ...pageFields(context),
    ...carFields(context.car),
    lead_id: context.leadId ?? null,
    manufacturer_slug: context.manufacturerSlug ?? null,
    autogauge_enabled: context.autogaugeEnabled ?? false,
    dateTime: context.dateTime ?? null,
    loan: context.loan ?? null,
    valuation: context.valuation ?? null,
    answers: { ...context.answers },
    files: [...(context.files ?? [])],
    answer_order: Object.keys(context.answers ?? {}),
  };
}

function placeFields(enquiry: Enquiry, car: LeadCar | null) {
  const chosen = enquiry.location !== null || enquiry.location_id !== null;
  return {
    location: chosen ? enquiry.location : (car?.location_name ?? null),
    location_id: chosen ? enquiry.location_id : (car?.location_id ?? null),
    dealership_slug: enquiry.dealership_slug ?? car?.dealership_slug ?? null,
  };
}

function pageFields(context: LeadContext) {
  return {
    url: leadUrl(context.url),
    source: 'Website' as const,
    user_agent: context.userAgent === null ? null : oneLine(context.userAgent.slice(0, 400)),
    lead_attributes: {
      visited_pages: visitedPages(context.visitedPages),
      linked_query_params: linkedQueryParams(context.landingUrl ?? context.url),
    },
  };
}

function carFields(car: LeadCar | null) {
  return {
    car_id: car?.id ?? null,
    car_dealership_id: car?.dealership_id ?? null,
    stock_number: car?.stocknum ?? null,
    'Vehicle Make': car?.make ?? null,
    'Vehicle Model': car?.model ?? null,
    vehicle_status: car?.car_type ?? null,
  };
}
