import type { LeadVehicle } from './leadVehicle.ts';

/** Outbox topic of a lead's e-mail. */
export const EMAIL_TOPIC = 'lead.email';

/** Outbox topic of a lead's webhook. */
export const WEBHOOK_TOPIC = 'lead.webhook';

/** The topics of both delivery channels. */
export const LEAD_TOPICS = [EMAIL_TOPIC, WEBHOOK_TOPIC] as const;

/** The payload of an outbox row of these topics; its key is the lead's id. */
export interface LeadDelivery {
  site: string;
  vehicle: LeadVehicle | null;
  /** Number of the addition that is delivered, from 2; null or absent for the lead itself. */
  addition?: number | null;
}

/** Reads an outbox payload; null when it is not one of ours. */
export function readLeadDelivery(payload: unknown): LeadDelivery | null {
  return isLeadDelivery(payload) ? payload : null;
}

// Only this lib writes rows of these topics, so the vehicle is not validated again.
function isLeadDelivery(payload: unknown): payload is LeadDelivery {
  return (
    typeof payload === 'object' && payload !== null && 'site' in payload && typeof payload.site === 'string'
  );
}
