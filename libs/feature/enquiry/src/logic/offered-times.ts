import type { Appointments } from '@forecourt/platform-client';

/** The times that a form offers for a visit. */
export interface OfferedTimes {
  /** On their way, known, or not to be had now: then the form does without. */
  state: 'loading' | 'offered' | 'failed';
  /** ISO 8601 with the offset of the place, soonest first. */
  slots: readonly string[];
}

/** What the server knew of the times when it made the page; null when it could not tell. */
export function offeredTimes(appointments: Appointments | null): OfferedTimes {
  return appointments ? { state: 'offered', slots: appointments.slots } : { state: 'failed', slots: [] };
}
