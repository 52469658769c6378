import { validPhone } from '@forecourt/phone';
import { APPOINTMENT_LABEL } from '../forms/appointmentLabel.ts';
import type { LeadPayload } from './leadPayloadSchema.ts';

/** One thing that a shopper said or chose. */
export interface LeadStatement {
  /** What it answers; one of a lead has it. */
  readonly key: string;
  /** What it answers, in words for a dealer. */
  readonly label: string;
  /** The answer; never empty. */
  readonly text: string;
  /** The answer without what makes no difference: capitals, white space, the spelling of a phone number. */
  readonly meaning: string;
}

/** A field with its label and what stands in it. */
type Given = [key: string, label: string, value: string | number | null];

/**
 * Everything that a shopper said or chose in a lead, in the order of a form. Where it was sent from and by which browser is not
 * theirs, so two leads with equal statements say the same.
 */
export function leadStatements(lead: LeadPayload): LeadStatement[] {
  const { answers } = lead;
  const given: Given[] = [
    ['name', 'Name', [lead.name, lead.last_name].filter(Boolean).join(' ')],
    ['email', 'E-mail', lead.email],
    ['phone', 'Phone', lead.phone],
    ['postcode', 'Postcode', lead.postcode],
    ['message', 'Message', lead.message],
    ['subcategory', 'About', lead.subcategory],
    ['location', 'Location', lead.location ?? lead.location_id],
    ['dealership', 'Dealership', lead.dealership_slug],
    ['dateTime', APPOINTMENT_LABEL, answers[APPOINTMENT_LABEL] === undefined ? lead.dateTime : null],
    ['Rego', 'Registration', lead.Rego],
    ['services', 'Also wants', lead.additional_services.join(', ')],
    ['trade-in', 'Has a trade-in', lead['do-you-have-a-trade-in']],
    ['year', 'Trade-in year', lead['Trade-In Year']],
    ['make', 'Trade-in make', lead['Trade-In Make']],
    ['model', 'Trade-in model', lead['Trade-In Model']],
    ['rego', 'Trade-in registration', [lead.rego, lead.regoState].filter(Boolean).join(' ')],
    ['kms', 'Trade-in kilometres', lead.kms],
    ['finance', 'Trade-in under finance', lead.finance],
    ['contact', 'Prefers to be reached by', lead.PreferredContactMethod],
    ...answered(answers),
    ['opt_in', 'Offers by e-mail', lead.opt_in ? 'Yes, asked for them' : 'No'],
  ];
  return given
    .map(([key, label, value]) => ({ key, label, text: String(value ?? '') }))
    .filter(({ text }) => text !== '')
    .map((each) => ({ ...each, meaning: meaningOf(each) }));
}

function answered(answers: LeadPayload['answers']): Given[] {
  return Object.entries(answers).map(([label, text]) => [`answer ${label}`, label, text]);
}

function meaningOf({ key, text }: { key: string; text: string }): string {
  const number = key === 'phone' ? validPhone(text) : null;
  return number ?? text.trim().replace(/\s+/g, ' ').toLowerCase();
}
