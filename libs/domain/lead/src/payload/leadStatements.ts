import { validPhone } from '@forecourt/phone/valid';
import { formatNumber } from '@forecourt/values';
import { APPOINTMENT_LABEL, isAppointmentLabel } from '../forms/appointmentLabel.ts';
import { PRICE_SHOWN_LABEL } from '../forms/priceShownLabel.ts';
import { loanRows } from './leadLoan.ts';
import { filesByLabel, filesText } from '../files/leadFile.ts';
import type { LeadPayload } from './leadPayloadSchema.ts';
import { valuationRows } from './leadValuation.ts';

/** One piece of information from a shopper: a text or a choice. */
export interface LeadStatement {
  /** Key of the field; unique in a lead. */
  readonly key: string;
  /** Label of the field, for the dealer. */
  readonly label: string;
  /** The value; never empty. */
  readonly text: string;
  /** The value normalised for comparison: case, white space, the format of a phone number. */
  readonly meaning: string;
}

/** A field with its label and value. */
type Given = readonly [key: string, label: string, value: string | number | null];

/**
 * Everything that a shopper entered or chose in a lead, in form order. Page, browser and the shown price are not
 * included, so two leads with equal statements have the same content.
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
    ['dateTime', APPOINTMENT_LABEL, Object.keys(answers).some(isAppointmentLabel) ? null : lead.dateTime],
    ['Rego', 'Registration', lead.Rego],
    ['services', 'Also wants', lead.additional_services.join(', ')],
    ['trade-in', 'Has a trade-in', lead['do-you-have-a-trade-in']],
    ['year', 'Trade-in year', lead['Trade-In Year']],
    ['make', 'Trade-in make', lead['Trade-In Make']],
    ['model', 'Trade-in model', lead['Trade-In Model']],
    ['rego', 'Trade-in registration', [lead.rego, lead.regoState].filter(Boolean).join(' ')],
    ['kms', 'Trade-in kilometres', lead.kms === null ? null : formatNumber(lead.kms)],
    ['finance', 'Trade-in under finance', lead.finance],
    ...(lead.valuation ? valuationRows(lead.valuation) : []),
    ...(lead.loan ? loanRows(lead.loan) : []),
    ['contact', 'Prefers to be reached by', lead.PreferredContactMethod],
    ...answered(lead),
    ...filesByLabel(lead.files).map(([label, files]): Given => [`files ${label}`, label, filesText(files)]),
    ['opt_in', 'Offers by e-mail', lead.opt_in ? 'Yes, asked for them' : 'No'],
  ];
  return given
    .map(([key, label, value]) => ({ key, label, text: String(value ?? '') }))
    .filter(({ text }) => text !== '')
    .map((each) => ({ ...each, meaning: filesMeaning(lead, each.key) ?? meaningOf(each) }));
}

function answered({ answers, answer_order }: Pick<LeadPayload, 'answers' | 'answer_order'>): Given[] {
  const place = (label: string) => answer_order.indexOf(label);
  return Object.entries(answers)
    .toSorted(([one], [other]) => place(one) - place(other))
    .filter(([label]) => label !== PRICE_SHOWN_LABEL)
    .map(([label, text]) => [`answer ${label}`, label, text]);
}

/** Files are the same if their bytes are, whatever they are called; null for another statement. */
function filesMeaning({ files }: Pick<LeadPayload, 'files'>, key: string): string | null {
  const [, own] = filesByLabel(files).find(([label]) => key === `files ${label}`) ?? [];
  return own ? own.map(({ hash }) => hash).join(' ') : null;
}

function meaningOf({ key, text }: { key: string; text: string }): string {
  const number = key === 'phone' ? validPhone(text) : null;
  return number ?? text.trim().replace(/\s+/g, ' ').toLowerCase();
}
