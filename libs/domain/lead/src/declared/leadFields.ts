import { STATES } from '@forecourt/values';
import { z } from 'zod';
import { servicesField } from '../fields/servicesField.ts';
import { optionalText } from '../fields/textField.ts';
import { contactMethodField, tradeInFields } from '../fields/tradeInFields.ts';

/** The fields of a lead that a declared form can fill, by name. */
export const leadFields = z.object({
  ...tradeInFields,
  PreferredContactMethod: contactMethodField,
  Rego: optionalText(20),
  additional_services: servicesField,
});

/** A field as far as it matters here. */
interface Field {
  name: string;
  kind: string;
  max?: number | undefined;
  options?: readonly string[] | undefined;
}

const yesNo = { kind: 'choice', options: ['Yes', 'No'] };
const text = (max: number) => ({ kind: 'text', max });

/** What a field with the name of a lead's field has to be. */
const needed: Record<keyof typeof leadFields.shape, Omit<Field, 'name'>> = {
  'do-you-have-a-trade-in': yesNo,
  rego: text(20),
  regoState: { kind: 'choice', options: STATES },
  kms: { kind: 'number' },
  finance: yesNo,
  'Trade-In Year': { kind: 'number' },
  'Trade-In Make': text(100),
  'Trade-In Model': text(100),
  PreferredContactMethod: { kind: 'choice', options: ['Phone', 'Email', 'SMS'] },
  Rego: text(20),
  additional_services: { kind: 'ticks' },
};

/** Whether a name is one of a lead's field. */
export function isLeadField(name: string): name is keyof typeof leadFields.shape {
  return Object.hasOwn(leadFields.shape, name);
}

/**
 * Why a field with the name of a lead's field cannot fill it; null if it can, or has another name.
 *
 * @example leadFieldProblem({ name: 'kms', kind: 'text' }) // 'fills the lead’s "kms", so it must be a field of the kind number'
 */
export function leadFieldProblem(field: Field): string | null {
  if (!isLeadField(field.name)) return null;
  const { kind, max, options } = needed[field.name];
  const fills = `fills the lead’s "${field.name}", so it must`;
  if (field.kind !== kind) return `${fills} be a field of the kind ${kind}`;
  if (max !== undefined && (field.max ?? 0) > max) return `${fills} have a max of ${max} or less`;
  const unknown = options && field.options?.find((option) => !options.includes(option));
  return unknown === undefined
    ? null
    : `${fills} have the options ${options?.join(', ')}; "${unknown}" is another`;
}
