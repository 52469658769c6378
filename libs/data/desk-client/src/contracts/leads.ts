import { z } from 'zod';
import { moment } from './parts.ts';

/** What stands with a lead. `new`: nobody has answered; `waiting`: the shopper is to answer. */
export const leadStatusSchema = z.enum(['new', 'open', 'waiting', 'won', 'lost', 'spam']);

/** What stands with a lead. */
export type LeadStatus = z.output<typeof leadStatusSchema>;

const person = z.object({ id: z.uuid(), name: z.string() });

/** A lead in the list. */
export const leadRowSchema = z.object({
  id: z.uuid(),
  created_at: moment,
  updated_at: moment.meta({ description: 'The last change, note, answer or message.' }),
  version: z.number().int().meta({ description: 'Counts changes; see `expected_version` of the writes.' }),
  status: leadStatusSchema,
  category: z.string(),
  department: z
    .enum(['sales', 'service', 'parts'])
    .meta({ description: 'Staff with role `service` see that one only.' }),
  name: z.string(),
  email: z
    .string()
    .nullable()
    .meta({ description: 'Its own, else that of the newest lead with one that was merged into it.' }),
  phone: z.string().nullable().meta({ description: 'As `email`.' }),
  excerpt: z.string().meta({ description: 'The first 160 characters of the message; may be empty.' }),
  messages: z.number().int().meta({ description: 'The lead and its additions.' }),
  vehicle: z
    .object({ name: z.string(), image: z.string().nullable(), price_text: z.string() })
    .nullable()
    .meta({ description: 'The car asked about, as it was then.' }),
  location: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  assignee: person.nullable(),
  snoozed_until: moment.nullable(),
  appointment_at: moment.nullable(),
  time_zone: z
    .string()
    .meta({ description: 'IANA zone of the place of its appointment, else of its location.' }),
  due_at: moment
    .nullable()
    .meta({
      description:
        'When the first answer is due, by the opening hours of the place that answers; null once there was one.',
    }),
  overdue: z.boolean(),
  first_response_minutes: z
    .number()
    .nullable()
    .meta({
      description:
        'From the lead to its first answer, in minutes of the opening hours of the place that answers.',
    }),
  delivery: z
    .enum(['delivered', 'waiting', 'failed'])
    .nullable()
    .meta({ description: 'The worst state of its deliveries to the dealer; null when they are long done.' }),
});

/** A lead in the list. */
export type LeadRow = z.output<typeof leadRowSchema>;

/** What happened to a lead. `data` is by kind: see `leadEventSchema`. */
export const leadEventKinds = [
  'assigned',
  'noted',
  'status',
  'merged',
  'snoozed',
  'replied',
  'called',
  'released',
  'retried',
  'decided',
] as const;

/** An entry of a lead's history. */
export const leadEventSchema = z.object({
  id: z.number().int(),
  at: moment,
  kind: z.enum(leadEventKinds),
  by: person.nullable().meta({ description: 'Null when the platform did it.' }),
  data: z
    .object({
      text: z.string().optional().meta({ description: 'Of a note, a call, a reply or a reason.' }),
      subject: z.string().optional().meta({ description: 'Of a reply.' }),
      to: person.nullable().optional().meta({ description: 'Of `assigned`; null for nobody.' }),
      status: leadStatusSchema.optional(),
      until: moment.nullable().optional().meta({ description: 'Of `snoozed`; null when it was woken.' }),
      minutes: z.number().int().optional().meta({ description: 'Of `called`: how long it took.' }),
      outcome: z.string().optional().meta({ description: 'Of `called`, `decided`.' }),
      lead_id: z.uuid().optional().meta({ description: 'Of `merged`: the other lead.' }),
      starts_at: moment.optional().meta({ description: 'Of `released`: the appointment.' }),
      delivery: z
        .enum(['waiting', 'delivered', 'failed'])
        .nullable()
        .optional()
        .meta({ description: 'Of `replied`: what became of the mail; null when that is long past.' }),
    })
    .meta({ description: 'Only the members of its kind are there.' }),
});

/** An entry of a lead's history. */
export type LeadEvent = z.output<typeof leadEventSchema>;

/** A message of the shopper: the lead itself is number 1, additions count from 2. */
export const leadMessageSchema = z.object({
  number: z.number().int(),
  at: moment,
  answers: z
    .array(z.object({ key: z.string(), label: z.string(), text: z.string() }))
    .meta({ description: 'All that was entered or chosen, in form order; of an addition only what is new.' }),
});

/** A file that the shopper sent with a form. */
export const deskFileSchema = z.object({
  id: z.uuid(),
  label: z.string().meta({ description: 'Label of its field in the form.' }),
  name: z.string().meta({ description: 'Name with the ending of what it is.' }),
  type: z.string().meta({ description: 'Media type: `image/jpeg` or `application/pdf`.' }),
  bytes: z.number().int(),
});

/** A delivery of a message of a lead. */
export const leadDeliverySchema = z.object({
  id: z.number().int(),
  number: z.number().int(),
  channel: z.string().meta({ description: '`email`, `webhook`, `confirmation`, …' }),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  at: moment,
  error: z.string(),
});

/** A lead with all that is known of it. */
export const leadDetailSchema = leadRowSchema.extend({
  message: z.string(),
  preferred_contact: z.enum(['Phone', 'Email', 'SMS']).nullable(),
  url: z.string().meta({ description: 'Address of the page with the form.' }),
  visited_pages: z.array(z.string()),
  campaign: z.record(z.string(), z.string()),
  said: z.array(leadMessageSchema),
  files: z
    .array(deskFileSchema)
    .meta({ description: 'What the shopper sent, in the order of the form; see `leadFile`.' }),
  car: z
    .object({
      id: z.number().int().nullable(),
      name: z.string(),
      stocknum: z.string().nullable(),
      vin: z.string().nullable(),
      regplate: z.string().nullable(),
      price_text: z.string(),
      status_text: z.string().nullable(),
      image: z.string().nullable(),
      url: z.string().nullable().meta({ description: 'Its page on the site.' }),
      status_now: z.string().nullable().meta({ description: 'Of the stock today; null when it has left.' }),
    })
    .nullable(),
  appointments: z.array(
    z.object({
      ...{
        location_id: z.number().int(),
        location_name: z.string(),
        time_zone: z.string(),
        starts_at: moment,
      },
      loan_car: z.boolean().meta({ description: 'Whether a loan car was booked with it.' }),
    }),
  ),
  assignable: z
    .array(person)
    .meta({ description: 'Staff who see this lead, so that it can be theirs; by name.' }),
  deliveries: z.array(leadDeliverySchema),
  history: z.array(leadEventSchema).meta({ description: 'Oldest first.' }),
  records: z
    .array(
      z.object({
        page: z.enum(['finance', 'reservations', 'payments']),
        id: z.uuid(),
        name: z
          .string()
          .meta({
            description: 'Reference of an application, name of a reserved vehicle, number of a paid invoice.',
          }),
      }),
    )
    .meta({
      description:
        'The finance applications, reservations and payments that this lead is of, if the role may see them.',
    }),
  merged_into: z.uuid().nullable(),
  merged: z.array(leadRowSchema).meta({ description: 'Leads that were merged into this one.' }),
  related: z
    .array(leadRowSchema)
    .meta({ description: 'Other leads of this person, newest first, at most 20.' }),
  unsubscribed: z.boolean().nullable().meta({ description: 'From marketing; null when that is not kept.' }),
});

/** A lead with all that is known of it. */
export type LeadDetail = z.output<typeof leadDetailSchema>;
