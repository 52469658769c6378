import { consentTextsSchema } from '@forecourt/credit-application';
import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const loader = z.strictObject({
  /** The lender that assesses the applications. */
  lender: z
    .strictObject({
      /** Its name, as shoppers read it. */
      name: z.string().min(1).max(100).describe('Its name, as shoppers read it.'),
      /** The texts that an applicant agrees to. */
      texts: consentTextsSchema.describe('The texts that an applicant agrees to.'),
    })
    .describe('The lender that assesses the applications.'),
  /** A sentence above the first step. */
  intro: z
    .string()
    .min(1)
    .max(600)
    .default(
      'Six short steps, about ten minutes. We keep your answers on this device as you go, and nothing is sent before you have read it all at the end.',
    )
    .describe('A sentence above the first step.'),
});

const server = z.strictObject({
  /** Days to keep an application after its decision. Default: `90`. */
  keepDays: z.int().min(1).max(3_650).default(90).describe('Days to keep an application after its decision.'),
});

/** Finance applications: six steps at `/apply-for-finance` and `/finance-pre-approval`, without JavaScript too, assessed by a lender. */
export const financeApplication = defineFeature({
  id: 'finance-application',
  purpose: 'Finance applications.',
  options: { loader, server },
  server: '@forecourt/finance-application/server',
  sitemap: '@forecourt/finance-application/sitemap',
  routes: () => [
    {
      id: 'finance-application.apply',
      path: 'apply-for-finance',
      module: '@forecourt/finance-application/routes/apply',
      cache: 'never',
      gated: true,
    },
    {
      id: 'finance-application.pre-approval',
      path: 'finance-pre-approval',
      module: '@forecourt/finance-application/routes/apply',
      cache: 'never',
      gated: true,
    },
  ],
});
