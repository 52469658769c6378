import {
  answerWith,
  type ApiContext,
  type HalfApi,
  type HalfServices,
  findCarById,
  problem,
  type ReadBody,
  readBody,
  type Refusal,
  refuse,
  visitorLimit,
} from '@forecourt/api';
import { leadLoan } from '@forecourt/finance-calculator/loan';
import {
  APPOINTMENT_LABEL,
  bookingRefusal,
  declaredFields,
  DROP_OFF_LABEL,
  FILES_GONE,
  leadMessages,
} from '@forecourt/lead';
import type { FormDeclaration, LeadFile } from '@forecourt/lead';
import {
  acceptLead,
  AppointmentTaken,
  FilesGone,
  findSentLead,
  leadLimits,
  leadVehicle,
  LoanCarTaken,
  spamVerdict,
  type AcceptedLead,
  type NewLead,
} from '@forecourt/lead-desk';
import { HONEYPOT_FIELD } from '@forecourt/platform-client';
import { leadRequestSchemaFor, operations, type LeadRequest } from '@forecourt/platform-client/contracts';
import { localDate } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';
import { z } from 'zod';
import type { EnquirySite } from '../EnquirySite.ts';
import { leadAppointment, type LeadAppointment } from '../appointments/lead-appointment.ts';
import { declaredRequest } from './declared-request.ts';
import { backToForm, isPlainForm, tellSuccess, toSuccess } from './form-answer.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { leadFromRequest } from './lead-from-request.ts';
import { marketingConsent } from '../../logic/marketing-consent.ts';
import { leadFiles } from '../uploads/lead-files.ts';
import { withValuation } from '../valuation/lead-with-valuation.ts';
import { verifyValuation, type SignedValuation } from '../valuation/signed-valuation.ts';

/** Why a lead was rejected, for JSON clients and plain forms. */
interface RefusedLead extends Refusal<keyof typeof operations.postLead.problems> {
  outcome: 'limited' | 'refused' | 'spam';
}

/** A validated request. */
interface CheckedLead {
  lead: LeadRequest;
  car: Car | null;
  booking: LeadAppointment;
  /** What was chosen in a declared form. */
  asked: [label: string, text: string][];
  /** The declaration of its form; null for the enquiry form. */
  form: FormDeclaration | null;
  /** The files that were sent with the form. */
  files: LeadFile[];
  /**
   * Why it cannot be stored now: its time is over, or its car is reserved. It may have been stored by an earlier
   * request.
   */
  refused: RefusedLead | null;
}

