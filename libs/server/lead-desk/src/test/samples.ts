import {
  APPOINTMENT_LABEL,
  leadPayload,
  type LeadForm,
  type LeadLoan,
  type LeadPayload,
  type LeadValuation,
} from '@forecourt/lead';
import { appointmentText } from '@forecourt/location';
import { parseCar } from '@forecourt/vehicle';
import { leadVehicle } from '../accept/leadVehicle.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';

/** Saturday 21 November 2026, 4:12 pm in Brisbane. */
export const NOW = new Date('2026-11-21T06:12:00Z');

export const site: LeadSite = {
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  timeZone: 'Australia/Brisbane',
  origin: 'https://harbour-city-motors.example',
  leads: { to: 'sales@harbour-city-motors.example', from: 'website@harbour-city-motors.example' },
  locations: [
    {
      id: 101,
      name: 'Harbour City Motors Newstead',
      email: 'newstead@harbour-city-motors.example',
      phone: '(07) 5550 4100',
      hours: [
        { label: 'Monday – Friday', text: '8:00 am - 5:30 pm' },
        { label: 'Saturday', text: '8:30 am - 4:00 pm' },
      ],
      address: { street: '9210 Breakfast Creek Road', city: 'Newstead', state: 'QLD', postcode: '4006' },
    },
    { id: 102, name: 'Harbour City Service', email: null },
  ],
};

export const car = parseCar({
  id: 20000,
  slug: '2020-toyota-rav4-u647390',
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'U647390',
  vin: '6ZZ4KAUU2LD587621',
  regplate: '417XYZ',
  body: 'SUV',
  colour: 'Black',
  interior_colour: 'Beige',
  doors: 5,
  km: 55_490,
  price: 55_880,
  price_type: 'Excl. Govt. Charges',
  primary_image_url: '/pictures/suv/black-front34.webp',
  location_id: 101,
});

const form = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@shopper.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Is it still there?\nMy lunch is at 12 & I could come <today>.',
};

/** The loan of a finance enquiry about the car. */
export const loan: LeadLoan = {
  price: 55_880,
  deposit: 5_880,
  amount: 50_000,
  residual: 0,
  term_years: 5,
  annual_rate_percent: 6.29,
  comparison_rate_percent: 6.314,
  repayment: 224,
  frequency: 'weekly',
  total: 58_316.4,
  example: 'This comparison rate is for a secured loan of $50,000 over 5 years.',
  warning: 'WARNING: This comparison rate is true only for the example given.',
};

/** The online valuation of the shopper's own vehicle. */
export const valuation: LeadValuation = {
  id: '0b1f7a52-7c1e-4d2b-9a35-5e0a8f3c2d11',
  date: '2026-11-21',
  range: {
    min: 21_700,
    max: 25_300,
    valid_until: '2026-11-28',
    reasons: [
      { text: 'Middle of the advertised prices', amount: 30_000 },
      { text: 'Fair condition', amount: -2000 },
    ],
    basis: 'Based on the prices of 3 similar vehicles that were for sale on 21 November 2026.',
  },
  no_figure: null,
  answers: { condition: 'fair', service_history: 'full', accidents: 'none', finance: 'Yes' },
  offer_accepted: null,
};

/** A lead's payload; fields not given by the test have sample values. */
export function payload(
  changes: Partial<LeadForm> = {},
  withCar = true,
  dateTime: string | null = null,
): LeadPayload {
  return leadPayload(
    { ...form, ...changes },
    {
      url: 'https://harbour-city-motors.example/cars/2020-toyota-rav4-u647390?utm_source=news&email=a',
      userAgent: 'Test/1',
      car: withCar ? car : null,
      visitedPages: ['/', '/search/suv-cars?query=rav4'],
      dateTime,
      ...(dateTime !== null && { answers: { [APPOINTMENT_LABEL]: appointmentText(dateTime) } }),
    },
  );
}

/** A stored lead. */
export function keptLead(
  changes: Partial<LeadForm> = {},
  withCar = true,
  dateTime: string | null = null,
): KeptLead {
  return {
    id: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11',
    createdAt: NOW,
    payload: payload(changes, withCar, dateTime),
    vehicle: withCar ? leadVehicle(car) : null,
    number: 1,
    turn: null,
    earlier: [],
  };
}

/** The second message of a shopper, five minutes after the first. */
export function addedLead(changes: Partial<LeadForm> = {}, dateTime: string | null = null): KeptLead {
  const first = keptLead();
  return {
    ...keptLead({ message: 'And does it have a towbar?', ...changes }, true, dateTime),
    createdAt: new Date(NOW.getTime() + 300_000),
    number: 2,
    earlier: [{ createdAt: first.createdAt, payload: first.payload }],
  };
}
