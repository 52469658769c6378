import { PlatformProblem, createPlatformFetch, newKey } from '@forecourt/platform-client';
import type { Appointments } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import { readAbout } from './enquiry-about.ts';
import { enquiryCar } from './enquiry-car.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import { enquiryTopic } from './enquiry-topic.ts';
import type { EnquiryTopic } from './enquiry-topic.ts';
import { goneTopic } from './gone-topic.ts';
import { visitPlace } from './visit-places.ts';

/** How long the page waits for the times that can be booked, milliseconds; it stands without them. */
const PATIENCE_MS = 1_500;

/** Everything that the enquiry page shows before a word is typed. */
export interface EnquirePage {
  head: PageHead;
  car: EnquiryCar | null;
  topic: EnquiryTopic;
  /** The slug of a vehicle that was asked for and cannot be shown; null when all is well. */
  missing: string | null;
  /** The form's own key: one for each time the page is made. */
  formKey: string;
  /** When the form was made, in milliseconds since 1970; tells the quickest robots apart without JavaScript. */
  startedAt: number;
  /** The times that can be booked where the vehicle stands; null where none is asked for, or nobody can tell. */
  appointments: Appointments | null;
}

/** The enquiry page of a request: about the vehicle in `?car=`, or a general question. */
export async function loadEnquire(services: SiteServices, url: URL): Promise<EnquirePage> {
  const { site, now, origin } = services;
  const slug = carSlug(url);
  const found = await findCar(services, slug).catch(unlessRefused);
  const car = found ?? null;
  const about = readAbout(url.searchParams.get('about'));
  const depositDollars = featureOptions(site, 'enquiry')?.reserveDepositDollars;
  const isGone = slug !== null && found === null;
  const topic = isGone ? goneTopic(slug) : enquiryTopic(car, now, { about, depositDollars });
  const words = car ? `${topic.title}: ${car.name}` : topic.title;
  return {
    head: {
      title: `${words} | ${site.name}`,
      description: `${words}. ${site.brand.description}`,
      canonical: `${origin}${paths.enquire(car?.slug, topic.about)}`,
      noindex: true,
    },
    car,
    topic,
    missing: car ? null : slug,
    formKey: newKey(),
    startedAt: now.getTime(),
    appointments: await findAppointments(services, visitPlace(site, car, topic)?.id),
  };
}

async function findAppointments(
  { fetch }: SiteServices,
  locationId: number | undefined,
): Promise<Appointments | null> {
  if (locationId === undefined) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return createPlatformFetch({ fetch }).appointments(locationId, { signal });
}

/** The slug of the vehicle that an address of the enquiry page names; null for none. */
export function carSlug(url: URL): string | null {
  return url.searchParams.get('car')?.slice(0, 200) || null;
}

/** The vehicle with that slug; null when the site has none. Throws a `PlatformProblem` when nobody can tell. */
export async function findCar(services: SiteServices, slug: string | null): Promise<EnquiryCar | null> {
  if (slug === null) return null;
  const car = await createPlatformFetch({ fetch: services.fetch }).car(slug);
  return car && enquiryCar(car);
}

/** The page stands without a vehicle that nobody can tell of; the form below tells who cannot send it. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof PlatformProblem) return undefined;
  throw error;
}
