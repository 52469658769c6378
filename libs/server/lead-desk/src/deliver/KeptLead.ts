import type { LeadPayload } from '@forecourt/lead';
import type { LeadVehicle } from '../accept/leadVehicle.ts';

/** A stored lead on its way to the dealer. */
export interface KeptLead {
  id: string;
  /** When it was accepted. */
  createdAt: Date;
  payload: LeadPayload;
  vehicle: LeadVehicle | null;
}
