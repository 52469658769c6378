import { loanQuery } from '@forecourt/finance-calculator/loan';
import { leadMessages } from '@forecourt/lead';
import type { SiteServices } from '@forecourt/page/loader';
import { contentKey, HONEYPOT_FIELD, PlatformProblem, postLead } from '@forecourt/platform-client';
import type { LeadRequestInput, PostLeadOptions } from '@forecourt/platform-client';
import { featureOptions } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import type { enquiry } from '../manifest.ts';
import type { BookedTime } from './booked-time.ts';
import { checkEnquiry, namedErrors } from './check-enquiry.ts';
import { askedTopic, carSlug } from './asked-topic.ts';
import { readAbout } from './enquiry-about.ts';
import { failureText } from './failure-text.ts';
import { formRules, readForm } from './form-fields.ts';
import type { FormErrors, FormValues } from './form-fields.ts';
import { bookedBy, leadRequest } from './lead-request.ts';
import { findCar } from './load-enquire.ts';
import { formPlaces } from './visit-places.ts';

/** The errors of a rejected form, with the submitted values. */
export interface RefusedForm {
  values: FormValues;
  errors: FormErrors;
  /** An error message about the whole form; null when only fields have errors. */
  failure: string | null;
  status: number;
}

/** The result of an accepted form. */
export interface SentForm {
  /** The booked time; null for none. */
  booked: BookedTime | null;
}

/** Sends a form posted without JavaScript as a lead. */
export async function sendEnquire(
  services: SiteServices,
  request: Request,
  form: FormData,
): Promise<RefusedForm | SentForm> {
  const values = readForm(form);
  try {
    return await trySending(services, request, form, values);
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const errors = namedErrors(error.fields);
    const named = Object.keys(errors).length > 0;
    const status = error.status < 400 ? 503 : error.status;
    return { values, errors, failure: named ? null : failureText(error), status };
  }
}

async function trySending(
  services: SiteServices,
  request: Request,
  form: FormData,
  values: FormValues,
): Promise<RefusedForm | SentForm> {
  const { site, now } = services;
  const options = featureOptions<typeof enquiry>(site, 'enquiry');
  if (!options) return { values, errors: {}, failure: null, status: 404 };
  const url = new URL(request.url);
  const slug = carSlug(url);
  const about = readAbout(url.searchParams.get('about'));
  const car = await findCar(services, slug);
  const topic = askedTopic(services, url, car);
  // The form was rendered before the vehicle was reserved: its kind of enquiry is no longer possible.
  if (about !== null && topic.about === null && topic.intro !== null)
    return { values, errors: {}, failure: `${leadMessages.notBooked} ${topic.intro}`, status: 409 };
  const places = formPlaces(site, car, topic);
  const checked = checkEnquiry(values, formRules(options, places, topic));
  if ('errors' in checked) return { values, errors: checked.errors, failure: null, status: 422 };
  const loan = loanQuery(url.searchParams);
  const lead: LeadRequestInput = {
    ...leadRequest(checked.enquiry, {
      topic,
      car,
      priceShown: null, // the vehicle may have been repriced since the form was rendered
      places,
      url: pageOf(request),
      loan,
      visit: null,
      honeypot: textOf(form, HONEYPOT_FIELD),
    }),
    ...startOf(form),
  };
  const salt = textOf(form, 'form_key') || localDate(now, site.zone);
  const idempotencyKey = await contentKey(salt, [values, slug, topic.about, loan, topic.answers]);
  await postLead(lead, { idempotencyKey, fetch: fetchAs(services, request) });
  return { booked: bookedBy(lead, car) };
}

/** The page with the form: the referrer if it is on this site, else the URL of the post. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  const own = URL.canParse(referer) && new URL(referer).host === new URL(request.url).host;
  return own ? referer : request.url;
}

/** Fetches from the platform with the visitor's headers: the user agent for the lead, the IP address for the rate limit. */
function fetchAs({ fetch }: SiteServices, { headers }: Request): NonNullable<PostLeadOptions['fetch']> {
  const passed = ['user-agent', 'x-forwarded-for'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (path, init) => {
    const merged = new Headers(init?.headers);
    for (const [name, value] of passed) merged.set(name, value);
    return fetch(path, { ...init, headers: merged });
  };
}

function startOf(form: FormData): { started_at?: number } {
  const started = Number(textOf(form, 'started_at'));
  return Number.isFinite(started) && started > 0 ? { started_at: started } : {};
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
