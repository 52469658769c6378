import { randomUUID } from 'node:crypto';
import type { Answer } from './ask.ts';

/** A shopper with a unique email address, so that leads are not deduped across tests. */
export interface Shopper {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
  message: string;
}

/** Creates a shopper for one test. */
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

/** The payload of an API lead, sent ten seconds after its form appeared; the vehicle is given by the platform's id. */
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

/** The headers of the POST. */
export function leadHeaders(key: string = randomUUID()): Record<string, string> {
  return { 'content-type': 'application/json', 'idempotency-key': key };
}

/** The id of a vehicle; the feed has none. */
export async function idOf(
  get: (path: string) => Promise<Answer>,
  { slug }: { slug: string },
): Promise<number> {
  return JSON.parse((await get(`/api/cars/${slug}`)).text).id;
}
