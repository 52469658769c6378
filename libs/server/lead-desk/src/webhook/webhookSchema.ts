import { leadPayloadSchema } from '@forecourt/lead';
import { z } from 'zod';

const text = z.string().nullable();

/** The vehicle of a lead as it was when the lead came. */
const vehicleSchema = z.object({
  slug: z.string(),
  name: z.string(),
  year: z.number().int().nullable(),
  make: z.string(),
  model: z.string(),
  trim: text.describe('Badge and series.'),
  stocknum: text,
  vin: text,
  regplate: text.optional().describe('Number plate.'),
  car_type: z.string().describe('`new`, `used` or `demo`.'),
  item_type: z.string(),
  body: text,
  transmission: text,
  colour: text,
  interior_colour: text,
  doors: z.number().nullable(),
  km: z.number().nullable().describe('Kilometres.'),
  price: z.number().nullable().describe('The displayed price in dollars; null if none is displayed.'),
  price_text: z.string().describe('The price as the page shows it; empty if it shows none.'),
  status_text: text.optional().describe('Why the vehicle is not available; null if it is.'),
  image: text,
});

/** The version of the body. A new member does not change it; a member that changes or goes does. */
export const WEBHOOK_VERSION = 1;

/** The body of a webhook, as the receiver gets it. */
export const webhookBodySchema = z.object({
  version: z
    .literal(WEBHOOK_VERSION)
    .describe('Version of this body. New members may come without a new version: ignore unknown ones.'),
  event: z.enum(['lead.created', 'lead.added']),
  lead_id: z.uuid(),
  addition: z
    .object({
      number: z.number().int().describe('From 2: the lead itself is 1.'),
      news: z
        .array(z.object({ label: z.string(), text: z.string() }))
        .describe('What is new since the messages before.'),
    })
    .nullable()
    .describe('Null for the lead itself.'),
  site: z.string().describe('Slug of the dealer site.'),
  created_at: z.iso.datetime(),
  routed_to: z.object({
    email: z.string(),
    emails: z.array(z.string()),
    location_id: z.number().int().nullable(),
  }),
  vehicle: vehicleSchema.nullable(),
  lead: leadPayloadSchema.describe('All that was sent; of an addition the whole form again.'),
});

/** The webhook of a site, for its OpenAPI document. */
export const leadWebhook = {
  name: 'lead',
  summary: 'A lead, or an addition to one',
  description:
    'Sent to the address in the config of the site. Any 2xx within 10 seconds is a delivery; otherwise it is sent again after 1, 5 and 30 minutes, 2 hours, ' +
    'then every 12 hours for three days. A lead may come twice: the header Idempotency-Key is the same then. Forecourt-Signature is `t=<seconds since 1970>,v1=<HMAC-SHA256 ' +
    'of "<t>.<body>" with the shared secret, hexadecimal>`: refuse a request whose signature differs or whose time is more than 5 minutes away.',
  headers: ['Idempotency-Key', 'Forecourt-Signature'],
  body: webhookBodySchema,
} as const;
