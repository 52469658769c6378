import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import {
  atNumber,
  atSite,
  atUuid,
  done,
  emailField,
  line,
  moment,
  nextPage,
  paging,
  wholeNumber,
  words,
  writeKey,
} from './parts.ts';
import { EVERYONE, LEADERS } from './role.ts';

const all = { who: 'staff', roles: EVERYONE } as const;
const leaders = { who: 'staff', roles: LEADERS } as const;

/** A text to answer with. */
export const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  archived: z.boolean(),
  updated_at: moment,
});

/** The names that a template may have in braces, `{first_name}`. */
export const TEMPLATE_FIELDS = [
  'first_name',
  'vehicle',
  'price',
  'category',
  'appointment',
  'location',
  'location_phone',
  'dealer',
  'staff_name',
] as const;

const templateFields = { name: line(1, 100), subject: line(1, 200), text: words(1, 10_000) };
const UNKNOWN_FIELD = {
  status: 422,
  error: `A name in braces is not known. Known are ${TEMPLATE_FIELDS.map((name) => `{${name}}`).join(', ')}.`,
} as const;
const NO_TEMPLATE = { status: 404, error: 'This template does not exist.' } as const;

/** An appointment that a shopper booked. */
export const appointmentSchema = z.object({
  location_id: z.number().int(),
  location_name: z.string(),
  time_zone: z
    .string()
    .meta({ description: 'IANA zone of the location: the shopper was told the time in it.' }),
  starts_at: moment,
  place: z.number().int().meta({ description: 'Which of the places of this time it has, from 1.' }),
  loan_car: z.boolean().meta({ description: 'Whether a loan car was booked with it.' }),
  lead_id: z.uuid(),
  category: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  vehicle: z.string().nullable(),
  vehicle_image: z
    .string()
    .nullable()
    .meta({ description: 'Its picture: a path on the site or an https URL, as in a lead.' }),
});

/** A day of a location in the calendar. */
const appointmentDaySchema = z.object({
  location_id: z.number().int(),
  location_name: z.string(),
  date: z.iso.date().meta({ description: 'At the location.' }),
  places: z.number().int().meta({ description: 'How many may book one half hour of this day.' }),
  own: z.boolean().meta({ description: 'Whether that number is of this day alone.' }),
  total: z.number().int().meta({ description: 'How many may come on this day.' }),
  booked: z.number().int().meta({ description: 'How many come, whoever sees their leads.' }),
  loan_cars: z.number().int().meta({ description: 'Loan cars of this day; 0 for none.' }),
  lent: z.number().int().meta({ description: 'How many of them are booked.' }),
});

/** Figures of a group of leads. */
const answers = {
  leads: z.number().int(),
  answered: z.number().int(),
  in_target: z.number().int(),
  median_minutes: z.number().nullable(),
  won: z.number().int(),
};

