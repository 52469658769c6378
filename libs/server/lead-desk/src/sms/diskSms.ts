import path from 'node:path';
import { deliveryName } from '../deliver/KeptLead.ts';
import { keepOnce } from '../mail/keepOnce.ts';
import { mailPath } from '../mail/diskMailer.ts';
import type { SmsSender } from './SmsSender.ts';

/**
 * Stores text messages in the mailbox folder instead of sending them, as JSON: `<folder>/<site>/<lead id>.sms.<number>.json`, one file for each
 * message of a lead and number, however often it is delivered.
 */
export function diskSms(folder: string): SmsSender {
  return {
    kind: 'mailbox',
    async send({ leadId, number, site, to, text }) {
      const directory = path.dirname(mailPath(folder, { site, leadId, number, kind: 'lead' }));
      const name = `${deliveryName({ id: leadId, number })}.sms.${to.replace(/\D/g, '')}.json`;
      const sms = { to, text, date: new Date().toISOString() };
      await keepOnce(path.join(directory, name), Buffer.from(JSON.stringify(sms)));
    },
  };
}
