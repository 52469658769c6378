import {
  answersField,
  contactMethodField,
  declaredValuesSchema,
  enquirySchemaFor,
  leadId,
  oneLine,
  testDriveSchema,
  tradeInFields,
  type DeclaredValues,
  type EnquiryRules,
  type LeadForm,
} from '@forecourt/lead';
import { z } from 'zod';
import { describe } from 'zod/mini';
import { HONEYPOT_FIELD } from '../client/honeypot.ts';
import { MAX_SIGNED } from './maxSigned.ts';

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const optionalNumber = z
  .preprocess(emptyAsNull, z.coerce.number().min(0).nullable())
  .catch(null)
  .default(null);

/** The fields of a lead beside the enquiry form: the shopper's own vehicle, the page, the car, and the robot checks. */
const context = {
  ...tradeInFields,
  PreferredContactMethod: contactMethodField,
  car_id: z
    .preprocess(emptyAsNull, z.coerce.number().int().min(1).nullable())
    .default(null)
    .meta({ description: 'Id of the car asked about; the server fills in the rest of the car.' }),
  url: z.string().max(2000).default('').meta({ description: 'Address of the page with the form.' }),
  lead_attributes: z
    .object({
      visited_pages: z.array(z.string().max(2000)).max(200).default([]),
      linked_query_params: z.record(z.string().max(100), z.string().max(2000)).default({}),
    })
    .prefault({})
    .meta({ description: 'Paths of this visit, oldest first, and its initial marketing parameters.' }),
  manufacturer_slug: z.string().overwrite(oneLine).max(100).nullable().default(null),
  event_id: z.preprocess(emptyAsNull, z.coerce.number().int().nullable()).default(null),
  dateTime: testDriveSchema.shape.dateTime.check(
    describe('The appointment to book, one of `/api/appointments`; null or empty for none.'),
  ),
  loan: z
    .string()
    .max(300)
    .nullable()
    .catch(null)
    .default(null)
    .meta({
      description:
        'The loan chosen in the finance calculator of the car, as its query (`term=4&pay=monthly`); empty for the one it starts with, null for none. The server works out the figures.',
    }),
  valuation_id: z
    .string()
    .max(MAX_SIGNED)
    .nullable()
    .catch(null)
    .default(null)
    .meta({
      description:
        'The `id` of `/api/valuations`. The lead then has that valuation and its vehicle; one that the platform did not sign is dropped.',
    }),
  offer_accepted: z
    .enum(['Yes', 'No'])
    .nullable()
    .catch(null)
    .default(null)
    .meta({
      description:
        'The shopper’s answer to the range of that valuation; null for none. It can be answered later by `PATCH /api/leads/{id}`.',
    }),
  answers: answersField.meta({ description: 'Values of fields that only this form has, by label.' }),
  values: declaredValuesSchema.check(
    describe(
      'The answers to a form that the site declares, by the names of its fields; `page_id` is the form. The server checks them as the form does, and puts them into the lead.',
    ),
  ),
  [HONEYPOT_FIELD]: z
    .string()
    .max(2000)
    .default('')
    .meta({ description: 'Honeypot field, hidden from people. A lead with text in it is refused.' }),
  elapsed_ms: optionalNumber.meta({
    description:
      'Milliseconds from the first display of the form to its submission. A lead under 2,000 is refused.',
  }),
  started_at: optionalNumber.meta({
    description: 'When the form was rendered, in milliseconds since 1970; for forms without JavaScript.',
  }),
};

/**
 * The body of `POST /api/leads` on a site whose enquiry form has these rules: the form's fields as `@forecourt/lead` checks
 * them, and the context. Fields that are not known are dropped, so a whole lead payload may be posted too.
 */
export function leadRequestSchemaFor(rules: EnquiryRules) {
  return z.object({ ...enquirySchemaFor(rules).shape, ...context });
}

/** The body of `POST /api/leads` on a site with default rules. */
export const leadRequestSchema = leadRequestSchemaFor({});

/** The input of a client: a checked form, and the known part of the context. */
export type LeadRequestInput = LeadForm & Partial<LeadContextInput>;

interface LeadContextInput {
  car_id: number | null;
  url: string;
  lead_attributes: { visited_pages?: string[]; linked_query_params?: Record<string, string> };
  manufacturer_slug: string | null;
  event_id: number | null;
  dateTime: string | null;
  loan: string | null;
  valuation_id: string | null;
  offer_accepted: 'Yes' | 'No' | null;
  answers: Record<string, string>;
  values: DeclaredValues;
  company_url: string;
  elapsed_ms: number;
  started_at: number;
}

/** The parsed request on the server. */
export type LeadRequest = z.output<typeof leadRequestSchema>;

/** The response to an accepted lead. Repetitions of a lead have the same id. */
export const leadAcceptedSchema = z.object({
  lead_id: leadId.check(describe('The lead, stored before this answer was sent.')),
});

/** The response to an accepted lead. */
export type LeadAccepted = z.output<typeof leadAcceptedSchema>;