/** The calls of the day: templates, target, calendar, deliveries, unsubscribes. */
export const dayOperations = {
  templates: defineDeskOperation(routes.templates, {
    summary: 'Templates',
    description: 'By name; archived ones last.',
    access: all,
    request: z.object({ params: atSite }),
    answer: z.object({ templates: z.array(templateSchema), fields: z.array(z.string()) }),
    problems: {},
  }),
  createTemplate: defineDeskOperation(routes.createTemplate, {
    summary: 'Add a template',
    description: 'Text with names in braces, such as `{first_name}`.',
    access: leaders,
    request: z.object({ params: atSite, body: z.object({ ...templateFields, key: writeKey }) }),
    answer: templateSchema,
    problems: {
      unknownField: UNKNOWN_FIELD,
      usedKey: { status: 409, error: 'This template was not added. Please load the page again and retry.' },
    },
  }),
  updateTemplate: defineDeskOperation(routes.updateTemplate, {
    summary: 'Change or archive a template',
    description: 'Only the members that are sent are changed.',
    access: leaders,
    request: z.object({
      params: atUuid,
      body: z
        .object({
          ...templateFields,
          archived: z.boolean(),
          expected_updated_at: moment.meta({
            description:
              'The `updated_at` of the template that was on screen. With another one in the database the response is 409 `changed`, unless the template is as it is sent.',
          }),
        })
        .partial(),
    }),
    answer: templateSchema,
    problems: {
      notFound: NO_TEMPLATE,
      unknownField: UNKNOWN_FIELD,
      changed: {
        status: 409,
        error:
          'Somebody else has changed this template since you saw it. Look at what is saved now, then save yours again.',
      },
    },
  }),
  settings: defineDeskOperation(routes.settings, {
    summary: 'Settings of the desk',
    description: 'The target for the first answer.',
    access: all,
    request: z.object({ params: atSite }),
    answer: z.object({ response_target_minutes: z.number().int() }),
    problems: {},
  }),
  updateSettings: defineDeskOperation(routes.updateSettings, {
    summary: 'Change the settings of the desk',
    description:
      'The target is in minutes of opening hours, 1 to 10,080. It counts for leads without an answer yet, too.',
    access: leaders,
    request: z.object({
      params: atSite,
      body: z.object({ response_target_minutes: z.number().int().min(1).max(10_080) }),
    }),
    answer: z.object({ response_target_minutes: z.number().int() }),
    problems: {},
  }),
  figures: defineDeskOperation(routes.figures, {
    summary: 'Response times against the target',
    description:
      'Of the leads that were accepted in a time of at most 400 days, in minutes of the opening hours of the place that answers.',
    access: leaders,
    request: z.object({ params: atSite, query: z.object({ from: moment, to: moment }) }),
    answer: z.object({
      leads: z.number().int(),
      answered: z.number().int(),
      in_target: z.number().int(),
      median_minutes: z.number().nullable(),
      by_staff: z.array(
        z.object({ staff: z.object({ id: z.uuid(), name: z.string() }).nullable(), ...answers }),
      ),
      by_location: z
        .array(
          z.object({ location: z.object({ id: z.number().int(), name: z.string() }).nullable(), ...answers }),
        )
        .meta({ description: 'Null for leads of no place.' }),
      by_category: z.array(
        z.object({ category: z.string(), leads: z.number().int(), won: z.number().int() }),
      ),
    }),
    problems: { badRange: { status: 422, error: 'Choose a time of at most 400 days.' } },
  }),
  appointments: defineDeskOperation(routes.appointments, {
    summary: 'The calendar of appointments',
    description:
      'Of a time of at most 62 days, earliest first, with the number of places per half hour by location, and what each day takes.',
    access: all,
    request: z.object({
      params: atSite,
      query: z.object({ from: moment, to: moment, location_id: wholeNumber.optional() }),
    }),
    answer: z.object({
      appointments: z.array(appointmentSchema),
      capacity: z.array(
        z.object({ location_id: z.number().int(), location_name: z.string(), places: z.number().int() }),
      ),
      days: z.array(appointmentDaySchema).meta({ description: 'By location and date.' }),
    }),
    problems: { badRange: { status: 422, error: 'Choose a time of at most 62 days.' } },
  }),
  releaseAppointment: defineDeskOperation(routes.releaseAppointment, {
    summary: 'Release an appointment',
    description:
      'Its time can be booked again. The lead stays, with the release in its history; the shopper is not told.',
    access: all,
    request: z.object({
      params: atSite,
      body: z.object({ location_id: z.number().int(), starts_at: moment, lead_id: z.uuid() }),
    }),
    answer: done,
    problems: { notFound: { status: 404, error: 'This appointment was released already.' } },
  }),
  setCapacity: defineDeskOperation(routes.setCapacity, {
    summary: 'Set how many shoppers may book one half hour',
    description: 'Of a location, 1 to 20. What is booked stays.',
    access: leaders,
    request: z.object({
      params: atSite,
      body: z.object({ location_id: z.number().int(), places: z.number().int().min(1).max(20) }),
    }),
    answer: done,
    problems: { notFound: { status: 404, error: 'This location does not exist.' } },
  }),
  setDayCapacity: defineDeskOperation(routes.setDayCapacity, {
    summary: 'Set how many shoppers may book one half hour of a day',
    description:
      'Of a location, 1 to 20, or 0 for no appointments; null for as many as on every day. What is booked stays.',
    access: leaders,
    request: z.object({
      params: atSite,
      body: z.object({
        location_id: z.number().int(),
        date: z.iso.date(),
        places: z.number().int().min(0).max(20).nullable(),
      }),
    }),
    answer: done,
    problems: { notFound: { status: 404, error: 'This location does not exist.' } },
  }),
  deliveries: defineDeskOperation(routes.deliveries, {
    summary: 'Deliveries of leads',
    description: 'By state, newest first. `failed` are the dead letters, which stay until they are retried.',
    access: leaders,
    request: z.object({
      params: atSite,
      query: z.object({ state: z.enum(['failed', 'waiting', 'delivered']).optional(), ...paging }),
    }),
    answer: z.object({
      deliveries: z.array(
        z.object({
          id: z.number().int(),
          lead_id: z.uuid(),
          number: z.number().int().meta({ description: '1 for the lead, from 2 for its additions.' }),
          channel: z.string(),
          state: z.enum(['failed', 'waiting', 'delivered']),
          attempts: z.number().int(),
          accepted_at: moment,
          next_attempt_at: moment.nullable(),
          ended_at: moment.nullable(),
          error: z.string(),
          lead_name: z.string(),
        }),
      ),
      next: nextPage,
      failed: z.number().int().meta({ description: 'All dead letters of the site.' }),
    }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
  retryDelivery: defineDeskOperation(routes.retryDelivery, {
    summary: 'Retry a dead letter',
    description: 'Its attempts start again, now.',
    access: leaders,
    request: z.object({ params: atNumber, body: z.object({}) }),
    answer: done,
    problems: { notFound: { status: 404, error: 'This delivery has not failed, or it is being retried.' } },
  }),
  retryAllDeliveries: defineDeskOperation(routes.retryAllDeliveries, {
    summary: 'Retry all dead letters of a site',
    description: 'Returns their number.',
    access: leaders,
    request: z.object({ params: atSite, body: z.object({}) }),
    answer: z.object({ retried: z.number().int() }),
    problems: {},
  }),
  unsubscribes: defineDeskOperation(routes.unsubscribes, {
    summary: 'Who no longer gets which marketing mail',
    description: 'Everybody who withdrew a kind of it, newest first; `search` is a part of the address.',
    access: leaders,
    request: z.object({
      params: atSite,
      query: z.object({ search: z.string().max(100).optional(), ...paging }),
    }),
    answer: z.object({
      unsubscribes: z.array(
        z.object({
          email: z.string(),
          at: moment.meta({ description: 'When the last kind was withdrawn.' }),
          source: z
            .string()
            .meta({ description: 'How: `form`, `page`, `one-click`, or `address` for the desk.' }),
          topics: z.array(z.string()).meta({ description: 'The withdrawn kinds, in words.' }),
          all: z.boolean().meta({ description: 'Whether every kind was withdrawn.' }),
        }),
      ),
      next: nextPage,
    }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
  addUnsubscribe: defineDeskOperation(routes.addUnsubscribe, {
    summary: 'Unsubscribe somebody who asked by phone or in person',
    description: 'Repeating it changes nothing. Only the shopper can subscribe again.',
    access: all,
    request: z.object({ params: atSite, body: z.object({ email: emailField }) }),
    answer: done,
    problems: {},
  }),
};
