import type { LeadPayload } from '@forecourt/lead';
import type { LeadDelivery } from '../accept/topics.ts';
import type { LeadVehicle } from '../accept/leadVehicle.ts';

/** One message of a lead: time of acceptance and payload. */
export interface LeadMessage {
  createdAt: Date;
  payload: LeadPayload;
}

/** A stored lead, or an addition, to be delivered. */
export interface KeptLead extends LeadMessage {
  /** The lead's id; the same for its additions. */
  id: string;
  /** 1 for the lead itself, from 2 for its additions. */
  number: number;
  vehicle: LeadVehicle | null;
  /** What the shopper chose in a declared form, in the words of the form; empty or omitted for other forms. */
  asked?: LeadDelivery['asked'];
  /** Its turn in a list of addresses that is shared in turn, from 0; null for none. */
  turn: number | null;
  /** The earlier messages of the lead, oldest first; empty for the lead itself. */
  earlier: readonly LeadMessage[];
}

/** Idempotency key of a delivery: the lead's id, for an addition followed by a dot and its number. */
export function deliveryName({ id, number }: Pick<KeptLead, 'id' | 'number'>): string {
  return number === 1 ? id : `${id}.${number}`;
}
