import { findCarById, type ApiSite } from '@forecourt/api';
import { creditFacts } from '@forecourt/credit-application';
import {
  claimAsking,
  findSent,
  keepAnswer,
  nameLead,
  type FinanceDeskServices,
  type SentApplication,
} from '@forecourt/finance-desk';
import { acceptLead, leadVehicle } from '@forecourt/lead-desk';
import { displayedPrice } from '@forecourt/pricing';
import { localDate } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';
import type { ApplicationSite } from '../ApplicationSite.ts';
import type { LenderQuestion, LenderReply } from '../lender/LenderProvider.ts';
import { applicationLead } from './application-lead.ts';

/** The database, and the time. */
type Services = Pick<FinanceDeskServices, 'db' | 'now'>;

/** Asks the lender; `failed` if it sent no valid answer. */
export type AskLender = (question: LenderQuestion) => Promise<LenderReply | 'failed'>;

/**
 * Does what is left after an application is sent: its lead, then the question to the lender. Each part is done once, however often and
 * wherever this runs. A lender that fails leaves the application as it is.
 *
 * @returns the application as it is now; null if it was purged.
 */
export async function finishApplication(
  services: Services,
  { site, offer, id, ask }: { site: ApiSite; offer: ApplicationSite; id: string; ask: AskLender | null },
): Promise<SentApplication | null> {
  const desk = { ...services, keys: offer.keys };
  const found = await findSent(desk, { site: site.slug, id });
  if (!found) return null;
  const car = found.carId === null ? null : await findCarById(services.db, site, found.carId);
  if (found.leadId === null) await makeLead(desk, found, { site, car });
  if (found.status !== 'submitted' || ask === null) return found;
  const content = await claimAsking(desk, { site: site.slug, id, lender: offer.lender.name });
  if (!content?.consents) return found;
  const { answers, consents } = content;
  const reply = await ask({
    ...{ id, reference: found.reference, kind: found.kind, dealer: site.name, answers },
    vehicle: car && {
      ...{ id: car.id, name: car.name, stock_number: car.stocknum, price: displayedPrice(car) },
    },
    facts: creditFacts(answers, localDate(services.now, site.timeZone)),
    consents: { version: consents.version, at: consents.at },
  });
  if (reply === 'failed') return found;
  const answer = { lender: offer.lender.name, ...reply, at: services.now.toISOString() };
  await keepAnswer(desk, { site: site.slug, id, answer });
  return findSent(desk, { site: site.slug, id });
}

async function makeLead(
  desk: FinanceDeskServices,
  sent: SentApplication,
  { site, car }: { site: ApiSite; car: Car | null },
): Promise<void> {
  const { leadId } = await acceptLead(desk, {
    site,
    idempotencyKey: `finance-application/${sent.id}`,
    payload: applicationLead(sent, { car, site }),
    vehicle: car && leadVehicle(car),
  });
  await nameLead(desk, { site: site.slug, id: sent.id, leadId });
}
