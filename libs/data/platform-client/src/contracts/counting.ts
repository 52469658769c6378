import { EVENT_IDS, EVENT_LABELS, EVENTS_AT_ONCE, type LabelledEvent } from '@forecourt/analytics';
import { z } from 'zod';

const ids = Object.values(EVENT_IDS);
const words = Object.values(EVENT_LABELS).flat();
const wordsOf = new Map<number, ReadonlySet<string>>(
  Object.entries(EVENT_IDS).map(([name, id]) => [id, new Set(isLabelled(name) ? EVENT_LABELS[name] : [])]),
);

/**
 * One event of the bus: `@forecourt/analytics` declares the events and the labels of each. Labels are an enumeration, so an event
 * cannot contain a visitor's input. (AN-01)
 */
export const countedEventSchema = z
  .strictObject(
    {
      event_id: z.literal(ids, 'not a counted event'),
      car_id: z.int('not a vehicle’s number').min(1, 'not a vehicle’s number').optional(),
      label: z
        .enum(words, 'not a label of any event')
        .optional()
        .meta({ description: 'Distinguishes events with the same id, such as New Car and Used Car.' }),
    },
    { error: (issue) => eventError(issue) },
  )
  .refine(({ event_id, label }) => label === undefined || wordsOf.get(event_id)?.has(label), {
    path: ['label'],
    error: 'not a label of this event',
  });

/** A valid event, ready to be counted. */
export type CountedEvent = z.output<typeof countedEventSchema>;

/** The valid report of a browser's events. */
export const eventsReportSchema = z.strictObject({
  events: z.array(countedEventSchema).min(1).max(EVENTS_AT_ONCE),
});

/** The same with unparsed events: each is validated separately, so that an invalid one does not reject the others. */
export const unreadEventsSchema = z.strictObject({ events: z.array(z.unknown()).min(1).max(EVENTS_AT_ONCE) });

/** The Core Web Vitals of one page view. */
export const vitalsReportSchema = z.strictObject({
  page: z.enum(['home', 'search', 'vehicle', 'other']).meta({ description: 'The kind of page.' }),
  device: z.enum(['phone', 'desktop']).meta({ description: '`phone` for a window under 768 pixels.' }),
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

/** The Core Web Vitals of one page view: milliseconds; CLS has no unit. */
export type VitalsReport = z.output<typeof vitalsReportSchema>;

/** The number of counted events, and the rejected ones. */
export const countedEventsSchema = z.object({
  counted: z.int().min(0),
  refused: z
    .array(z.object({ index: z.int().min(0), why: z.string() }))
    .meta({
      description: 'Events that were not counted: their index in the report, from 0, and the reason.',
    }),
});

/** The number of counted reports. */
export const countedSchema = z.object({ counted: z.int().min(0) });

/** The error message of a whole event; it does not repeat the values that were sent. */
function eventError(issue: { code: string; keys?: unknown }): string {
  return issue.code === 'unrecognized_keys' ? `no such field: ${String(issue.keys)}` : 'not an object';
}

function isLabelled(name: string): name is LabelledEvent {
  return Object.hasOwn(EVENT_LABELS, name);
}
