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

/** Timeout for the photo, milliseconds; without it the PDF has no photo. */
const PHOTO_TIMEOUT_MS = 600;

/** The route for the PDF of a car. Concurrent requests for one PDF share its rendering. */
export function sheetRoute(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, sheets, photo, logger, now, trustedProxies } = services;
  // PDFs are rendered one after another, so one client could block all others.
  const limit = visitorLimit(perAddress(60), trustedProxies);
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function photoOf(path: string | null, slug: string) {
    if (!photo || path === null) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PHOTO_TIMEOUT_MS);
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
    const pdf =
      pending.get(key) ??
      photoOf(car.primary_image_url, site.slug)
        .then((found) => sheets.make(vehicleSheet(car, shown, { origin, now: now(), photo: found })))
        .finally(() => pending.delete(key));
    pending.set(key, pdf);
    try {
      return new Response(await pdf, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${car.slug.replace(/[^a-z0-9-]/gi, '')}.pdf"`,
          'cache-control': 'public, max-age=60',
        },
      });
    } catch (error) {
      logger.warn(
        { request_id: context.get('requestId'), ...errorFacts(error) },
        'a PDF could not be rendered',
      );
      return refused(context, { problem: 'noSheet' });
    }
  });
}
