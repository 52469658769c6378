import type { LeadForm } from '../payload/fullEnquiry.ts';
import type { DeclaredValue, DeclaredValues } from './declaredValues.ts';
import { declaredFields } from './declaredFields.ts';
import type { FormDeclaration } from './formDeclaration.ts';
import { isLeadField, leadFields } from './leadFields.ts';

const DATE = new Intl.DateTimeFormat('en-AU', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** The part of a lead that comes from a declared form. */
export interface DeclaredLead {
  /** Fields of the lead itself. */
  fields: Partial<LeadForm>;
  /** All other answers by the labels of their fields; fields without an answer are left out. */
  answers: Record<string, string>;
}

/**
 * Converts checked answers to a lead: a field with a name of the lead, such as `kms`, fills it, all others are answers by their labels.
 * A date is written out: 'Monday 30 November 2026'. Files are in neither: what was sent is a signed id of each.
 */
export function declaredLead(
  form: Pick<FormDeclaration, 'steps'>,
  values: Readonly<DeclaredValues>,
): DeclaredLead {
  const own: Record<string, DeclaredValue> = {};
  const answers: Record<string, string> = {};
  for (const { name, kind, label } of declaredFields(form)) {
    if (kind === 'file') continue; // its files are looked up, and stand in the lead by themselves
    const value = values[name] ?? '';
    if (isLeadField(name)) own[name] = value;
    else if (value.length > 0) answers[label] = kind === 'date' ? dateText(value) : [value].flat().join(', ');
  }
  return { fields: leadFields.partial().parse(own), answers };
}

/** `2026-11-30` as 'Monday 30 November 2026'. */
function dateText(value: DeclaredValue): string {
  const parts = DATE.formatToParts(new Date(`${[value].flat()[0]}T00:00:00Z`));
  return parts.map(({ type, value: part }) => (type === 'literal' ? ' ' : part)).join('');
}
