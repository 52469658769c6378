import type { HalfApi, HalfServices } from '@forecourt/api';
import { eraseHolds, holdData, holdsOfPerson, type Hold } from '@forecourt/checkout-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { deleteShopper, shopperData, type ShopperData } from '@forecourt/shoppers';
import { alertData, eraseAlerts } from '@forecourt/subscriptions';
import type { AccountSite } from './AccountSite.ts';
import type { SignedIn } from './signed-in.ts';

/** What somebody does with their account. */
export function accountRoutes(
  api: HalfApi<AccountSite>,
  { db, now }: HalfServices,
  { shoppersOf, sessionOf }: SignedIn,
): void {
  api.serve(operations.accountSessions, {
    async handle({ context, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const { id: own, shopper } = session.result;
      const all = await shoppersOf(offer).sessions(shopper.id);
      const sessions = all.map(({ id, userAgent, startedAt, usedAt }) => ({
        ...{ id, current: id === own, device: userAgent },
        ...{ started_at: startedAt.toISOString(), used_at: usedAt.toISOString() },
      }));
      return { answer: { sessions }, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.endSessions, {
    async handle({ context, offer, request: { body } }) {
      const shoppers = shoppersOf(offer);
      const session = await sessionOf(context, offer);
      const { which } = body;
      if (which === 'this' || which === session?.result.id) {
        const { cookies } = await shoppers.signOut(context.req.raw.headers);
        return { answer: { done: true }, cache: 'no-store', cookies };
      }
      if (!session) return { problem: 'signedOut' };
      const { id, shopper } = session.result;
      await shoppers.end(shopper.id, which === 'others' ? { allBut: id } : { id: which });
      return { answer: { done: true }, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.accountData, {
    async handle({ context, offer, site }) {
      const session = await sessionOf(context, offer);
      const kept = session && (await shopperData(db, session.result.shopper.id));
      if (!kept) return { problem: 'signedOut' };
      const holds = await reservationsOf(db, { site: site.slug, shopper: session.result.shopper.id });
      const reservations = await Promise.all(holds.map((hold) => holdData({ db }, hold, 'shopper')));
      const emails = emailsOf(kept);
      const alerts = await Promise.all(emails.map((email) => alertData(db, { site: site.slug, email })));
      const answer = { ...kept, reservations, alerts: alerts.flat() };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.accountReservations, {
    async handle({ context, offer, site }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const holds = await reservationsOf(db, { site: site.slug, shopper: session.result.shopper.id });
      const reservations = holds
        .filter(({ state }) => state.status === 'held')
        .map(({ reference, car, state, linkToken }) => ({
          ...{ reference, slug: car.slug, name: car.name },
          ...{ held_until: state.heldUntil, link: linkToken },
        }))
        .toReversed();
      return { answer: { reservations }, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.deleteAccount, {
    async handle({ context, offer, site }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const shopper = session.result.shopper.id;
      await db.transaction().execute(async (transaction) => {
        const holds = await reservationsOf(transaction, { site: site.slug, shopper });
        const erased = { holds, who: 'shopper', why: 'the account was deleted' };
        await eraseHolds({ db: transaction, now: now() }, erased);
        for (const email of emailsOf(await shopperData(transaction, shopper)))
          await eraseAlerts(transaction, { site: site.slug, email });
        await deleteShopper(transaction, shopper);
      });
      const { cookies } = await shoppersOf(offer).signOut(context.req.raw.headers);
      return { answer: { deleted: true }, cache: 'no-store', cookies };
    },
  });
}

/** The reservations at a site that have an e-mail address of an account. A phone number of a reservation was typed, and may be somebody else's. */
async function reservationsOf(
  db: HalfServices['db'],
  { site, shopper }: { site: string; shopper: string },
): Promise<Hold[]> {
  return holdsOfPerson({ db }, { site, emails: emailsOf(await shopperData(db, shopper)) });
}

/** The e-mail addresses of an account, which are verified. */
function emailsOf(account: ShopperData | null): string[] {
  const addresses = account?.addresses ?? [];
  return addresses.filter(({ kind }) => kind === 'email').map(({ address }) => address);
}
