import { deliveryName } from '../deliver/KeptLead.ts';
import type { LeadMail } from './Mailer.ts';

/** The name of a mail, unique by lead, number and kind: `<lead id>`, `<lead id>.2`, `<lead id>.confirmation`, `<lead id>.crm`, `<lead id>.81.reply`. */
export function mailName({ leadId, number, kind }: Pick<LeadMail, 'leadId' | 'number' | 'kind'>): string {
  const name = deliveryName({ id: leadId, number });
  return kind === 'lead' ? name : `${name}.${kind}`;
}
