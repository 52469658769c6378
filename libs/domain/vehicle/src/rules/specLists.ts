import { formatNumber, longDate, readDate, readText } from '@forecourt/values';
import type { Car } from '../car/car.ts';
import { regoText } from './regoText.ts';

/** One line of a specification list. */
export type SpecItem = { key: string; label: string; value: string };

/** The three lists of the requirements. */
export type SpecLists = { featured: SpecItem[]; specifications: SpecItem[]; summary: SpecItem[] };

/** Number of lines of key information before Show More. */
export const KEY_INFORMATION_SHOWN = 4;

/** Number of features before Show More. */
export const FEATURES_SHOWN = 8;

/**
 * The specification lists of a vehicle page: `featured` is the key information, `specifications` the manufacturer's data,
 * `summary` the identity of the vehicle. A caravan has feet, sleeps, axle and masses, and no kilometres (ruling 124). Lines
 * without a value, or with the text `null`, are left out; 0 km is a value (ruling 67). Numbers have thousands commas and units.
 * The registration is evaluated on `day`; without `day` there is no registration line.
 *
 * @example specLists(car).featured[0] // { key: 'km', label: 'Odometer', value: '55,490 km' }
 */
export function specLists(car: Car, day?: Parameters<typeof regoText>[1]): SpecLists {
  const caravan = car.item_type === 'caravan';
  return {
    featured: caravan ? caravanFeatured(car) : carFeatured(car),
    specifications: caravan ? caravanSpecifications(car) : carSpecifications(car),
    summary: summary(car, day ? regoText(car.rego_expiry, day) : null),
  };
}

function carFeatured(car: Car): SpecItem[] {
  return items([
    ['km', 'Odometer', unit(car.km, 'km')],
    ['transmission', 'Transmission', car.trans ?? car.simple_transmission],
    ['fuel', 'Fuel', car.fuel ?? car.simple_fuel],
    ['body', 'Body', car.body],
    ['engine', 'Engine', unit(car.engine_size_litres ?? car.variant?.enginesize_litres, 'L')],
    ['drive', 'Drive', car.drive],
    ['seats', 'Seats', car.seats],
    ['doors', 'Doors', car.doors],
    ['colour', 'Colour', car.colour],
  ]);
}

function carSpecifications(car: Car): SpecItem[] {
  const variant = car.variant;
  return items([
    ['cylinders', 'Cylinders', variant?.cylinders || null],
    ['enginesize', 'Engine size', unit(car.engine_size ?? variant?.enginesize, 'cc')],
    ['induction', 'Induction', variant?.induction],
    ['torque', 'Torque', variant?.torque],
    ['geartype', 'Gear type', variant?.geartype],
    ['gearnum', 'Gears', car.gearnum],
    ['bodyconfiguration', 'Body configuration', car.bodyconfiguration ?? variant?.bodyconfiguration],
    ['fuelconsumptioncombined', 'Fuel use, combined', unit(variant?.fuelconsumptioncombined, 'L/100 km')],
    ['fuelcapacity', 'Fuel tank', unit(variant?.fuelcapacity, 'L')],
    ['towingcapacitybraked', 'Towing capacity, braked', unit(variant?.towingcapacitybraked, 'kg')],
    ['grossvehiclemass', 'Gross vehicle mass', unit(variant?.grossvehiclemass, 'kg')],
    ['vehiclelength', 'Length', unit(variant?.vehiclelength, 'mm')],
    ['vehiclewidth', 'Width', unit(variant?.vehiclewidth, 'mm')],
    ['vehicleheight', 'Height', unit(variant?.vehicleheight, 'mm')],
    [
      'ancaprating',
      'ANCAP rating',
      unit(variant?.ancaprating, variant?.ancaprating === 1 ? 'star' : 'stars'),
    ],
  ]);
}

function caravanFeatured(car: Car): SpecItem[] {
  const caravan = car.specifications;
  return items([
    ['body_length', 'Length', unit(caravan?.body_length, 'ft')],
    ['sleeps', 'Sleeps', caravan?.sleeps],
    ['axle_type', 'Axle', caravan?.axle_type],
    ['tare_weight', 'Tare', unit(caravan?.tare_weight, 'kg')],
    ['aggregate_trailer_mass', 'ATM', unit(caravan?.aggregate_trailer_mass, 'kg')],
    ['body_width', 'Width', unit(caravan?.body_width, 'ft')],
    ['colour', 'Colour', car.colour],
  ]);
}

function caravanSpecifications(car: Car): SpecItem[] {
  const tare = car.specifications?.tare_weight ?? null;
  const atm = car.specifications?.aggregate_trailer_mass ?? null;
  const payload = tare !== null && atm !== null && atm >= tare ? atm - tare : null;
  return items([
    ['body', 'Body', car.body],
    ['body_length', 'Body length', unit(car.specifications?.body_length, 'ft')],
    ['body_width', 'Body width', unit(car.specifications?.body_width, 'ft')],
    ['tare_weight', 'Tare weight', unit(tare, 'kg')],
    ['payload', 'Payload', unit(payload, 'kg')],
    ['aggregate_trailer_mass', 'Aggregate trailer mass', unit(atm, 'kg')],
    ['axle_type', 'Axle type', car.specifications?.axle_type],
    ['sleeps', 'Sleeps', car.specifications?.sleeps],
  ]);
}

function summary(car: Car, rego: string | null): SpecItem[] {
  return items([
    ['stocknum', 'Stock number', car.stocknum],
    ['year', 'Year', car.year],
    ['make', 'Make', car.make],
    ['model', 'Model', car.model],
    ['badge', 'Badge', car.badge],
    ['series', 'Series', car.series],
    ['interior_colour', 'Interior', car.interior_colour],
    ['build_date', 'Built', dateWords(car.build_date)],
    ['compliance_date', 'Complied', dateWords(car.compliance_date)],
    ['regplate', 'Registration', car.regplate],
    ['rego_expiry', 'Rego', rego],
    ['vin', 'VIN', car.vin],
  ]);
}

type Line = readonly [key: string, label: string, value: string | number | null | undefined];

function items(lines: readonly Line[]): SpecItem[] {
  return lines.flatMap(([key, label, value]) => {
    const text = readText(value);
    return text === null ? [] : [{ key, label, value: text }];
  });
}

function unit(value: number | null | undefined, name: string): string | null {
  return value === null || value === undefined || !Number.isFinite(value)
    ? null
    : `${formatNumber(value)} ${name}`;
}

function dateWords(value: string | null): string | null {
  const date = readDate(value);
  return date === null ? null : longDate(date);
}
