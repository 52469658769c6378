import type { LeadPayload } from '@forecourt/lead';
import type { LeadVehicle } from '../accept/leadVehicle.ts';

/** One message of a lead: when it was accepted, and what it said. */
export interface LeadMessage {
  createdAt: Date;
  payload: LeadPayload;
}

/** A stored lead on its way to the dealer, or an addition to it. */
export interface KeptLead extends LeadMessage {
  /** The lead's; an addition has no other. */
  id: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  vehicle: LeadVehicle | null;
  /** What the lead and its additions said before this one, oldest first; empty for the lead itself. */
  earlier: readonly LeadMessage[];
}

/** Names one delivery of a lead to whoever keeps it: the lead's id, with the number behind a dot for an addition. */
export function deliveryName({ id, number }: Pick<KeptLead, 'id' | 'number'>): string {
  return number === 1 ? id : `${id}.${number}`;
}
