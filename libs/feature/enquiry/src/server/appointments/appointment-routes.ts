import { type HalfApi, type HalfServices } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import type { EnquirySite } from '../EnquirySite.ts';
import { appointmentPlace, freeTimes } from './offered-slots.ts';

/** The free appointments of a location. (ruling 90) */
export function appointmentRoutes(api: HalfApi<EnquirySite>, { db, now }: HalfServices): void {
  api.serve(operations.appointments, {
    async handle({ site, request }) {
      const { location_id, from = null, days } = request.query;
      const place = appointmentPlace(site, location_id);
      if (!place) return { problem: 'noSuchPlace' };
      const wanted = { place, now: now(), from, ...(days !== undefined && { days }) };
      const { slots, loanCarDays } = await freeTimes(db, site, wanted);
      return { answer: { location_id: place.id, slots, loan_car_days: loanCarDays }, cache: 'no-store' };
    },
  });
}
