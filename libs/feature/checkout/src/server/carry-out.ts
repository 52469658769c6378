import { findCarById, type ApiSite } from '@forecourt/api';
import {
  findHold,
  nameLead,
  settleHold,
  settleReceipt,
  tellOnce,
  type CheckoutServices,
  type Hold,
} from '@forecourt/checkout-desk';
import { acceptLead, leadVehicle, sendNotice } from '@forecourt/lead-desk';
import { paths } from '@forecourt/site-config';
import type { CheckoutSite } from './CheckoutSite.ts';
import { holdLead } from './hold-lead.ts';
import { dueNotices } from './notices.ts';

/** The address of the checkout of a vehicle. */
export function pageOf(
  { origin }: Pick<ApiSite, 'origin'>,
  { path }: Pick<CheckoutSite, 'path'>,
  slug: string,
): string {
  return new URL(`${paths.vehicle(slug)}/${path}`, origin).href;
}

/**
 * Does whatever is due about a hold: its lead, what is due at the provider, and the mails to the shopper. Each is done once, however often
 * and wherever this runs. Rejects if the provider does not answer, after everything else is done.
 *
 * @returns the hold as it is now; null if there is none.
 */
export async function carryOut(
  services: CheckoutServices,
  { site, offer, id }: { site: ApiSite; offer: CheckoutSite; id: string },
): Promise<Hold | null> {
  const found = await findHold(services, site.slug, { id });
  if (!found) return null;
  const hold = await withLead(services, site, offer, found);
  await tell(services, site, offer, hold);
  const settled = await settleHold(services, offer.provider, { site: site.slug, id });
  if (!settled) return null;
  const now = await withLead(services, site, offer, settled);
  await tell(services, site, offer, now);
  await settleReceipt(services, offer.provider, now);
  return now;
}

/** A paid hold is a lead of the dealer, also one that ended at once. */
async function withLead(
  services: CheckoutServices,
  site: ApiSite,
  offer: CheckoutSite,
  hold: Hold,
): Promise<Hold> {
  if (hold.leadId !== null || !hold.facts.paid || !hold.shopper) return hold;
  const car = await findCarById(services.db, site, hold.car.id);
  const { leadId } = await acceptLead(services, {
    site,
    idempotencyKey: `checkout/${hold.id}`,
    payload: holdLead(hold, { site, car, page: pageOf(site, offer, hold.car.slug) }),
    vehicle: car && leadVehicle(car),
  });
  await nameLead(services, hold, leadId);
  return { ...hold, leadId };
}

async function tell(
  services: CheckoutServices,
  site: ApiSite,
  offer: CheckoutSite,
  hold: Hold,
): Promise<void> {
  const { leadId } = hold;
  if (leadId === null) return;
  const link = `${pageOf(site, offer, hold.car.slug)}?link=${hold.linkToken}`;
  for (const { name, ...notice } of dueNotices(hold, {
    link,
    zone: site.timeZone,
    steps: stepsOf(hold, offer),
  })) {
    const car = await findCarById(services.db, site, hold.car.id);
    await tellOnce(services, hold, name, (transaction) =>
      sendNotice(transaction, {
        ...{ site: site.slug, leadId, notice, now: services.now },
        vehicle: car && leadVehicle(car),
      }),
    );
  }
}

/** What happens next, of a purchase or of a reservation. */
const stepsOf = ({ purchase }: Hold, offer: CheckoutSite): readonly string[] =>
  (purchase && offer.purchase?.nextSteps) ?? offer.nextSteps;
