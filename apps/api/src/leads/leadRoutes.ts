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
import { leadRequestSchemaFor, operations, type LeadRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { ApiServices } from '../ApiServices.ts';
import { leadAppointment } from '../appointments/leadAppointment.ts';
import { findCarById } from '../cars/findCar.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { problem } from '../http/problem.ts';
import { readBody, type ReadBody } from '../http/readBody.ts';
import { refuse, type Refusal } from '../http/refuse.ts';
import { answerWith, mount } from '../http/serve.ts';
import { visitorLimit } from '../http/visitorLimit.ts';
import { backToForm, isPlainForm, toSuccess } from './formAnswer.ts';
import { idempotencyKey } from './idempotencyKey.ts';
import { leadFromRequest } from './leadFromRequest.ts';

/** Why a lead was not taken, for either kind of client. */
interface RefusedLead extends Refusal<keyof typeof operations.postLead.problems> {
  outcome: 'limited' | 'refused' | 'spam';
}

/** A request that was found right. */
interface CheckedLead {
  lead: LeadRequest;
  car: Car | null;
  appointment: Exclude<ReturnType<typeof leadAppointment>, { refused: string }>;
}

/** Takes leads: of scripts, and of plain forms, which are sent to a page. */
export function leadRoutes(api: Hono<ApiEnvironment>, services: ApiServices, metrics: ApiMetrics): void {
  const { db, leads, now, limits = leadLimits(), trustedProxies } = services;
  const limit = visitorLimit(limits, trustedProxies);

  /** The lead that may be stored, or why not. */
  async function check(context: ApiContext, body: ReadBody): Promise<CheckedLead | RefusedLead> {
    const site = context.get('site');
    const retryAfter = await limit(context);
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
  async function keep(lead: NewLead): Promise<AcceptedLead | RefusedLead> {
    try {
      return await acceptLead({ db, now: now() }, lead);
    } catch (error) {
      if (error instanceof AppointmentTaken) return wrongFields({ dateTime: [leadMessages.dateTimeTaken] });
      throw error;
    }
  }

  mount(api, operations.postLead, async (context) => {
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const key = idempotencyKey(context, body);
    if (key === null) return refuse(context, operations.postLead, { problem: 'noKey' });
    const site = context.get('site');
    const plain = isPlainForm(context, body.form);

    const refusal = (refused: RefusedLead) => {
      metrics.leads.inc({ site: site.slug, outcome: refused.outcome });
      if (plain) return backToForm(context, body.fields['back'], errorNames(refused));
      const { outcome: _outcome, ...refusal } = refused;
      return refuse(context, operations.postLead, refusal);
    };

    const checked = await check(context, body);
    if ('problem' in checked) return refusal(checked);
    const { lead, car, appointment } = checked;
    const userAgent = context.req.header('user-agent') ?? null;
    const payload = leadFromRequest(lead, { car, userAgent, slot: appointment?.slot ?? null });
    const vehicle = car && leadVehicle(car);
    const kept = await keep({ site, idempotencyKey: key, payload, vehicle, appointment });
    if ('problem' in kept) return refusal(kept);
    const { leadId, outcome } = kept;
    metrics.leads.inc({ site: site.slug, outcome });
    if (outcome === 'stored' || outcome === 'added') leads.wake();
    if (plain) return toSuccess();
    return answerWith(operations.postLead, { answer: { lead_id: leadId }, cache: 'no-store' });
  });
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

function robotRefusal(lead: LeadRequest, now: Date): RefusedLead | null {
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
    detail: `Taken for spam: ${verdict.reason}.`,
    fields,
  };
}

function tooMany(retryAfter: number): RefusedLead {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    outcome: 'limited',
    problem: 'tooMany',
    error: `Too many messages were sent from here. Please try again in ${wait}, or call us.`,
    retryAfter,
  };
}

function errorNames({ outcome, fields = {} }: RefusedLead): string[] {
  if (outcome === 'limited') return ['limit'];
  const names = Object.keys(fields);
  return names.length > 0 ? names : ['spam'];
}
