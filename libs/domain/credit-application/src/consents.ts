import { z } from 'zod';

/** The texts that an applicant agrees to, as a lender wants them. */
export const consentTextsSchema = z.strictObject({
  /** Names this wording, such as `2026-07`; stored with each consent. Change it with the texts. */
  version: z
    .string()
    .min(1)
    .max(40)
    .describe('Names this wording, such as `2026-07`; stored with each consent. Change it with the texts.'),
  /** The credit guide, in paragraphs separated by an empty line. */
  creditGuide: z
    .string()
    .min(1)
    .max(20_000)
    .describe('The credit guide, in paragraphs separated by an empty line.'),
  /** The consent to collect, use and disclose personal and credit information. */
  privacy: z
    .string()
    .min(1)
    .max(20_000)
    .describe('The consent to collect, use and disclose personal and credit information.'),
});

/** The checked texts of a lender. */
export type ConsentTexts = z.output<typeof consentTextsSchema>;

/** The boxes that must be ticked before an application is sent. */
export const CONSENTS = ['credit_guide', 'privacy', 'truth'] as const;

/** The name of one box. */
export type Consent = (typeof CONSENTS)[number];

/** The proof of the consents of one application. */
export const consentProofSchema = z.object({
  version: z.string(),
  lender: z.string(),
  /** The texts as they were shown. */
  creditGuide: z.string(),
  privacy: z.string(),
  /** When they were given, ISO 8601. */
  at: z.string(),
});

/** The proof, as it is stored. */
export type ConsentProof = z.output<typeof consentProofSchema>;

const MISSING: Readonly<Record<Consent, string>> = {
  credit_guide: 'Please confirm that you have read the credit guide.',
  privacy: 'Please agree to the privacy consent. Without it no lender may look at your application.',
  truth: 'Please confirm that your answers are true and complete.',
};

/** What is missing of the consents, by the name of the box. */
export function checkConsents(
  ticked: Readonly<Partial<Record<Consent, boolean>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CONSENTS.filter((name) => ticked[name] !== true).map((name) => [name, MISSING[name]]),
  );
}
