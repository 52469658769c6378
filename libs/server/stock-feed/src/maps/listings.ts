import { createHash } from 'node:crypto';
import { readText } from '@forecourt/values';
import { makeOfTitle } from '../fields/readMake.ts';
import type { RawRow } from '../read/rawRow.ts';
import type { FeedDraft, FeedMap } from './feedMap.ts';

/**
 * A table of advertised cars (one row per advertisement, columns as in `australian_vehicle_prices.csv`). It has no stock numbers:
 * one is derived from the fields that identify the car and do not change with its price, so that a car keeps it across feeds.
 * Make and model come from the title, because the table splits makes of two words (`Land` / `Rover`).
 */
export const listings: FeedMap = {
  name: 'listings',
  title: 'Advertised cars CSV',
  format: 'csv',
  required: ['Brand', 'Year', 'Model', 'Title', 'UsedOrNew', 'Kilometres', 'ColourExtInt', 'Price'],
  open: () => {
    const twins = new Map<string, number>();
    return (row) => read(row, twins);
  },
};

function read(row: RawRow, twins: Map<string, number>): FeedDraft {
  const [colour, interiorColour] = splitColours(row.get('ColourExtInt'));
  const [city, state] = splitPlace(row.get('Location'));
  const engine = row.get('Engine') ?? '';
  const doors = row.get('Doors') ?? '';
  return {
    stocknum: stockNumber(row, twins),
    ...splitTitle(row),
    year: row.get('Year'),
    carType: row.get('UsedOrNew'),
    transmission: row.get('Transmission'),
    engineSize: /[\d.]+(?=\s*L)/.exec(engine)?.[0] ?? null,
    cylinders: row.get('CylindersinEngine')?.replace(/\s*cyl$/, '') ?? null,
    drive: row.get('DriveType'),
    fuel: row.get('FuelType'),
    consumption: /^[\d.]+/.exec(row.get('FuelConsumption') ?? '')?.[0] ?? null,
    km: readText(row.get('Kilometres')?.split('/')[0]),
    colour,
    interiorColour,
    city,
    state,
    body: row.get('BodyType'),
    // In rows without doors the columns are shifted, and this column has the seats.
    doors: doors.includes('Door') ? doors : null,
    seats: doors.includes('Seat') ? doors : row.get('Seats'),
    price: row.get('Price'),
  };
}

function stockNumber(row: RawRow, twins: Map<string, number>): string {
  const names = ['Title', 'Kilometres', 'ColourExtInt', 'Location', 'Car/Suv', 'UsedOrNew'];
  const identity = JSON.stringify(names.map((name) => row.get(name)));
  const number = `L${createHash('sha256').update(identity).digest('hex').slice(0, 10).toUpperCase()}`;
  const seen = (twins.get(number) ?? 0) + 1;
  twins.set(number, seen);
  return seen === 1 ? number : `${number}-${seen}`;
}

function splitTitle(row: RawRow): FeedDraft {
  const brand = row.get('Brand') ?? '';
  const title = (row.get('Title') ?? '').replace(/^\d{4}\s+/, '');
  const found = makeOfTitle(title) ?? { make: brand, rest: title.slice(brand.length).trim() };
  const [, model = '', badge = ''] = /^(Range Rover|Discovery Sport|\S+)\s*(.*)$/.exec(found.rest) ?? [];
  const given = row.get('Model');
  const whole = given !== null && found.rest.startsWith(given) && given.length > model.length;
  return {
    make: found.make,
    model: whole ? given : model || given,
    badge: (whole ? found.rest.slice(given.length).trim() : badge) || null,
  };
}

/** `White / Black Leather`; shifted rows have other texts here (`5 years / Unlimited km`). */
function splitColours(text: string | null): [string | null, string | null] {
  if (text === null || /year|\bkm\b|unlimited/i.test(text)) return [null, null];
  const [outside = null, inside = null] = text.split(' / ');
  return [outside, inside];
}

/** `Brookvale, NSW`. */
function splitPlace(text: string | null): [string | null, string | null] {
  const [city, state] = (text ?? '').split(',').map((part) => readText(part));
  return [city ?? null, state ?? null];
}
