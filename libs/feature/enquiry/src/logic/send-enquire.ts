import { loanQuery } from '@forecourt/finance-calculator/loan';
import { declaredFields, leadMessages } from '@forecourt/lead';
import type { FormDeclaration } from '@forecourt/lead';
import { fetchAs } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { contentKey, HONEYPOT_FIELD, PlatformProblem, postLead } from '@forecourt/platform-client';
import type { LeadRequestInput } from '@forecourt/platform-client';
import { featureOptions } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import type { enquiry } from '../manifest.ts';
import type { BookedTime } from './sent-cookie.ts';
import { namedErrors } from './check-enquiry.ts';
import { checkForm } from './check-form.ts';
import { askedTopic, carSlug } from './asked-topic.ts';
import { declaredForm } from './declared-topic.ts';
import { readAbout } from './enquiry-about.ts';
import { failureText } from './failure-text.ts';
import { formRules, readForm } from './form-fields.ts';
import { errorsOfStep, firstOpenStep, GO_FIELD, lastStep, STEP_FIELD } from './form-steps.ts';
import type { FormValues } from './form-fields.ts';
import type { EnquirePost, Sending } from './read-enquire-post.ts';
import type { RefusedForm } from './refused-form.ts';
import { PLATE_FIELD, VALUE_FIELD } from './trade-in-value.ts';
import { valuedStep } from './value-trade-in.ts';
import type { ValuedStep } from './value-trade-in.ts';
import { bookedBy, leadRequest } from './lead-request.ts';
import { countedQuery } from './counted-post.ts';
import { findCar } from './load-enquire.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { formPlaces, visitPlace } from './visit-places.ts';

/** The result of an accepted form. */
export interface SentForm {
  /** The booked time; null for none. */
  booked: BookedTime | null;
  /** The query of the success page, by which a browser counts the form. */
  counted: string;
}

/** Sends a form posted without JavaScript as a lead, or shows another step of it. */
export async function sendEnquire(
  services: SiteServices,
  { request, url }: Sending,
  { form, fileErrors, failure }: EnquirePost,
): Promise<RefusedForm | SentForm> {
  const { site } = services;
  const options = featureOptions<typeof enquiry>(site, 'enquiry');
  const declared = declaredForm(options?.forms ?? [], url.pathname);
  const values = readForm(form, declared ? declaredFields(declared) : []);
  const step = stepOf(form, { form: declared });
  const posted = { form, options, values, step, declared, fileErrors, failure };
  const answer = await answerPost(services, { request, url }, posted);
  if (!('errors' in answer)) return answer;
  const shown = await valuedStep(fetchAs(services, request), {
    ...{ topic: { form: declared }, values, step: answer.step },
    onlineValuation: options?.onlineValuation === true,
    plate: textOf(form, PLATE_FIELD),
  });
  return { ...answer, ...shown };
}

async function answerPost(
  services: SiteServices,
  { request, url }: Sending,
  { form, options, values, step, declared, fileErrors, failure }: Posted,
): Promise<Refused | SentForm> {
  const answer = { errors: {}, failure: null, step };
  if (!options) return { ...answer, status: 404 };
  if (failure) return { ...answer, failure: failure.text, status: failure.status };
  if (form.get(GO_FIELD) === 'back') return { ...answer, step: Math.max(step - 1, 0), status: 200 };
  try {
    return await trySending(services, { request, url }, { form, options, values, step, fileErrors });
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const errors = namedErrors(error.fields, { form: declared });
    const named = Object.keys(errors).length > 0;
    const status = error.status < 400 ? 503 : error.status;
    return {
      ...{ errors, status },
      failure: named ? null : failureText(error, { form: declared }),
      step: firstOpenStep(errors, { form: declared }),
    };
  }
}

/** A posted form. */
interface Posted extends EnquirePost {
  options: LoaderOptions<typeof enquiry> | null;
  values: FormValues;
  /** The step that was shown. */
  step: number;
  /** The declaration of the form; null for the enquiry form. */
  declared: FormDeclaration | null;
}

/** A refused form, before its step is looked at. */
type Refused = Omit<RefusedForm, keyof ValuedStep>;

async function trySending(
  services: SiteServices,
  { request, url }: Sending,
  {
    form,
    options,
    values,
    step,
    fileErrors,
  }: Omit<Posted, 'declared' | 'failure'> & { options: LoaderOptions<typeof enquiry> },
): Promise<Refused | SentForm> {
  const { site, now } = services;
  const slug = carSlug(url);
  const about = readAbout(url.searchParams.get('about'));
  const car = await findCar(services, slug);
  const topic = askedTopic(services, url, car);
  // The form was rendered before the vehicle was reserved: its kind of enquiry is no longer possible.
  if (about !== null && topic.about === null && topic.intro !== null && topic.form === null)
    return { errors: {}, failure: `${leadMessages.notBooked} ${topic.intro}`, step, status: 409 };
  const places = formPlaces(site, car, topic);
  const today = localDate(now, site.zone);
  const checked = checkForm(values, { rules: formRules(options, places, topic), topic, today });
  const errors = { ...('errors' in checked && checked.errors), ...fileErrors };
  if (step < lastStep(topic)) {
    const here = errorsOfStep(errors, topic, step);
    const isDone = Object.keys(here).length === 0;
    return { errors: here, failure: null, step: isDone ? step + 1 : step, status: isDone ? 200 : 422 };
  }
  if (!('enquiry' in checked) || Object.keys(fileErrors).length > 0)
    return { errors, failure: null, step: firstOpenStep(errors, topic), status: 422 };
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
      valuationId: textOf(form, VALUE_FIELD) || null,
      honeypot: textOf(form, HONEYPOT_FIELD),
    }),
    ...startOf(form),
  };
  const salt = textOf(form, 'form_key') || today;
  const idempotencyKey = await contentKey(salt, [
    values,
    slug,
    topic.pageId,
    topic.about,
    loan,
    topic.answers,
  ]);
  await postLead(lead, { idempotencyKey, fetch: fetchAs(services, request) });
  return { booked: bookedBy(lead, car, visitPlace(site, car, topic)), counted: countedQuery(topic, car) };
}

/** The step of a posted form, from 0. */
function stepOf(form: FormData, topic: Pick<EnquiryTopic, 'form'>): number {
  const step = Number(textOf(form, STEP_FIELD));
  return Number.isInteger(step) && step >= 0 ? Math.min(step, lastStep(topic)) : 0;
}

/** The page with the form: the referrer if it is on this site, else the URL of the post. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  const own = URL.canParse(referer) && new URL(referer).host === new URL(request.url).host;
  return own ? referer : request.url;
}

function startOf(form: FormData): { started_at?: number } {
  const started = Number(textOf(form, 'started_at'));
  return Number.isFinite(started) && started > 0 ? { started_at: started } : {};
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
