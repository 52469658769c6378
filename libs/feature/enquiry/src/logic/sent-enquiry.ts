import { siteStorage } from '@forecourt/browser';
import { readOwnOffer } from '@forecourt/finance-calculator/trade-in';
import type { OwnOffer } from '@forecourt/finance-calculator/trade-in';
import type { BookedTime } from './sent-cookie.ts';
import type { EnquiryCar } from './enquiry-car.ts';

const NAME = 'sent';

/** The value of the shopper's own vehicle that was sent with a lead. */
export interface SentOffer extends OwnOffer {
  leadId: string;
  /** The signed value. */
  valuationId: string;
  /** Whether the shopper accepted it. */
  accepted: boolean;
}

/** What `/success` shows about the last enquiry. It has no contact details. */
export interface SentEnquiry {
  category: string;
  /** The vehicle of the enquiry; null for a general enquiry. */
  car: { name: string; slug: string; carType: string } | null;
  /** The booked time; null for none. */
  booked: BookedTime | null;
  /** The value of the shopper's own vehicle; null for none. */
  offer: SentOffer | null;
}

/** Stores the last sent enquiry for `/success`, in this tab only. */
export function rememberSent(
  site: string,
  {
    category,
    car,
    booked,
    offer = null,
  }: { category: string; car: EnquiryCar | null; booked: BookedTime | null; offer?: SentOffer | null },
): void {
  const sent: SentEnquiry = {
    category,
    car: car && { name: car.name, slug: car.slug, carType: car.car_type },
    booked,
    offer,
  };
  siteStorage('sessionStorage', site).set(NAME, JSON.stringify(sent));
}

/** Forgets the last sent enquiry of this tab. */
export function forgetSent(site: string): void {
  siteStorage('sessionStorage', site).set(NAME, 'null');
}

/** Stores that the value of the last enquiry was accepted. */
export function acceptSent(site: string): void {
  const sent = readSent(site);
  if (!sent?.offer) return;
  const accepted = { ...sent, offer: { ...sent.offer, accepted: true } };
  siteStorage('sessionStorage', site).set(NAME, JSON.stringify(accepted));
}

/** The last enquiry sent from this tab, or null. Stored data is validated, because anything can write to it. */
export function readSent(site: string): SentEnquiry | null {
  try {
    const kept: unknown = JSON.parse(siteStorage('sessionStorage', site).get(NAME) ?? 'null');
    if (!isRecord(kept) || typeof kept.category !== 'string') return null;
    return {
      category: kept.category,
      car: readCar(kept.car),
      booked: readBooked(kept.booked),
      offer: readOffer(kept.offer),
    };
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

function readOffer(kept: unknown): SentOffer | null {
  const offer = readOwnOffer(kept);
  if (!offer || !isRecord(kept)) return null;
  const { leadId, valuationId, accepted } = kept;
  if (typeof leadId !== 'string' || typeof valuationId !== 'string') return null;
  return { ...offer, leadId, valuationId, accepted: accepted === true };
}

function readBooked(kept: unknown): BookedTime | null {
  if (!isRecord(kept) || typeof kept.slot !== 'string') return null;
  return { slot: kept.slot, locationId: typeof kept.locationId === 'number' ? kept.locationId : null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
