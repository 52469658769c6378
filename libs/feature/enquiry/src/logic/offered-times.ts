import type { Appointments } from '@forecourt/platform-client';

/** The times that a form offers for a visit. */
export interface OfferedTimes {
  /** Loading, loaded, or not available now; the form then works without times. */
  state: 'loading' | 'offered' | 'failed';
  /** ISO 8601 with the offset of the location, earliest first. */
  slots: readonly string[];
  /** The days with a loan car left; null at a location without loan cars. */
  loanCarDays: readonly string[] | null;
}

/** The times in the server's page; null when they could not be loaded. */
export function offeredTimes(appointments: Appointments | null): OfferedTimes {
  return appointments
    ? { state: 'offered', slots: appointments.slots, loanCarDays: appointments.loan_car_days }
    : { state: 'failed', slots: [], loanCarDays: null };
}
