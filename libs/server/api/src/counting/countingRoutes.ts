import { leadLimits } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import type { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { serve } from '../http/serve.ts';
import { visitorLimit } from '../http/visitorLimit.ts';
import { countEvents } from './countEvents.ts';
import { readEvents } from './readEvents.ts';

/**
 * The routes of browser reports, which need the visitor's consent: events are counted by day, page speed is added to histograms. Reports
 * are limited by IP address with the counter of the lead desk, separately from leads.
 */
export function countingRoutes(api: Hono<ApiEnvironment>, services: ApiServices, metrics: ApiMetrics): void {
  const { db, now, reportLimits, trustedProxies } = services;
  const limits = reportLimits ?? leadLimits({ perAddress: 120, perSite: 60_000 });
  const limit = visitorLimit(limits, trustedProxies);

  serve(api, operations.postEvents, {
    limit,
    async handle({ site, request }) {
      const { events, refused } = readEvents(request.body.events);
      if (refused.length > 0) metrics.eventsRefused.inc({ site: site.slug }, refused.length);
      if (events.length === 0)
        return {
          problem: 'invalid',
          detail: `Refused: ${refused.map(({ index, why }) => `events.${index}: ${why}`).join('. ')}.`,
        };
      await countEvents(db, site, events, now());
      for (const { event_id } of events) metrics.events.inc({ site: site.slug, event_id });
      return { answer: { counted: events.length, refused }, cache: 'no-store' };
    },
  });
  serve(api, operations.postVitals, {
    limit,
    async handle({ site, request }) {
      const { page, device, vitals } = request.body;
      for (const { name, value } of vitals) {
        const labels = { site: site.slug, page, device };
        if (name === 'CLS') metrics.layoutShift.observe(labels, value);
        else metrics.vitals.observe({ ...labels, metric: name }, value / 1000);
      }
      return { answer: { counted: vitals.length }, cache: 'no-store' };
    },
  });
}
