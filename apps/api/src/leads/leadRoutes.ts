import { bookingRefusal, leadMessages } from '@forecourt/lead';
import {
  acceptLead,
  AppointmentTaken,
  leadLimits,
  leadVehicle,
  spamVerdict,
  type AcceptedLead,
  type NewLead,
} from '@forecourt/lead-desk';
import { HONEYPOT_FIELD } from '@forecourt/platform-client';
import { leadRequestSchemaFor, type LeadRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiServices } from '../ApiServices.ts';
import { leadAppointment } from '../appointments/leadAppointment.ts';
import { findCarById } from '../cars/findCar.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { problem } from '../http/problem.ts';
import { readBody, type ReadBody } from '../http/readBody.ts';
import { backToForm, isPlainForm, toSuccess } from './formAnswer.ts';
import { idempotencyKey } from './idempotencyKey.ts';
import { leadFromRequest } from './leadFromRequest.ts';

/** Why a lead was not taken, for either kind of client. */
interface Refusal {
  outcome: 'limited' | 'refused' | 'spam';
  status: 422 | 429;
  error: string;
  detail?: string;
  fields?: Record<string, string[]>;
  retryAfter?: number;
}

/** A request that was found right. */
interface CheckedLead {
  lead: LeadRequest;
  car: Car | null;
  appointment: Exclude<ReturnType<typeof leadAppointment>, { refused: string }>;
}

/** Takes leads. Below `/api/leads`. */
export function leadRoutes(services: ApiServices, metrics: ApiMetrics) {
  const { db, leads, now, limits = leadLimits(), trustedProxies = 0 } = services;

  /** The lead that may be stored, or why not. */
  async function check(context: ApiContext, body: ReadBody): Promise<CheckedLead | Refusal> {
    const site = context.get('site');
    const retryAfter = await limits.take(site.slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null) return tooMany(retryAfter);
    const checked = leadRequestSchemaFor(site.enquiry ?? {}).safeParse(body.fields);
    if (!checked.success) return wrongFields(fieldSentences(checked.error));
    const lead = checked.data;
    const robot = robotRefusal(lead, now());
    if (robot) return robot;
    const car = lead.car_id === null ? null : await findCarById(db, site, lead.car_id);
    if (lead.car_id !== null && !car) return wrongFields({ car_id: ['This vehicle is not on this site.'] });
    const impossible = car && bookingRefusal(car, lead);
    if (impossible)
      return { ...wrongFields({ car_id: [impossible] }), error: `${leadMessages.notBooked} ${impossible}` };
    const locationId = lead.location_id ?? car?.location_id ?? null;
    const appointment = leadAppointment(site, { dateTime: lead.dateTime, locationId, now: now() });
    if (appointment && 'refused' in appointment) return wrongFields({ dateTime: [appointment.refused] });
    return { lead, car, appointment };
  }

  /** Keeps the lead; a refusal when somebody else was quicker to book its appointment. */
  async function keep(lead: NewLead): Promise<AcceptedLead | Refusal> {
    try {
      return await acceptLead({ db, now: now() }, lead);
    } catch (error) {
      if (error instanceof AppointmentTaken) return wrongFields({ dateTime: [leadMessages.dateTimeTaken] });
      throw error;
    }
  }

  return new Hono<ApiEnvironment>().post('/', async (context) => {
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const key = idempotencyKey(context, body);
    if (key === null) return missingKey(context);
    const site = context.get('site');
    const plain = isPlainForm(context, body.form);

    const refusal = (refused: Refusal) => {
      metrics.leads.inc({ site: site.slug, outcome: refused.outcome });
      return plain ? backToForm(context, body.fields['back'], errorNames(refused)) : refuse(context, refused);
    };

    const checked = await check(context, body);
    if ('status' in checked) return refusal(checked);
    const { lead, car, appointment } = checked;
    const userAgent = context.req.header('user-agent') ?? null;
    const payload = leadFromRequest(lead, { car, userAgent, slot: appointment?.slot ?? null });
    const vehicle = car && leadVehicle(car);
    const kept = await keep({ site, idempotencyKey: key, payload, vehicle, appointment });
    if ('status' in kept) return refusal(kept);
    const { leadId, outcome } = kept;
    metrics.leads.inc({ site: site.slug, outcome });
    if (outcome === 'stored' || outcome === 'added') leads.wake();
    return plain ? toSuccess() : context.json({ lead_id: leadId }, 200, { 'cache-control': 'no-store' });
  });
}

function fieldSentences(error: z.ZodError<LeadRequest>): Record<string, string[]> {
  const { fieldErrors, formErrors } = z.flattenError(error);
  const named = Object.entries(fieldErrors).map(([field, sentences]) => [field, sentences ?? []] as const);
  return Object.fromEntries(formErrors.length > 0 ? [...named, ['form', formErrors] as const] : named);
}

function wrongFields(fields: Record<string, string[]>): Refusal {
  const detail = `Refused: ${Object.keys(fields).join(', ')}.`;
  return { outcome: 'refused', status: 422, error: leadMessages.formErrors, detail, fields };
}

function robotRefusal(lead: LeadRequest, now: Date): Refusal | null {
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
    status: 422,
    error: verdict.sentence,
    detail: `Taken for spam: ${verdict.reason}.`,
    fields,
  };
}

function tooMany(retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    outcome: 'limited',
    status: 429,
    error: `Too many messages were sent from here. Please try again in ${wait}, or call us.`,
    retryAfter,
  };
}

function refuse(context: ApiContext, { status, error, detail, fields, retryAfter }: Refusal): Response {
  return problem(context, status, {
    error,
    ...(detail !== undefined && { detail }),
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
}

function errorNames({ outcome, fields = {} }: Refusal): string[] {
  if (outcome === 'limited') return ['limit'];
  const names = Object.keys(fields);
  return names.length > 0 ? names : ['spam'];
}

function missingKey(context: ApiContext): Response {
  return problem(context, 400, {
    detail:
      'Send an Idempotency-Key header of 8 to 200 visible characters, the same for every try of one lead.',
  });
}
