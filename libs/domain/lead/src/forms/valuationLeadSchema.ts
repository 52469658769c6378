import { z } from 'zod';
import { contactFields } from '../fields/contactFields.ts';
import { optionalId } from '../fields/idField.ts';
import { optionalText } from '../fields/textField.ts';
import { leadMessages } from '../messages.ts';

const yesNo = z
  .enum(['Yes', 'No', ''], { error: leadMessages.choice })
  .nullish()
  .transform((answer) => (answer ? answer : null));

/**
 * The trade-in valuation's lead form. `name` is the first name, `phone` the mobile, `kms` whole kilometres, `finance` whether
 * the car is under finance; contact is by Phone unless another way is chosen. (§3, EN-06)
 */
export const valuationLeadSchema = z.object({
  ...contactFields,
  PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS'], { error: leadMessages.choice }).default('Phone'),
  finance: yesNo,
  kms: optionalId,
  regoState: optionalText(3),
  rego: optionalText(20),
  location_id: optionalId,
  'do-you-have-a-trade-in': yesNo,
});

/** A checked valuation lead. */
export type ValuationLead = z.output<typeof valuationLeadSchema>;
