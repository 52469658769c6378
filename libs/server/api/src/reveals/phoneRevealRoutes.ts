import { leadLimits, logPhoneReveal } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import type { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import { findCarById } from '../cars/findCar.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { serve } from '../http/serve.ts';
import { visitorLimit } from '../http/visitorLimit.ts';

/** Logs that visitors revealed the phone number of a vehicle. (PR-08) */
export function phoneRevealRoutes(api: Hono<ApiEnvironment>, services: ApiServices): void {
  const { db, now, trustedProxies } = services;
  // A person does not reveal more numbers than this in ten minutes.
  const limits = services.revealLimits ?? leadLimits({ perAddress: 60, perSite: 6_000 });

  serve(api, operations.postPhoneReveal, {
    limit: visitorLimit(limits, trustedProxies),
    async handle({ site, request }) {
      const { car_id, page, view_key } = request.body;
      const car = await findCarById(db, site, car_id);
      if (!car) return { problem: 'notOnSite' };
      const logged = await logPhoneReveal(
        { db, now: now() },
        { site: site.slug, viewKey: view_key, car, page },
      );
      return { answer: { logged }, cache: 'no-store' };
    },
  });
}
