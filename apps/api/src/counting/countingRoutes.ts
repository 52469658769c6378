import { leadLimits } from '@forecourt/lead-desk';
import { unreadEventsSchema, vitalsReportSchema } from '@forecourt/platform-client/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';
import { countEvents } from './countEvents.ts';
import { readEvents } from './readEvents.ts';

/** The largest report that is read, in bytes: 8 KB. */
const REPORT_LIMIT = 8 * 1024;

/**
 * Takes what browsers report with their visitors' consent: events into counts by day, page speed into histograms. Below
 * `/api`. Reports are limited by address with the counter of the lead desk, apart from leads.
 */
export function countingRoutes(services: ApiServices, metrics: ApiMetrics) {
  const { db, now, trustedProxies = 0 } = services;
  const limits = services.reportLimits ?? leadLimits({ perAddress: 120, perSite: 60_000 });

  /** The report that may be counted, or the answer that says why not. */
  async function read<Report>(context: ApiContext, schema: z.ZodType<Report>): Promise<Report | Response> {
    const retryAfter = await limits.take(context.get('site').slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null)
      return problem(context, 429, {
        detail: 'Too many reports from one address.',
        headers: { 'retry-after': String(retryAfter) },
      });
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const checked = schema.safeParse(body.fields);
    if (checked.success) return checked.data;
    const fields = [...new Set(checked.error.issues.map(({ path }) => path.join('.') || 'report'))];
    return problem(context, 422, { detail: `Refused: ${fields.join(', ')}.` });
  }

  const limit = bodyLimit({
    maxSize: REPORT_LIMIT,
    onError: (context) => problem(context, 413, { detail: `A report holds at most ${REPORT_LIMIT} bytes.` }),
  });
  return new Hono<ApiEnvironment>()
    .post('/events', limit, async (context) => {
      const report = await read(context, unreadEventsSchema);
      if (report instanceof Response) return report;
      const { events, refused } = readEvents(report.events);
      const site = context.get('site');
      if (refused.length > 0) metrics.eventsRefused.inc({ site: site.slug }, refused.length);
      if (events.length === 0)
        return problem(context, 422, {
          detail: `Refused: ${refused.map(({ index, why }) => `events.${index}: ${why}`).join('. ')}.`,
        });
      await countEvents(db, site, events, now());
      for (const { event_id } of events) metrics.events.inc({ site: site.slug, event_id });
      return context.json({ counted: events.length, refused }, 200, { 'cache-control': 'no-store' });
    })
    .post('/vitals', limit, async (context) => {
      const report = await read(context, vitalsReportSchema);
      if (report instanceof Response) return report;
      const { page, device, vitals } = report;
      for (const { name, value } of vitals) {
        const labels = { site: context.get('site').slug, page, device };
        if (name === 'CLS') metrics.layoutShift.observe(labels, value);
        else metrics.vitals.observe({ ...labels, metric: name }, value / 1000);
      }
      return context.json({ counted: vitals.length }, 200, { 'cache-control': 'no-store' });
    });
}
