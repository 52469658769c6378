import { LOCATION_TYPES } from '@forecourt/location';
import { STATES } from '@forecourt/values';
import { z } from 'zod';
import { externalLink } from '../references.ts';
import { phoneNumber } from './phone-number.ts';

const clock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time of day is written HH:MM, from 00:00 to 24:00.')
  .meta({ description: 'Local time of the location, HH:MM.', example: '08:30' });

/** Whether both times are there and differ, or neither is; an end before its beginning is after midnight. */
const isSpan = (from: string | null, to: string | null) =>
  (from === null) === (to === null) && (from === null || from !== to);

const halfSpan = (from: string, to: string) => ({
  message: 'The hours need a beginning and another time for their end.',
  params: {
    fix: `Write ${from} and ${to}, such as ${from}: '08:30', ${to}: '17:00'; a whole day is '00:00' to '24:00'.`,
  },
});

/** One weekday of a location's opening hours; the keys keep the specification's spelling. */
export const openingHourSchema = z
  .strictObject({
    /** 0 is Sunday, 6 is Saturday. */
    weekday: z.int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
    /** Whether the location opens on this weekday. */
    status: z.enum(['Open', 'Closed']).describe('Whether the location opens on this weekday.'),
    /** Hours as text for people; derived when empty. Default: `''`. */
    formated_hours: z.string().default('').describe('Hours as text for people; derived when empty.'),
    /** Local time of the location, HH:MM. Default: `null`. */
    open: clock.nullable().default(null),
    /** Local time of the location, HH:MM. Default: `null`. */
    close: clock.nullable().default(null),
  })
  .refine(
    ({ status, formated_hours: text, open, close }) =>
      status === 'Closed' || text.trim() !== '' || open !== null || close !== null,
    {
      message: 'A day that is open needs its hours.',
      params: { fix: "Write open and close, such as open: '08:30', close: '17:00', or status: 'Closed'." },
    },
  )
  .refine(({ status, open, close }) => status === 'Closed' || isSpan(open, close), halfSpan('open', 'close'))
  .describe('Opening hours of one weekday.');

/** A date with special hours. */
export const specialHourSchema = z
  .strictObject({
    /** Name of the day, such as Christmas Eve. Default: `''`. */
    name: z.string().default('').describe('Name of the day, such as Christmas Eve.'),
    /** The local date, YYYY-MM-DD. */
    date: z.iso.date().describe('The local date, YYYY-MM-DD.'),
    /** Whether the location opens on that date. */
    status: z.enum(['Open', 'Closed']).describe('Whether the location opens on that date.'),
    /** The location it applies to. */
    location_id: z.int().meta({ description: 'The location it applies to.', refersTo: 'location' }),
    /** Local time of the location, HH:MM. Default: `null`. */
    start_hour: clock.nullable().default(null),
    /** Local time of the location, HH:MM. Default: `null`. */
    end_hour: clock.nullable().default(null),
  })
  .refine(
    ({ status, start_hour, end_hour }) => status === 'Closed' || isSpan(start_hour, end_hour),
    halfSpan('start_hour', 'end_hour'),
  )
  .describe('Holiday hours of one location on one date.');

export const addressSchema = z
  .strictObject({
    /** Street number and name. */
    street: z.string().min(1).describe('Street number and name.'),
    /** Suburb or town. */
    city: z.string().min(1).describe('Suburb or town.'),
    /** Determines the time zone and the wording of licences. */
    state: z.enum(STATES).describe('Determines the time zone and the wording of licences.'),
    /** Four digits, as text: "0800" keeps its zero. */
    postcode: z
      .string()
      .regex(/^\d{4}$/, 'A postcode is four digits, as text.')
      .meta({ description: 'Four digits, as text: "0800" keeps its zero.', example: '0800' }),
    /** Latitude in degrees. */
    lat: z.number().min(-90).max(90).describe('Latitude in degrees.'),
    /** Longitude in degrees. */
    long: z.number().min(-180).max(180).describe('Longitude in degrees.'),
    /** Id of the place at a maps service. Default: `null`. */
    place_id: z.string().nullable().default(null).describe('Id of the place at a maps service.'),
    /** Link that "Get Directions" opens: an https address. Default: `null`. */
    place_url: externalLink
      .nullable()
      .default(null)
      .describe('Link that "Get Directions" opens: an https address.'),
  })
  .describe('A street address in Australia.');

