import { z } from 'zod';

/** What a dealer says about finance. A rate is never declared without its comparison rate. */
export const financeSchema = z
  .strictObject({
    provider: z
      .enum([
        'Taurus',
        'Car Clarity',
        'Manual',
        '360 Finance',
        'Angle',
        'Powertorque',
        'Nissan Finance',
        'AusLoans',
      ])
      .describe('The lender whose rules and records apply.'),
    annualRatePercent: z.number().min(0).max(50).describe('Indicative interest rate, percent a year.'),
    comparisonRatePercent: z.number().min(0).max(60).describe('Published comparison rate, percent a year.'),
    termYears: z.number().min(1).max(7).default(5).describe('Term of the estimate, years.'),
    deposit: z.number().min(0).default(0).describe('Deposit assumed in the estimate, dollars.'),
    secured: z.boolean().default(true).describe('Whether the example loan is secured on the car.'),
    lenderName: z.string().min(1).describe('The lender, named beside every figure.'),
    creditLicence: z.string().default('').describe('Australian credit licence number of the lender.'),
    rateEffectiveFrom: z.iso.date().nullable().default(null).describe('First local day the rates hold.'),
    rateEffectiveTo: z.iso
      .date()
      .nullable()
      .default(null)
      .describe('Last local day the rates hold; finance hides after it.'),
    excludedMakes: z.array(z.string()).default([]).describe('Makes without an estimate.'),
    excludedDealers: z.array(z.string()).default([]).describe('Dealership slugs without an estimate.'),
    link: z.string().nullable().default(null).describe('Path that replaces the default finance link.'),
    weeklyOnCards: z.boolean().default(true).describe('Show the weekly figure on list cards.'),
  })
  .describe('Finance estimates and where they lead.');

export type FinanceConfig = z.output<typeof financeSchema>;
