import type { ApiSite, HalfApi, HalfServices } from '@forecourt/api';
import { eraseHolds, holdData, holdsOfPerson } from '@forecourt/checkout-desk';
import { purgeDraftsOfShopper } from '@forecourt/finance-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { addressesOf, deleteShopper, shopperData, type Contact } from '@forecourt/shoppers';
import { alertData, choiceData, deviceData, eraseAlerts } from '@forecourt/subscriptions';
import type { AccountSite } from './AccountSite.ts';
import { sentData } from './sent-data.ts';
import type { SignedIn } from './signed-in.ts';

/** What somebody does with their account. */
export function accountRoutes(
  api: HalfApi<AccountSite>,
  { db, now, sitesOfRealm = () => [] }: HalfServices,
  { shoppersOf, sessionOf }: SignedIn,
): void {
  /** The sites that share the accounts of a site: what an account is asked about is asked of all of them. */
  const sitesOf = ({ slug, accountRealm = null }: ApiSite): readonly string[] =>
    accountRealm === null ? [slug] : [...new Set([slug, ...sitesOfRealm(accountRealm)])];

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
      if (!session) return { problem: 'signedOut' };
      const shopperId = session.result.shopper.id;
      const kept = await shopperData(db, shopperId);
      if (!kept) return { problem: 'signedOut' };
      const [sites, emails] = [sitesOf(site), emailsOf(kept.addresses)];
      const holds = await holdsOfPerson({ db }, { sites, emails, shopperIds: [shopperId] });
      const reservations = await Promise.all(holds.map((hold) => holdData({ db }, hold, 'shopper')));
      const people = sites.flatMap((slug) => emails.map((email) => ({ site: slug, email })));
      const alerts = await Promise.all(people.map((person) => alertData(db, person)));
      const devices = await Promise.all(people.map((person) => deviceData(db, person)));
      const choices = await Promise.all(people.map((person) => choiceData(db, person)));
      const sent = await sentData(db, { sites, emails, shopperId, now: now() });
      const answer = {
        ...{ ...kept, ...sent, reservations, alerts: alerts.flat(), devices: devices.flat() },
        consents: choices.flat(),
      };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.accountReservations, {
    async handle({ context, offer, site }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const { id } = session.result.shopper;
      const emails = emailsOf(await addressesOf(db, id));
      const holds = await holdsOfPerson({ db }, { sites: [site.slug], emails, shopperIds: [id] });
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
        const [sites, emails] = [sitesOf(site), emailsOf(await addressesOf(transaction, shopper))];
        const owner = { sites, emails, shopperIds: [shopper] };
        const holds = await holdsOfPerson({ db: transaction }, owner);
        const log = { who: 'shopper', why: 'the account was deleted' };
        await eraseHolds({ db: transaction, now: now() }, { holds, ...log });
        for (const slug of sites)
          for (const email of emails) await eraseAlerts(transaction, { site: slug, email });
        await purgeDraftsOfShopper({ db: transaction, now: now() }, { shopperId: shopper, ...log });
        await deleteShopper(transaction, shopper);
      });
      const { cookies } = await shoppersOf(offer).signOut(context.req.raw.headers);
      return { answer: { deleted: true }, cache: 'no-store', cookies };
    },
  });
}

/** By these, which are verified, an enquiry, a reservation or an alert is somebody's; a reservation also by the account that was signed in. A phone number in one was typed, and may be somebody else's. */
const emailsOf = (addresses: readonly Contact[]): string[] =>
  addresses.filter(({ kind }) => kind === 'email').map(({ address }) => address);
