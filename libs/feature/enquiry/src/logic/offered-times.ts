import type { Appointments } from '@forecourt/platform-client';

/** The times that a form offers for a visit. */
export interface OfferedTimes {
  /** Loading, loaded, or not available now; the form then works without times. */
  state: 'loading' | 'offered' | 'failed';
  /** ISO 8601 with the offset of the location, earliest first. */
  slots: readonly string[];
}

/** The times in the server's page; null when they could not be loaded. */
export function offeredTimes(appointments: Appointments | null): OfferedTimes {
  return appointments ? { state: 'offered', slots: appointments.slots } : { state: 'failed', slots: [] };
}
