import {
  type ApiContext,
  type HalfApi,
  type HalfServices,
  errorFacts,
  findCarBySlug,
  perAddress,
  type Refusal,
  refuse,
  visitorLimit,
} from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { vehicleSheet } from '../sheets/vehicle-sheet.ts';
import type { VdpSite } from '../VdpSite.ts';

/** Pictures of other hosts are waited for this long, milliseconds; the sheet goes without. */
const PHOTO_MS = 600;

/** The sheet of a car as PDF. Those who ask for one sheet at the same time share its making. */
export function sheetRoute(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, sheets, photo, logger, now, trustedProxies } = services;
  // They are made one after another: who asks for all of them would have the others wait.
  const limit = visitorLimit(perAddress(60), trustedProxies);
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function photoOf(path: string | null, slug: string) {
    if (!photo || path === null) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PHOTO_MS);
    });
    const found = await Promise.race([photo(path, slug).catch(() => null), late]);
    clearTimeout(timer);
    return found;
  }

  const refused = (context: ApiContext, refusal: Refusal<keyof typeof operations.carPdf.problems>) =>
    refuse(context, operations.carPdf, refusal);

  api.mount(operations.carPdf, async (context) => {
    const site = context.get('site');
    const car = await findCarBySlug(db, site, context.req.param('slug') ?? '');
    if (!car) return refused(context, { problem: 'noSuchCar' });
    const { shown, origin } = site;
    if (!sheets || !shown) return refused(context, { problem: 'noSheet' });
    const retryAfter = await limit(context);
    if (retryAfter !== null) return refused(context, { problem: 'tooMany', retryAfter });
    const key = `${site.slug} ${car.id}`;
    const made =
      making.get(key) ??
      photoOf(car.primary_image_url, site.slug)
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
      return refused(context, { problem: 'noSheet' });
    }
  });
}
