import type { EnquiryCar } from './enquiry-car.ts';

/** What `/success` may say about the enquiry that was sent. Nothing in it tells who sent it. */
export interface SentEnquiry {
  category: string;
  /** The vehicle asked about; null for a general question. */
  car: { name: string; slug: string; carType: string } | null;
}

/** Keeps the last sent enquiry for `/success`, in this tab only. */
export function rememberSent(
  storage: () => Storage,
  site: string,
  { category, car }: { category: string; car: EnquiryCar | null },
): void {
  const sent: SentEnquiry = {
    category,
    car: car && { name: car.name, slug: car.slug, carType: car.car_type },
  };
  try {
    storage().setItem(keyOf(site), JSON.stringify(sent));
  } catch {
    // Full or blocked: the page then says the same without the vehicle's name.
  }
}

/** The enquiry that this tab sent last, or null. What was stored is checked, because anybody can write there. */
export function readSent(storage: () => Storage, site: string): SentEnquiry | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(site)) ?? 'null');
    if (!isRecord(kept) || typeof kept.category !== 'string') return null;
    return { category: kept.category, car: readCar(kept.car) };
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

function keyOf(site: string): string {
  return `forecourt:${site}:sent`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
