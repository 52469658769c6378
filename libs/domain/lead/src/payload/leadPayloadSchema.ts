import { z } from 'zod';

const text = (max: number) => z.string().max(max).nullable();

/**
 * A lead as it is posted, stored and handed to a dealer: the enquiry (§3), its event id (§7) and every added field (§3),
 * under the specification's own names. Forms with fewer fields send `null`; their own extra answers go to `answers`.
 */
export const leadPayloadSchema = z.object({
  name: z.string().min(1).max(100),
  last_name: text(100),
  email: text(254),
  phone: text(40),
  postcode: text(4),
  message: text(4000),
  category: text(100),
  subcategory: text(100),
  opt_in: z.boolean(),
  page_id: text(100),
  location: text(200),
  location_id: z.number().int().nullable(),
  dealership_slug: text(100),
  Rego: text(20),
  terms_conditions: z.boolean(),
  additional_services: z.array(z.string().max(100)).max(50),
  event_id: z.number().int(),
  url: z.string().max(1000),
  source: z.literal('Website'),
  user_agent: text(400),
  car_id: z.number().int().nullable(),
  car_dealership_id: z.number().int().nullable(),
  lead_attributes: z.object({
    visited_pages: z.array(z.string().max(300)).max(20),
    linked_query_params: z.record(z.string().max(50), z.string().max(200)),
  }),
  lead_id: text(100),
  manufacturer_slug: text(100),
  stock_number: text(100),
  'Vehicle Make': text(100),
  'Vehicle Model': text(100),
  vehicle_status: text(50),
  autogauge_enabled: z.boolean(),
  /** The booked test drive (§3), ISO 8601 with the offset of the place. */
  dateTime: z.iso.datetime({ offset: true }).nullable().default(null),
  answers: z.record(z.string().max(100), z.string().max(4000)).default({}),
});

/** A complete lead. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;
