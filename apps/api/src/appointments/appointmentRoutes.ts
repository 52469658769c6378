import { operations } from '@forecourt/platform-client/contracts';
import type { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { serve } from '../http/serve.ts';
import { appointmentPlace, freeSlots } from './offeredSlots.ts';

/** When a place can be visited. (ruling 90) */
export function appointmentRoutes(
  api: Hono<ApiEnvironment>,
  { db, now }: Pick<ApiServices, 'db' | 'now'>,
): void {
  serve(api, operations.appointments, {
    async handle({ site, request }) {
      const { location_id, from = null, days } = request.query;
      const place = appointmentPlace(site, location_id);
      if (!place) return { problem: 'noSuchPlace' };
      const wanted = { place, now: now(), from, ...(days !== undefined && { days }) };
      const slots = await freeSlots(db, site, wanted);
      return { answer: { location_id: place.id, slots }, cache: 'no-store' };
    },
  });
}
