import { FINANCE_PROVIDERS } from '@forecourt/finance';
import { z } from 'zod';

/** What a dealer says about finance. A rate is never declared without its comparison rate. */
export const financeSchema = z
  .strictObject({
    provider: z.enum(FINANCE_PROVIDERS).describe('The lender whose rules and records apply.'),
    annualRatePercent: z.number().min(0).max(50).describe('Indicative interest rate, percent a year.'),
    comparisonRatePercent: z.number().min(0).max(60).describe('Published comparison rate, percent a year.'),
    termYears: z.number().min(1).max(7).default(5).describe('Term of the estimate, years.'),
    deposit: z.number().min(0).default(0).describe('Deposit assumed in the estimate, dollars.'),
    lender: z
      .strictObject({
        name: z.string().min(1).describe('The lender, named beside every figure.'),
        creditLicence: z.string().describe('Australian credit licence number of the lender.'),
      })
      .describe('Who lends.'),
    rateEffectiveFrom: z.iso.date().optional().describe('First local day the rates hold.'),
    rateEffectiveTo: z.iso
      .date()
      .optional()
      .describe('Last local day the rates hold; finance hides after it.'),
    computeComparison: z.boolean().default(false).describe('Work out a missing comparison rate.'),
    rounding: z
      .enum(['nearest', 'ceil', 'lenderConditional'])
      .default('nearest')
      .describe('How an estimate is rounded to whole dollars.'),
    establishmentFees: z
      .record(z.string(), z.number().min(0))
      .default({})
      .describe('Establishment fee by provider key, dollars, where the lender gives none.'),
    excludedMakes: z.array(z.string()).default([]).describe('Makes without an estimate.'),
    excludedDealers: z.array(z.string()).default([]).describe('Dealership slugs without an estimate.'),
    link: z.string().nullable().default(null).describe('Path that replaces the default finance link.'),
    weeklyOnCards: z.boolean().default(true).describe('Show the weekly figure on list cards.'),
  })
  .describe('Finance estimates and where they lead.');

export type FinanceConfig = z.output<typeof financeSchema>;
