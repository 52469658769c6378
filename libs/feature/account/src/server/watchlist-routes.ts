import {
  findCarById,
  visitorLimit,
  perAddress,
  type ApiContext,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { displayedPrice } from '@forecourt/pricing';
import { noteCar, removeCar, saveCar, savedCars } from '@forecourt/shoppers';
import type { AccountSite } from './AccountSite.ts';
import type { SignedIn } from './signed-in.ts';

/** The changes of a network in ten minutes: a list of 100 is merged at once. */
const CHANGES = 600;

/** The vehicles that a shopper saved. */
export function watchlistRoutes(
  api: HalfApi<AccountSite>,
  { db, now, trustedProxies }: HalfServices,
  { sessionOf }: SignedIn,
): void {
  const limit = visitorLimit(perAddress(CHANGES), trustedProxies);

  /** Who changes a list: the shopper who is signed in, if the page that asks was loaded for the same one. */
  async function ownerOf(
    context: ApiContext,
    offer: AccountSite,
    body: { account_id?: string | undefined; phone_number: string | null },
  ): Promise<{ shopperId: string; cookies: readonly string[] } | { problem: 'signedOut' | 'otherAccount' }> {
    const session = await sessionOf(context, offer);
    if (!session) return { problem: 'signedOut' };
    const { id: shopperId, phone } = session.result.shopper;
    const { account_id: asked = shopperId, phone_number } = body;
    if (asked !== shopperId || phone_number !== phone) return { problem: 'otherAccount' };
    return { shopperId, cookies: session.cookies };
  }

  api.serve(operations.watchlist, {
    async handle({ context, site, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const { id, phone } = session.result.shopper;
      const all = await savedCars(db, { shopperId: id, site: site.slug });
      const cars = all.map(({ id: carId, savedAt, ...facts }) => ({
        ...{ ...facts, id: String(carId), saved_at: savedAt.toISOString() },
      }));
      const answer = { account_id: id, phone_number: phone, cars };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.saveCar, {
    limit,
    async handle({ context, site, offer, request: { body } }) {
      const owner = await ownerOf(context, offer, body);
      if ('problem' in owner) return owner;
      const { shopperId, cookies } = owner;
      // Also one that left the stock: it was saved while it was there.
      const car = await findCarById(db, site, body.car_id);
      if (!car) return { problem: 'noSuchCar' };
      const facts = { ...car, saved_price: displayedPrice(car) };
      const saved = await saveCar(db, { shopperId, site: site.slug, car: facts, now: now() });
      if (!saved) return { problem: 'full' };
      return { answer: { success: true }, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.noteCar, {
    limit,
    async handle({ context, site, offer, request: { body } }) {
      const owner = await ownerOf(context, offer, body);
      if ('problem' in owner) return owner;
      const { shopperId, cookies } = owner;
      const { car_id: carId, note, before } = body;
      const done = await noteCar(db, { shopperId, site: site.slug, carId, note, before });
      if (done === 'not saved') return { problem: 'notSaved' };
      if (done === 'changed') return { problem: 'changed' };
      return { answer: { success: true }, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.removeCar, {
    limit,
    async handle({ context, site, offer, request: { body } }) {
      const owner = await ownerOf(context, offer, body);
      if ('problem' in owner) return owner;
      const { shopperId, cookies } = owner;
      await removeCar(db, { shopperId, site: site.slug, carId: body.car_id });
      return { answer: { success: true }, cache: 'no-store', cookies };
    },
  });
}
