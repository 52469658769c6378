import { json } from '@forecourt/database';
import { leadPayload, type LeadFile, type LeadForm } from '@forecourt/lead';
import { localDate } from '@forecourt/values';
import { acceptLead, leadVehicle } from '@forecourt/lead-desk';
import type { ApiSite } from '@forecourt/api';
import { arriving, JPEG, MULTIPART, multipart, PDF } from '@forecourt/uploads/testing';
import { parseCar, type Car } from '@forecourt/vehicle';
import { randomUUID } from 'node:crypto';
import { site as ownSite, type TestDesk } from './testDesk.ts';

/** The car of the tests. */
export const car = parseCar({
  id: 20000,
  slug: '2020-toyota-rav4-u647390',
  make: 'Toyota',
  model: 'RAV4',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'U647390',
  km: 55_490,
  price: 55_880,
  primary_image_url: '/pictures/suv/black-front34.webp',
  location_id: 101,
});

/** Facts of a lead that a test gives. */
export interface GivenLead {
  form?: Partial<LeadForm> & { category?: string };
  site?: ApiSite;
  locationId?: number | null;
  at?: Date;
  about?: Car | null;
  appointment?: Date;
  files?: readonly LeadFile[];
  /** Without contact details, as the lead of a finance application is. */
  isNobody?: boolean;
}

const NOBODY = { last_name: null, email: null, phone: null, postcode: null };

/** Accepts a lead as a site does; returns its id. */
export async function addLead(
  { database: { db } }: Pick<TestDesk, 'database'>,
  {
    form = {},
    site = ownSite,
    locationId = 101,
    at = new Date(),
    about = car,
    appointment,
    files = [],
    isNobody = false,
  }: GivenLead = {},
): Promise<string> {
  const { category = 'Vehicle Enquiry', ...typed } = form;
  const filled = {
    name: 'Kim',
    last_name: 'Lee',
    email: `${randomUUID()}@shopper.example`,
    phone: '0491 570 006',
    ...typed,
  };
  const payload = {
    ...leadPayload(
      { postcode: '4006', message: 'Is it still there?', ...filled },
      { url: `${site.origin}/cars/x`, userAgent: null, car: about, visitedPages: [], files },
    ),
    ...(isNobody && NOBODY),
    category,
    location_id: locationId,
  };
  const { leadId } = await acceptLead(
    { db, now: at },
    {
      site,
      idempotencyKey: randomUUID(),
      payload,
      vehicle: about && leadVehicle(about),
      ...(appointment && {
        appointment: {
          locationId: locationId ?? 101,
          start: appointment,
          day: localDate(appointment, 'Australia/Brisbane'),
        },
      }),
    },
  );
  return leadId;
}

/** Sends a photo and a CV with a form of a site, as a shopper does. */
export async function addFiles(
  { files: { uploads } }: Pick<TestDesk, 'files'>,
  site = ownSite,
): Promise<LeadFile[]> {
  const body = multipart([
    ['values.photos', JPEG, 'front.png'],
    ['values.cv', PDF, 'Kim’s “CV”.pdf'],
  ]);
  const rules = {
    'values.photos': { accept: 'photos', most: 1 },
    'values.cv': { accept: 'documents', most: 1 },
  } as const;
  const form = await uploads.receive(
    { body: arriving(body), contentType: MULTIPART },
    { site: site.slug, form: 'own', rules, now: new Date() },
  );
  if (typeof form === 'string') throw new Error(`The form is ${form}.`);
  return form.files.map(({ field, ...file }) => ({ ...file, label: field, hash: file.id }));
}

/** Puts a car in the stock of a dealer. */
export async function addCar(
  { database: { db } }: Pick<TestDesk, 'database'>,
  added: Car,
  dealer = ownSite.slug,
) {
  await db
    .insertInto('cars')
    .values({
      id: added.id,
      dealer,
      stocknum: added.stocknum ?? String(added.id),
      vin: added.vin,
      slug: added.slug,
      status: added.status,
      car: json(added),
      content_hash: '',
    })
    .execute();
}
