import type { OutboxMessage } from '@forecourt/database';

/** The outbox topic of applications whose time is over. */
export const PURGE_TOPIC = 'finance-application.purge';

/** The message that deletes an application at the end of its time. */
export function purgeMessage({
  id,
  site,
  purgeAt,
}: {
  id: string;
  site: string;
  purgeAt: Date;
}): OutboxMessage {
  return { topic: PURGE_TOPIC, key: id, payload: { site }, notBefore: purgeAt };
}
