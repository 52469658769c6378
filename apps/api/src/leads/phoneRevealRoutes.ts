import { leadLimits, logPhoneReveal } from '@forecourt/lead-desk';
import { phoneRevealSchema } from '@forecourt/platform-client/contracts';
import { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import { findCarById } from '../cars/findCar.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';

/** Logs that visitors asked for the number of a vehicle. Below `/api/leads/phone-reveal`. (PR-08) */
export function phoneRevealRoutes({ db, now, revealLimits, trustedProxies = 0 }: ApiServices) {
  // A person reads numbers one by one: more than these in ten minutes is nobody who calls.
  const limits = revealLimits ?? leadLimits({ perAddress: 60, perSite: 6_000 });

  return new Hono<ApiEnvironment>().post('/', async (context) => {
    const site = context.get('site');
    const retryAfter = await limits.take(site.slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null)
      return problem(context, 429, {
        detail: 'Too many numbers were asked for from one address.',
        headers: { 'retry-after': String(retryAfter) },
      });
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const checked = phoneRevealSchema.safeParse(body.fields);
    if (!checked.success) {
      const fields = [...new Set(checked.error.issues.map(({ path }) => path.join('.') || 'report'))];
      return problem(context, 422, { detail: `Refused: ${fields.join(', ')}.` });
    }
    const { car_id, page, view_key } = checked.data;
    const car = await findCarById(db, site, car_id);
    if (!car) return problem(context, 422, { detail: 'Refused: car_id. This vehicle is not on this site.' });
    const logged = await logPhoneReveal(
      { db, now: now() },
      { site: site.slug, viewKey: view_key, car, page },
    );
    return context.json({ logged }, 200, { 'cache-control': 'no-store' });
  });
}
