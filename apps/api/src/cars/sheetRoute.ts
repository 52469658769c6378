import { leadLimits } from '@forecourt/lead-desk';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiContext } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { errorFacts } from '../http/errorFacts.ts';
import { problem } from '../http/problem.ts';
import { vehicleSheet } from '../sheets/vehicleSheet.ts';
import { findCarBySlug } from './findCar.ts';
import { noSuchCar } from './noSuchCar.ts';

/** Pictures of other hosts are waited for this long, milliseconds; the sheet goes without. */
const PHOTO_MS = 600;
const RETRY_SECONDS = '10';

/** Answers with the sheet of a car as PDF. Those who ask for one sheet at the same time share its making. */
export function sheetRoute(services: ApiServices) {
  const { db, sheets, photo, logger, now, trustedProxies = 0 } = services;
  // They are made one after another: who asks for all of them would have the others wait.
  const limits = leadLimits({ perAddress: 60, perSite: null });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function photoOf(path: string | null) {
    if (!photo || path === null) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PHOTO_MS);
    });
    const found = await Promise.race([photo(path).catch(() => null), late]);
    clearTimeout(timer);
    return found;
  }

  return async (context: ApiContext): Promise<Response> => {
    const site = context.get('site');
    const car = await findCarBySlug(db, site, context.req.param('slug') ?? '');
    if (!car) return noSuchCar(context);
    const { shown, origin } = site;
    if (!sheets || !shown) return noSheet(context);
    const retryAfter = await limits.take(site.slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null)
      return problem(context, 429, {
        detail: 'Too many sheets for one address.',
        error:
          'Too many PDFs were asked for from here. Please try again in a few minutes, or print the page.',
        headers: { 'retry-after': String(retryAfter) },
      });
    const key = `${site.slug} ${car.id}`;
    const made =
      making.get(key) ??
      photoOf(car.primary_image_url)
        .then((found) => sheets.make(vehicleSheet(car, shown, { origin, now: now(), photo: found })))
        .finally(() => making.delete(key));
    making.set(key, made);
    try {
      return new Response(await made, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${car.slug.replace(/[^a-z0-9-]/gi, '')}.pdf"`,
          'cache-control': 'public, max-age=60',
        },
      });
    } catch (error) {
      logger.warn(
        { request_id: context.get('requestId'), ...errorFacts(error) },
        'a sheet could not be made',
      );
      return noSheet(context);
    }
  };
}

function noSheet(context: ApiContext): Response {
  return problem(context, 503, {
    detail: 'The sheet of this car cannot be made now.',
    error: 'The PDF could not be made. Please try again, or print the page.',
    headers: { 'retry-after': RETRY_SECONDS },
  });
}
