import type { TextRule } from '../fields/checkedText.ts';
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

const rule = (max: number, missing: string, isRequired: boolean): TextRule => ({
  max,
  missing: isRequired ? missing : null,
});

/** The rules of the texts of an enquiry that are required on some sites only. */
export const enquiryRule = {
  message: ({ message = true }: EnquiryRules) => rule(4000, leadMessages.message, message),
  category: ({ category = false }: EnquiryRules) => rule(100, leadMessages.category, category),
  location: ({ location = false }: EnquiryRules) => rule(200, leadMessages.location, location),
  dealership: ({ dealership = false }: EnquiryRules) => rule(100, leadMessages.dealership, dealership),
} as const;
