import { z } from 'zod';

/** The events that are counted, by the ids of the specification. `@forecourt/analytics` names them. (AN-01) */
export const COUNTED_EVENTS = [4, 9, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61] as const;

/** The words that tell events of one id apart: kinds of car, and categories of enquiries. A new one is added here first. */
export const EVENT_LABELS = [
  'New Car',
  'Used Car',
  'General Enquiry',
  'Vehicle Enquiry',
  'Test Drive',
  'Request Photos',
  'Finance Enquiry',
  'Reservation',
  'Trade-In',
] as const;

/** What browsers send of their events. Words are ours, not the visitor's: there is no room for one of theirs. */
export const eventsReportSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event_id: z.literal(COUNTED_EVENTS),
        car_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        label: z
          .enum(EVENT_LABELS)
          .optional()
          .meta({ description: 'Tells events of one id apart, such as New Car and Used Car.' }),
      }),
    )
    .min(1)
    .max(20),
});

export type EventsReport = z.output<typeof eventsReportSchema>;

/** How quick one page was for one visitor. */
export const vitalsReportSchema = z.strictObject({
  page: z.enum(['home', 'search', 'vehicle', 'other']).meta({ description: 'What kind of page it was.' }),
  device: z.enum(['phone', 'desktop']).meta({ description: 'A window under 768 pixels counts as a phone.' }),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
        value: z.number().min(0).max(600_000).meta({ description: 'Milliseconds; CLS has no unit.' }),
      }),
    )
    .min(1)
    .max(5),
});

export type VitalsReport = z.output<typeof vitalsReportSchema>;

/** How many of what was sent was counted. */
export const countedSchema = z.object({ counted: z.int().min(0) });
