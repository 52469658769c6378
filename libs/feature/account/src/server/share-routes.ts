import { visitorLimit, perAddress, type HalfApi, type HalfServices } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { sharedCars, shareList, shareOf, unshareList } from '@forecourt/shoppers';
import type { AccountSite } from './AccountSite.ts';
import type { SignedIn } from './signed-in.ts';

/** The changes of a network in ten minutes. */
const CHANGES = 100;

/** The links by which shoppers share their saved vehicles. */
export function shareRoutes(
  api: HalfApi<AccountSite>,
  { db, now, trustedProxies }: HalfServices,
  { sessionOf }: SignedIn,
): void {
  const limit = visitorLimit(perAddress(CHANGES), trustedProxies);

  api.serve(operations.shareOfList, {
    async handle({ context, site, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const share = await shareOf(db, { shopperId: session.result.shopper.id, site: site.slug });
      if (!share) return { answer: null, cache: 'no-store', cookies: session.cookies };
      const answer = { link: share.token, with_notes: share.withNotes };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.shareList, {
    limit,
    async handle({ context, site, offer, request: { body } }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const list = { shopperId: session.result.shopper.id, site: site.slug };
      const { token, withNotes } = await shareList(db, { ...list, withNotes: body.with_notes, now: now() });
      const answer = { link: token, with_notes: withNotes };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.unshareList, {
    limit,
    async handle({ context, site, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      await unshareList(db, { shopperId: session.result.shopper.id, site: site.slug });
      return { answer: { success: true }, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.sharedList, {
    async handle({ site, request: { query } }) {
      const all = await sharedCars(db, { site: site.slug, token: query.link });
      if (!all) return { problem: 'noSuchLink' };
      const cars = all.map(({ id, name, slug, make, model, primary_image_url, note }) => ({
        ...{ id: String(id), name, slug, make, model, primary_image_url, note },
      }));
      return { answer: { cars }, cache: 'no-store' };
    },
  });
}