export const locationSchema = z
  .strictObject({
    /** The id that stock feeds and leads use for this location. */
    id: z.int().describe('The id that stock feeds and leads use for this location.'),
    /** Full name, such as "Harbour City Motors Newstead - Sales". */
    name: z.string().min(1).describe('Full name, such as "Harbour City Motors Newstead - Sales".'),
    /** Slug in URLs. */
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'A slug has small letters, digits and hyphens.')
      .meta({ description: 'Slug in URLs.', example: 'newstead-sales' }),
    /** The number printed for this location. Default: `null`. */
    phone: phoneNumber.nullable().default(null).describe('The number printed for this location.'),
    /** Id of the dealership it belongs to. */
    dealership_id: z.int().describe('Id of the dealership it belongs to.'),
    /** Slug of the dealership it belongs to. */
    dealership_slug: z
      .string()
      .meta({ description: 'Slug of the dealership it belongs to.', refersTo: 'dealership' }),
    /** Services of the location; determines the order. Default: `''`. */
    location_type: z
      .enum(LOCATION_TYPES)
      .default('')
      .describe('Services of the location; determines the order.'),
    /** A more specific name of the type, shown unchanged. Default: `''`. */
    location_subtype: z.string().default('').describe('A more specific name of the type, shown unchanged.'),
    /** The location a site shows first. Default: `false`. */
    primary: z.boolean().default(false).describe('The location a site shows first.'),
    /** False hides it everywhere, structured data included. Default: `true`. */
    visible: z.boolean().default(true).describe('False hides it everywhere, structured data included.'),
    /** Makes sold or served there. Default: `[]`. */
    manufacturers: z
      .array(
        z.strictObject({
          /** Id of the make in stock feeds. */
          id: z.int().describe('Id of the make in stock feeds.'),
          /** Display name of the make. */
          name: z.string().describe('Display name of the make.'),
          /** Slug of the make in URLs. */
          slug: z.string().describe('Slug of the make in URLs.'),
        }),
      )
      .default([])
      .describe('Makes sold or served there.'),
    /** Ids of other locations where vehicles of this location can be test driven. */
    distribution_locations: z
      .array(z.int().meta({ description: 'Id of a location.', refersTo: 'location' }))
      .optional()
      .describe('Ids of other locations where vehicles of this location can be test driven.'),
    /** A street address in Australia. */
    address: addressSchema,
    /** Phone numbers and opening hours. */
    contact_detail: z
      .strictObject({
        /** Mobile number or 13, 1300, 1800 number of the location. Default: `null`. */
        phone: phoneNumber
          .nullable()
          .default(null)
          .describe('Mobile number or 13, 1300, 1800 number of the location.'),
        /** Landline of the location, with its area code. Default: `null`. */
        landline_phone: phoneNumber
          .nullable()
          .default(null)
          .describe('Landline of the location, with its area code.'),
        /** Hours of the week, an entry for each weekday. Default: `[]`. */
        opening_hours: z
          .array(openingHourSchema)
          .default([])
          .describe('Hours of the week, an entry for each weekday.'),
      })
      .describe('Phone numbers and opening hours.'),
    /**
     * What a workshop takes in, for drop-off times of service bookings; null for one vehicle at a time.
     * Default: `null`.
     */
    workshop: z
      .strictObject({
        /**
         * Vehicles that can be dropped off in one half hour; the desk can set another number. Default: `1`.
         */
        vehicles: z
          .int()
          .min(1)
          .max(20)
          .default(1)
          .describe('Vehicles that can be dropped off in one half hour; the desk can set another number.'),
        /** Vehicles a day; null for as many as the half hours take. Default: `null`. */
        vehiclesADay: z
          .int()
          .min(1)
          .max(500)
          .nullable()
          .default(null)
          .describe('Vehicles a day; null for as many as the half hours take.'),
        /** Hours between a booking and the drop-off. Default: `2`. */
        noticeHours: z.int().min(0).max(240).default(2).describe('Hours between a booking and the drop-off.'),
        /** Weekdays without drop-offs on which it is open: 0 is Sunday, 6 is Saturday. Default: `[]`. */
        closed: z
          .array(z.int().min(0).max(6).describe('A weekday.'))
          .default([])
          .describe('Weekdays without drop-offs on which it is open: 0 is Sunday, 6 is Saturday.'),
        /** Loan cars a day; 0 for none. Default: `0`. */
        loanCars: z.int().min(0).max(100).default(0).describe('Loan cars a day; 0 for none.'),
      })
      .nullable()
      .default(null)
      .describe(
        'What a workshop takes in, for drop-off times of service bookings; null for one vehicle at a time.',
      ),
    /** Google rating, as a string, and the number of reviews. Default: `null`. */
    reviews: z
      .strictObject({
        /** Stars out of five, such as "4.7". */
        average_rating: z.string().describe('Stars out of five, such as "4.7".'),
        /** Number of ratings. */
        count: z.int().min(0).describe('Number of ratings.'),
      })
      .nullable()
      .default(null)
      .describe('Google rating, as a string, and the number of reviews.'),
    /** Motor dealer licence, printed in footer and vehicle pages. Default: `null`. */
    dealer_license_number: z
      .string()
      .nullable()
      .default(null)
      .describe('Motor dealer licence, printed in footer and vehicle pages.'),
    /** Repairer licence, printed in the footer. Default: `null`. */
    motor_vehicle_repairer: z
      .string()
      .nullable()
      .default(null)
      .describe('Repairer licence, printed in the footer.'),
    /** Where leads for cars at this location go; null uses leads.email. Default: `null`. */
    leadEmail: z
      .email()
      .nullable()
      .default(null)
      .describe('Where leads for cars at this location go; null uses leads.email.'),
  })
  .describe('A place a shopper can visit or call.');
