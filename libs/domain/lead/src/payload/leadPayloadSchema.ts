import { z } from 'zod';
import { answersField } from '../fields/answersField.ts';
import { leadFileSchema } from '../files/leadFile.ts';
import { manyLines } from '../fields/manyLines.ts';
import { oneLine } from '../fields/oneLine.ts';
import { leadLoanSchema } from './leadLoan.ts';
import { leadValuationSchema } from './leadValuation.ts';

const line = (max: number) => z.string().overwrite(oneLine).max(max);
const text = (max: number) => line(max).nullable();
const asked = (max: number) => text(max).default(null);
const yesNo = z.enum(['Yes', 'No']).nullable().default(null);
const whole = z.number().int().nullable().default(null);

/**
 * A lead as it is posted, stored and delivered to a dealer: the enquiry, its event id and every added field, with the
 * specification's names. Forms with fewer fields send `null`; their extra answers are in `answers`. A single-line text has no
 * line end and no control character, also in a lead that was stored before this rule existed.
 */
export const leadPayloadSchema = z.object({
  name: line(100).min(1),
  last_name: text(100),
  email: text(254),
  phone: text(40),
  postcode: text(4),
  message: z.string().overwrite(manyLines).max(4000).nullable(),
  category: text(100),
  subcategory: text(100),
  opt_in: z.boolean(),
  page_id: text(100),
  location: text(200),
  location_id: z.number().int().nullable(),
  dealership_slug: text(100),
  Rego: text(20),
  terms_conditions: z.boolean(),
  additional_services: z.array(line(100)).max(50),
  event_id: z.number().int(),
  url: line(1000),
  source: z.literal('Website'),
  user_agent: text(400),
  car_id: z.number().int().nullable(),
  car_dealership_id: z.number().int().nullable(),
  lead_attributes: z.object({
    visited_pages: z.array(line(300)).max(20),
    linked_query_params: z.record(line(50), line(200)),
  }),
  lead_id: text(100),
  manufacturer_slug: text(100),
  stock_number: text(100),
  'Vehicle Make': text(100),
  'Vehicle Model': text(100),
  vehicle_status: text(50),
  autogauge_enabled: z.boolean(),
  /** The booked test drive, ISO 8601 with the offset of the location. */
  dateTime: z.iso.datetime({ offset: true }).nullable().default(null),
  'do-you-have-a-trade-in': yesNo,
  rego: asked(20),
  regoState: asked(3),
  kms: whole,
  finance: yesNo,
  'Trade-In Year': whole,
  'Trade-In Make': asked(100),
  'Trade-In Model': asked(100),
  PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS']).nullable().default(null),
  /** The loan of a finance enquiry; null for none. */
  loan: leadLoanSchema.nullable().default(null),
  /** The online valuation of the shopper's own vehicle; null for none. */
  valuation: leadValuationSchema.nullable().default(null),
  answers: answersField,
  /** The files that were sent with the form. */
  files: z.array(leadFileSchema).max(100).default([]),
  /** The labels of `answers` in the order of the form: a JSON object in a database does not keep the order of its keys. */
  answer_order: z.array(line(100)).max(200).default([]),
});

/** A complete lead. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;
