import { findShownCarById, type ApiSite } from '@forecourt/api';
import { firstOpenStep } from '@forecourt/credit-application';
import type { Draft, FinanceDeskServices } from '@forecourt/finance-desk';
import type { ShoppersApplication } from '@forecourt/platform-client';
import { displayedPrice } from '@forecourt/pricing';
import { localDate } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/** An application as its shopper may see it. */
export async function shoppersApplication(
  { db, now }: Pick<FinanceDeskServices, 'db' | 'now'>,
  site: ApiSite,
  { reference, kind, status, carId, expiresAt, content }: Draft,
): Promise<ShoppersApplication> {
  const car = carId === null ? null : await findShownCarById(db, site, carId);
  return {
    ...{ reference, kind, status, car: car && summaryOf(car) },
    kept_until: expiresAt.toISOString(),
    open_step: firstOpenStep(content?.answers ?? {}, localDate(now, site.timeZone)),
    answers: content?.answers ?? null,
    calculated: content?.calculated ?? null,
  };
}

/** What the pages show of a vehicle. */
export function summaryOf(car: Car): NonNullable<ShoppersApplication['car']> {
  return { id: car.id, slug: car.slug, name: car.name, price: displayedPrice(car) };
}
