import * as z from 'zod/mini';
import { contactFields } from '../fields/contactFields.ts';
import { optionalId } from '../fields/idField.ts';
import { servicesField } from '../fields/servicesField.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../fields/textField.ts';
import { tickField } from '../fields/tickField.ts';
import { leadMessages } from '../messages.ts';

/** The fields of a site's enquiry form. A field that is shown is required (rulings 84 and 85). */
export interface EnquiryRules {
  /** The message is required unless the site disables it. Default `true`. */
  readonly message?: boolean;
  /** The form shows a choice of category. Default `false`: the form's own category is sent. */
  readonly category?: boolean;
  /** The form shows a choice of location. Default `false`. */
  readonly location?: boolean;
  /** The form shows a choice of dealership. Default `false`. */
  readonly dealership?: boolean;
  /** The site has a disclaimer that must be accepted. Default `false`. */
  readonly terms?: boolean;
}

/**
 * The enquiry form of a site with `rules`: every field of the enquiry payload, texts trimmed, empty fields `null`. The same
 * schema checks the form in the browser and the post on the server.
 */
export function enquirySchemaFor(rules: EnquiryRules) {
  return z.object({
    ...contactFields,
    message: (rules.message ?? true) ? requiredLines(4000, leadMessages.message) : optionalLines(4000),
    category: shown(rules.category, 100, leadMessages.category),
    subcategory: optionalText(100),
    opt_in: tickField,
    page_id: optionalText(100),
    location: shown(rules.location, 200, leadMessages.location),
    location_id: optionalId,
    dealership_slug: shown(rules.dealership, 100, leadMessages.dealership),
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

function shown(required: boolean | undefined, max: number, message: string) {
  return required ? requiredText(max, message) : optionalText(max);
}
