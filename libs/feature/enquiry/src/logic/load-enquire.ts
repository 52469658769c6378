import { loanQuery, withLoan } from '@forecourt/finance-calculator/loan';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { createPlatformFetch, newKey, PlatformProblem } from '@forecourt/platform-client';
import type { Appointments } from '@forecourt/platform-client';
import type { DeclaredValues } from '@forecourt/lead';
import { paths } from '@forecourt/site-config';
import { askedTopic, carSlug } from './asked-topic.ts';
import { filledIn, withoutLoanCar } from './declared-topic.ts';
import { enquireCrumbs } from './enquire-crumbs.ts';
import { enquiryCar } from './enquiry-car.ts';
import { jobsJsonLd, listedJobs } from './listed-jobs.ts';
import type { ListedJob } from './listed-jobs.ts';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { searchEnquiryPath, wantedSearch } from './search-topic.ts';
import { formPlaces, visitPlace } from './visit-places.ts';

/** Timeout for loading the available times, milliseconds; the page renders without them. */
const TIMEOUT_MS = 1_500;

/** Loader data of the enquiry page. */
export interface EnquirePage {
  head: PageHead;
  car: EnquiryCar | null;
  topic: EnquiryTopic;
  /** The slug of a requested vehicle that does not exist; otherwise null. */
  missing: string | null;
  /** Idempotency key of the form, new for each render of the page. */
  formKey: string;
  /** When the form was rendered, milliseconds since 1970; detects fast bots without JavaScript. */
  startedAt: number;
  /** The loan chosen in the calculator, as a query; empty for none. */
  loan: string;
  /** URL that the form posts to without JavaScript. */
  action: string;
  /** The jobs that are listed above the form: null for no list, empty if the page has to say that no job is open. */
  jobs: ListedJob[] | null;
  /** Answers that the URL fills in. */
  values: DeclaredValues;
  /** The available times at the vehicle's location; null for a form without times, or when they could not be loaded. */
  appointments: Appointments | null;
}

/** The enquiry page of a request: about the vehicle in `?car=`, or a general enquiry. */
export async function loadEnquire(services: SiteServices, url: URL): Promise<EnquirePage> {
  const { site, now, origin } = services;
  const slug = carSlug(url);
  const found = await findCar(services, slug).catch(unlessRefused);
  const car = found ?? null;
  const asked = askedTopic(services, url, found);
  const appointments = await findAppointments(services, visitPlace(site, car, asked)?.id);
  const hasChoice = formPlaces(site, car, asked).length > 0;
  const topic = hasChoice ? asked : offeredTopic(asked, appointments);
  const search = slug === null ? wantedSearch(url) : null;
  const loan = loanQuery(url.searchParams);
  const words = car ? `${topic.title}: ${car.name}` : topic.title;
  const [path] = topic.form?.paths ?? [];
  const jobs = listedJobs(services, topic.form);
  return {
    head: {
      title: `${words} | ${site.name}`,
      description: `${words}. ${site.brand.description}`,
      canonical: `${origin}${path === undefined ? paths.enquire(car?.slug, topic.about) : `/${path}`}`,
      noindex: path === undefined,
      jsonLd: [
        breadcrumbJsonLd(origin, enquireCrumbs(site, { car, topic })),
        ...(jobs === null ? [] : jobsJsonLd(services)),
      ],
    },
    jobs,
    car,
    topic,
    missing: car ? null : slug,
    formKey: newKey(),
    startedAt: now.getTime(),
    loan,
    action: topic.form
      ? `${url.pathname}${url.search}`
      : search
        ? searchEnquiryPath(search)
        : withLoan(paths.enquire(car?.slug ?? slug, topic.about), loan),
    values: topic.form ? filledIn(topic.form, url) : {},
    appointments,
  };
}

/** A workshop offers a loan car while one is left. */
function offeredTopic(topic: EnquiryTopic, appointments: Appointments | null): EnquiryTopic {
  const isGone = appointments !== null && (appointments.loan_car_days ?? []).length === 0;
  return topic.form && isGone ? { ...topic, form: withoutLoanCar(topic.form) } : topic;
}

async function findAppointments(
  { fetch }: SiteServices,
  locationId: number | undefined,
): Promise<Appointments | null> {
  if (locationId === undefined) return null;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return createPlatformFetch({ fetch }).appointments(locationId, { signal });
}

/** The vehicle with that slug; null when the site has none. Throws a `PlatformProblem` when the request fails. */
export async function findCar(services: SiteServices, slug: string | null): Promise<EnquiryCar | null> {
  if (slug === null) return null;
  const car = await createPlatformFetch({ fetch: services.fetch }).car(slug);
  return car && enquiryCar(car);
}

/** If the vehicle cannot be loaded, the page renders without it; sending the form then reports an error. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof PlatformProblem) return undefined;
  throw error;
}