/** The route that receives leads, as JSON or from a plain HTML form. */
export function leadRoutes(
  api: HalfApi<EnquirySite>,
  services: HalfServices,
  signingKey: () => Promise<Buffer>,
): void {
  const { db, leads, metrics, now, limits = leadLimits(), trustedProxies } = services;
  const limit = visitorLimit(limits, trustedProxies);
  const confirmations = services.confirmationLimits ?? leadLimits({ perAddress: 10, seconds: 3_600 });
  const confirmationLimit = visitorLimit(confirmations, trustedProxies);

  /** Validates a request. */
  async function check(
    context: ApiContext,
    body: ReadBody,
    { rules, forms }: EnquirySite,
  ): Promise<CheckedLead | RefusedLead> {
    const site = context.get('site');
    const checked = leadRequestSchemaFor(rules).safeParse(body.fields, { error: fieldSentence });
    if (!checked.success) return wrongFields(fieldSentences(checked.error));
    const declared = declaredRequest(checked.data, {
      forms,
      locations: site.shown?.locations ?? [],
      today: localDate(now(), site.timeZone),
    });
    if ('fields' in declared) return wrongFields(declared.fields);
    const lead = declared.request;
    const spam = spamRefusal(lead, now());
    if (spam) return spam;
    const car = lead.car_id === null ? null : await findCarById(db, site, lead.car_id);
    if (lead.car_id !== null && !car) return wrongFields({ car_id: ['This vehicle is not on this site.'] });
    const locationId = lead.location_id ?? car?.location_id ?? null;
    const form = forms.find(({ id }) => id === lead.page_id) ?? null;
    const loanCar = wantsLoanCar(form, lead);
    const booking = leadAppointment(site, { dateTime: lead.dateTime, locationId, loanCar, now: now() });
    const { asked } = declared;
    const sent =
      form && (await leadFiles(db, { site: site.slug, form, values: lead.values, key: signingKey }));
    if (sent && 'fields' in sent) return wrongFields(sent.fields);
    const files = sent?.files ?? [];
    return { lead, car, booking, asked, form, files, refused: bookingProblem(lead, car, booking) };
  }

  /** Stores the lead; rejects it if another lead has booked the appointment in the meantime. */
  async function store(lead: NewLead, form: FormDeclaration | null): Promise<AcceptedLead | RefusedLead> {
    try {
      return await acceptLead({ db, now: now() }, lead);
    } catch (error) {
      if (error instanceof AppointmentTaken) return wrongFields({ dateTime: [leadMessages.dateTimeTaken] });
      if (error instanceof FilesGone && form)
        return wrongFields({ [`values.${fileField(form)}`]: [FILES_GONE] });
      const field = form?.dropOff?.loanCar?.field;
      if (error instanceof LoanCarTaken && field !== undefined)
        return wrongFields({ [`values.${field}`]: [leadMessages.loanCarTaken] });
      throw error;
    }
  }

  api.mount(operations.postLead, async (context, offer) => {
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const key = idempotencyKey(context, body);
    if (key === null) return refuse(context, operations.postLead, { problem: 'noKey' });
    const site = context.get('site');
    const plain = isPlainForm(context, body.form);
    if (plain) context.set('formFailed', () => backToForm(context, body.fields['back'], ['failed']));

    const refusal = (refused: RefusedLead) => {
      metrics.leads.inc({ site: site.slug, outcome: refused.outcome });
      if (plain) return backToForm(context, body.fields['back'], errorNames(refused));
      const { outcome: _outcome, ...refusal } = refused;
      return refuse(context, operations.postLead, refusal);
    };

    const checked = await check(context, body, offer);
    if ('problem' in checked) return refusal(checked);
    const { lead, car, booking, asked, form: declared, files, refused } = checked;
    const userAgent = context.req.header('user-agent') ?? null;
    const loan = leadLoan(car, site.shown?.finance ?? null, { query: lead.loan, now: now() });
    const slotLabel = declared?.dropOff ? DROP_OFF_LABEL : APPOINTMENT_LABEL;
    const { gauge } = offer;
    const form = leadFromRequest(lead, {
      ...{ car, userAgent, slot: booking.slot, slotLabel },
      ...{ loan, files, gauge },
    });
    const valued =
      lead.valuation_id === null
        ? null
        : verifyValuation(lead.valuation_id, { key: await signingKey(), site: site.slug });
    const payload = valued
      ? withValuation(form, answeredAtOnce(valued, lead, localDate(now(), site.timeZone)))
      : form;
    const vehicle = car && leadVehicle(car);
    const sent = { site, idempotencyKey: key, payload };
    const consent = marketingConsent({ form: declared, pageId: lead.page_id ?? '', car });
    // A retry of a stored lead gets the same response again, because the client may not have received the first one.
    // This holds even if the time is over or the car was reserved since. An invalid time is not in the payload, so
    // such a request must not match the lead without a time.
    const comparable = lead.dateTime === null || booking.slot !== null;
    const found = refused && comparable ? await findSentLead({ db, now: now() }, sent) : null;
    // Counted last, so that what cannot be stored uses up nothing.
    const retryAfter = refused ? null : await limit(context);
    if (retryAfter !== null) return refusal(tooMany(retryAfter));
    const stored = refused
      ? (found ?? refused)
      : await store(
          {
            ...sent,
            ...{ vehicle, consent, asked, appointment: booking.appointment },
            confirm: payload.email !== null && (await confirmationLimit(context)) === null,
          },
          declared,
        );
    if ('problem' in stored) return refusal(stored);
    const { leadId, outcome } = stored;
    metrics.leads.inc({ site: site.slug, outcome });
    if (outcome === 'stored' || outcome === 'added') leads.wake();
    if (plain) {
      const locationId = booking.appointment?.locationId ?? null;
      return toSuccess(context, booking.slot === null ? null : { slot: booking.slot, locationId });
    }
    const answer = answerWith(operations.postLead, { answer: { lead_id: leadId }, cache: 'no-store' });
    return tellSuccess(context, answer);
  });
}

