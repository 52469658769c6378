import { findCarById, findCarBySlug, type HalfApi, type HalfServices } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import type { AccountSite } from './AccountSite.ts';

/** What decides about a gate besides the sign-in. */
export function gateRoutes(api: HalfApi<AccountSite>, { db }: HalfServices): void {
  api.serve(operations.financeGate, {
    async handle({ site, request: { query } }) {
      const shown = await findCarBySlug(db, site, query.car_id);
      // What the site shows of a car may have no VIN, although the car has one.
      const car = shown && (await findCarById(db, site, shown.id));
      return { answer: { gated: car !== null && car.vin !== null }, cache: 'no-store' };
    },
  });
}
