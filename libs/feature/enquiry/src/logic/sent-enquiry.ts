import { siteStorage } from '@forecourt/browser';
import type { BookedTime } from './booked-time.ts';
import type { EnquiryCar } from './enquiry-car.ts';

const NAME = 'sent';

/** What `/success` shows about the last enquiry. It has no personal data. */
export interface SentEnquiry {
  category: string;
  /** The vehicle of the enquiry; null for a general enquiry. */
  car: { name: string; slug: string; carType: string } | null;
  /** The booked time; null for none. */
  booked: BookedTime | null;
}

/** Stores the last sent enquiry for `/success`, in this tab only. */
export function rememberSent(
  site: string,
  { category, car, booked }: { category: string; car: EnquiryCar | null; booked: BookedTime | null },
): void {
  const sent: SentEnquiry = {
    category,
    car: car && { name: car.name, slug: car.slug, carType: car.car_type },
    booked,
  };
  siteStorage('sessionStorage', site).set(NAME, JSON.stringify(sent));
}

/** The last enquiry sent from this tab, or null. Stored data is validated, because anything can write to it. */
export function readSent(site: string): SentEnquiry | null {
  try {
    const kept: unknown = JSON.parse(siteStorage('sessionStorage', site).get(NAME) ?? 'null');
    if (!isRecord(kept) || typeof kept.category !== 'string') return null;
    return { category: kept.category, car: readCar(kept.car), booked: readBooked(kept.booked) };
  } catch {
    return null;
  }
}

function readCar(kept: unknown): SentEnquiry['car'] {
  if (!isRecord(kept)) return null;
  const { name, slug, carType } = kept;
  if (typeof name !== 'string' || typeof slug !== 'string' || typeof carType !== 'string') return null;
  return { name, slug, carType };
}

function readBooked(kept: unknown): BookedTime | null {
  if (!isRecord(kept) || typeof kept.slot !== 'string') return null;
  return { slot: kept.slot, locationId: typeof kept.locationId === 'number' ? kept.locationId : null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