/** The first field with files of a form: the one that an error about its files is shown at. */
function fileField(form: FormDeclaration): string {
  return declaredFields(form).find(({ kind }) => kind === 'file')?.name ?? '';
}

/** Whether an answer of the form books a loan car. */
function wantsLoanCar(form: FormDeclaration | null, { values }: LeadRequest): boolean {
  const wish = form?.dropOff?.loanCar ?? null;
  return wish !== null && values[wish.field] === wish.is;
}

/** A valuation with the answer to its range that came with the lead; a range that is over cannot be accepted. */
function answeredAtOnce(
  signed: SignedValuation,
  { offer_accepted }: Pick<LeadRequest, 'offer_accepted'>,
  today: string,
): SignedValuation {
  const { range } = signed.valuation;
  const isOpen = range !== null && today <= range.valid_until;
  return isOpen ? { ...signed, valuation: { ...signed.valuation, offer_accepted } } : signed;
}

function bookingProblem(
  lead: LeadRequest,
  car: Car | null,
  { refused }: LeadAppointment,
): RefusedLead | null {
  const impossible = car && bookingRefusal(car, lead);
  if (impossible)
    return { ...wrongFields({ car_id: [impossible] }), error: `${leadMessages.notBooked} ${impossible}` };
  return refused === null ? null : wrongFields({ dateTime: [refused] });
}

/** The sentence about a value for which its field has none of its own: no form of ours sends one. */
function fieldSentence({ code }: { code: string }): string {
  return code === 'too_big' ? leadMessages.tooLong : leadMessages.wrongValue;
}

function fieldSentences(error: z.ZodError<LeadRequest>): Record<string, string[]> {
  const { fieldErrors, formErrors } = z.flattenError(error);
  const named = Object.entries(fieldErrors).map(([field, sentences]) => [field, sentences ?? []] as const);
  return Object.fromEntries(formErrors.length > 0 ? [...named, ['form', formErrors] as const] : named);
}

function wrongFields(fields: Record<string, string[]>): RefusedLead {
  const names = Object.keys(fields);
  return { outcome: 'refused', problem: 'invalid', error: leadMessages.formErrors, names, fields };
}

function spamRefusal(lead: LeadRequest, now: Date): RefusedLead | null {
  const { name, last_name, phone, message } = lead;
  const verdict = spamVerdict({
    honeypot: lead[HONEYPOT_FIELD],
    elapsedMs: lead.elapsed_ms,
    startedAt: lead.started_at,
    now,
    texts: { name, last_name, phone, message },
  });
  if (!verdict) return null;
  const fields = verdict.field === null ? {} : { [verdict.field]: [verdict.sentence] };
  return {
    outcome: 'spam',
    problem: 'spam',
    error: verdict.sentence,
    detail: `Rejected as spam: ${verdict.reason}.`,
    fields,
  };
}

function tooMany(retryAfter: number): RefusedLead {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    outcome: 'limited',
    problem: 'tooMany',
    error: `Too many messages have been sent from here. Please try again in ${wait}, or call us.`,
    retryAfter,
  };
}

function errorNames({ outcome, fields = {} }: RefusedLead): string[] {
  if (outcome === 'limited') return ['limit'];
  const names = Object.keys(fields);
  return names.length > 0 ? names : ['spam'];
}
