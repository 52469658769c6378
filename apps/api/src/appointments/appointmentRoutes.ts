import { APPOINTMENT_DAYS } from '@forecourt/location';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { problem } from '../http/problem.ts';
import { appointmentPlace, freeSlots } from './offeredSlots.ts';

const asked = z.object({
  location_id: z.string().regex(/^\d{1,15}$/),
  from: z.iso.date().optional(),
  days: z.coerce.number().int().min(1).max(APPOINTMENT_DAYS).optional(),
});

/** When a place can be visited. Below `/api/appointments`. (ruling 90) */
export function appointmentRoutes({ db, now }: Pick<ApiServices, 'db' | 'now'>) {
  return new Hono<ApiEnvironment>().get('/', async (context) => {
    const query = asked.safeParse(context.req.query());
    if (!query.success) {
      const fields = [...new Set(query.error.issues.map(({ path }) => path.join('.')))];
      return problem(context, 422, {
        detail: `Refused: ${fields.join(', ')}. location_id is digits, from is YYYY-MM-DD, days is 1 to ${APPOINTMENT_DAYS}.`,
      });
    }
    const { location_id, from = null, days } = query.data;
    const site = context.get('site');
    const place = appointmentPlace(site, Number(location_id));
    if (!place) return problem(context, 404, { detail: 'The site shows no such location.' });
    const wanted = { place, now: now(), from, ...(days !== undefined && { days }) };
    const slots = await freeSlots(db, site, wanted);
    return context.json({ location_id: place.id, slots }, 200, { 'cache-control': 'no-store' });
  });
}
