import { z } from 'zod';
import { contactFields } from '../fields/contactFields.ts';
import { optionalId } from '../fields/idField.ts';
import { contactMethodField, tradeInFields } from '../fields/tradeInFields.ts';

/**
 * The trade-in valuation's lead form. `name` is the first name, `phone` the mobile, `kms` whole kilometres, `finance` whether the
 * car is under finance; the default contact method is Phone. (EN-06)
 */
export const valuationLeadSchema = z.object({
  ...contactFields,
  ...tradeInFields,
  PreferredContactMethod: contactMethodField.transform((method) => method ?? 'Phone'),
  location_id: optionalId,
});

/** A checked valuation lead. */
export type ValuationLead = z.output<typeof valuationLeadSchema>;
