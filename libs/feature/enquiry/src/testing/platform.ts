import type { Car } from '@forecourt/vehicle';
import { fileRefusalText, sentFilePayload } from '@forecourt/lead';
import { leadRequestSchema } from '@forecourt/platform-client/contracts';
import type { KeptFiles, LeadRequest, RegoVehicle, ValuationAnswer } from '@forecourt/platform-client';

/** The id of every lead of this platform. */
export const LEAD_ID = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';

/** A received lead: parsed as the API does, with its idempotency key and headers. */
export interface TakenLead {
  lead: LeadRequest;
  key: string | null;
  headers: Headers;
}

/** The part of the platform API that enquiries need, with the real contract; `answer` replaces a response, for failures. */
export function testPlatform({
  cars = [],
  plate,
  valuation,
  slots,
  answer,
}: {
  cars?: readonly Car[];
  /** The vehicle of every number plate; without it no plate is known. */
  plate?: RegoVehicle;
  /** The trade-in value of every vehicle; without it the request fails. */
  valuation?: ValuationAnswer;
  /** Free times by location; without them the request for times fails. */
  slots?: Readonly<Record<number, readonly string[]>>;
  answer?: (path: string) => Response | null | Promise<Response | null>;
} = {}) {
  const leads: TakenLead[] = [];
  const changes: unknown[] = [];
  const valued: unknown[] = [];
  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const told = (await answer?.(path)) ?? null;
    if (told) return told;
    if (path.startsWith('/api/uploads?')) return json(200, await keptFiles(path, init));
    if (path === '/api/leads') {
      const headers = new Headers(init.headers);
      const lead = leadRequestSchema.parse(JSON.parse(String(init.body)));
      leads.push({ lead, key: headers.get('idempotency-key'), headers });
      return json(200, { lead_id: LEAD_ID });
    }
    if (path.startsWith('/api/rego?')) return plate ? json(200, plate) : new Response(null, { status: 204 });
    if (path === '/api/valuations') {
      valued.push(JSON.parse(String(init.body)));
      return valuation ? json(200, valuation) : json(503, { title: 'Not available' });
    }
    if (init.method === 'PATCH') {
      changes.push({ path, ...JSON.parse(String(init.body)) });
      return json(200, { lead_id: LEAD_ID, offer_accepted: true });
    }
    const [, location_id] = /^\/api\/appointments\?location_id=(\d+)$/.exec(path) ?? [];
    if (location_id !== undefined && slots)
      return json(200, {
        location_id: Number(location_id),
        slots: slots[Number(location_id)] ?? [],
        loan_car_days: null,
      });
    const car = cars.find(({ slug }) => path === `/api/cars/${slug}`);
    return car ? json(200, car) : json(404, { title: 'Not found', error: 'This vehicle is not here.' });
  }
  return { fetch, leads, valued, changes };
}

/** Keeps every file that is not empty; the signature of this platform is not checked. */
async function keptFiles(path: string, { body, headers }: RequestInit): Promise<KeptFiles> {
  const form =
    body instanceof FormData ? body : await new Response(body ?? null, headers && { headers }).formData();
  const kept: KeptFiles = { fields: [], files: [], refused: [] };
  for (const [field, value] of form) {
    if (typeof value === 'string') kept.fields.push([field, value]);
    else if (value.name === '') continue;
    else if (value.size === 0) {
      const error = fileRefusalText('empty', { name: value.name, accept: 'photos', most: 10 });
      kept.refused.push({ field, name: value.name, error });
    } else {
      const payload = sentFilePayload({
        ...{
          id: crypto.randomUUID(),
          form: path.split('form=')[1] ?? '',
          field: field.replace('values.', ''),
        },
        ...{ name: value.name, type: value.type, bytes: value.size },
      });
      kept.files.push({ field, id: `${payload}.${'s'.repeat(43)}` });
    }
  }
  return kept;
}

/** A JSON response of the API. */
export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
