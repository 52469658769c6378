import * as z from 'zod/mini';
import { contactFields } from '../fields/contactFields.ts';
import { optionalId } from '../fields/idField.ts';
import { servicesField } from '../fields/servicesField.ts';
import type { TextRule } from '../fields/checkedText.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../fields/textField.ts';
import { tickField } from '../fields/tickField.ts';
import { leadMessages } from '../messages.ts';
import { enquiryRule } from './enquiryRule.ts';
import type { EnquiryRules } from './enquiryRule.ts';

/**
 * The enquiry form of a site with `rules`: every field of the enquiry payload, texts trimmed, empty fields `null`. This
 * schema checks what is posted to the API; a form is checked by `checkedEnquiry`, with the same rules.
 */
export function enquirySchemaFor(rules: EnquiryRules) {
  return z.object({
    ...contactFields,
    message: lines(enquiryRule.message(rules)),
    category: line(enquiryRule.category(rules)),
    subcategory: optionalText(100),
    opt_in: tickField,
    page_id: optionalText(100),
    location: line(enquiryRule.location(rules)),
    location_id: optionalId,
    dealership_slug: line(enquiryRule.dealership(rules)),
    Rego: optionalText(20),
    terms_conditions: rules.terms
      ? tickField.check(z.refine((ticked) => ticked, { error: leadMessages.terms }))
      : tickField,
    additional_services: servicesField,
  });
}

/** The default enquiry form: contact details and a message are required. (EN-01) */
export const enquirySchema = enquirySchemaFor({});

/** The values of the form's fields before validation. */
export type EnquiryInput = z.input<typeof enquirySchema>;

/** A checked enquiry: empty fields are `null`, checkboxes are booleans. */
export type Enquiry = z.output<typeof enquirySchema>;

function line({ max, missing }: TextRule) {
  return missing === null ? optionalText(max) : requiredText(max, missing);
}

function lines({ max, missing }: TextRule) {
  return missing === null ? optionalLines(max) : requiredLines(max, missing);
}
