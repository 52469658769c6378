import { randomUUID } from 'node:crypto';

/** Somebody who asks; nobody else has this address, so that no lead is taken for another. */
export interface Shopper {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
  message: string;
}

/** A shopper of this test alone. */
export function aShopper(): Shopper {
  return {
    name: 'Priya',
    last_name: 'Nair',
    email: `priya.${randomUUID()}@mail.example`,
    phone: '0491 570 156',
    postcode: '0800',
    message: 'Is it still there, and may I see it on Saturday?',
  };
}

/** A lead as a client of the API posts it, ten seconds after its form appeared; about a vehicle by the platform's number for it. */
export function aLead(shopper: Shopper, carId: number | null, changes: object = {}): string {
  return JSON.stringify({
    ...shopper,
    category: carId ? 'Vehicle Enquiry' : 'General Enquiry',
    subcategory: null,
    opt_in: false,
    terms_conditions: true,
    additional_services: [],
    car_id: carId,
    elapsed_ms: 10_000,
    ...changes,
  });
}

/** The headers of such a post. */
export function leadHeaders(key: string = randomUUID()): Record<string, string> {
  return { 'content-type': 'application/json', 'idempotency-key': key };
}
