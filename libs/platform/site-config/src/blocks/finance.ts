import { disclosureTags, FINANCE_PROVIDERS } from '@forecourt/finance';
import { providerKey } from '@forecourt/vehicle';
import { z } from 'zod';
import { webLink } from '../references.ts';

const bounds = {
  /** Lowest value of the slider. */
  min: z.number().min(0).describe('Lowest value of the slider.'),
  /** Highest value of the slider. */
  max: z.number().min(0).describe('Highest value of the slider.'),
  /** Step of the slider. */
  step: z.number().positive().describe('Step of the slider.'),
};

/** Bounds of the calculator; missing bounds come from `default`, then from the platform. */
const slidersSchema = z.strictObject({
  /** Dollars; $1,000 to $100,000 by 500. */
  amount: z
    .strictObject({
      ...bounds,
      /** Up to 1.05 × the price of a vehicle above $100,000. */
      maxFollowsPrice: z.boolean().describe('Up to 1.05 × the price of a vehicle above $100,000.'),
    })
    .partial()
    .optional()
    .describe('Dollars; $1,000 to $100,000 by 500.'),
  /** Years; 1 to 7 by half years. */
  termYears: z
    .strictObject({
      ...bounds,
      /** Years to choose from. */
      choices: z.array(z.number().positive()).describe('Years to choose from.'),
    })
    .partial()
    .optional()
    .describe('Years; 1 to 7 by half years.'),
  /** Percent a year; 0.5 to 20 by 0.5. */
  interestPercent: z
    .strictObject({
      ...bounds,
      /** The shopper cannot move it. */
      disabled: z.boolean().describe('The shopper cannot move it.'),
    })
    .partial()
    .optional()
    .describe('Percent a year; 0.5 to 20 by 0.5.'),
});

const PROVIDER_KEYS = FINANCE_PROVIDERS.map(providerKey);

/** The key of a provider, or one of the others. */
const keyOf = (...others: string[]) => {
  const keys = [...others, ...PROVIDER_KEYS];
  return z
    .string()
    .refine((key) => keys.includes(key), {
      message: 'It is not the key of a provider.',
      params: { fix: `Write one of: ${keys.join(', ')}.` },
    });
};

type Sliders = z.output<typeof slidersSchema>;
type Bounds = { min?: number | undefined; max?: number | undefined };
const SLIDERS = ['amount', 'termYears', 'interestPercent'] as const;

/** The sliders whose lowest value is not below the highest; missing bounds are those of `default`. */
function stuckSliders(sliders: Readonly<Record<string, Sliders>>): { path: string[]; min: number }[] {
  return Object.entries(sliders).flatMap(([key, own]) =>
    SLIDERS.flatMap((name) => {
      const { min, max }: Bounds = { ...sliders['default']?.[name], ...own[name] };
      const isOwn = own[name]?.min !== undefined || own[name]?.max !== undefined;
      if (!isOwn || min === undefined || max === undefined || min < max) return [];
      return [{ path: [key, name, own[name]?.max === undefined ? 'min' : 'max'], min }];
    }),
  );
}

const feeSchema = z.strictObject({
  /** Name of the fee, shown to shoppers. */
  label: z.string().min(1).describe('Name of the fee, shown to shoppers.'),
  /** Dollars. */
  amount: z.number().min(0).describe('Dollars.'),
  /** Once at the start, every month, or with the last repayment. */
  charged: z
    .enum(['once', 'monthly', 'end'])
    .describe('Once at the start, every month, or with the last repayment.'),
  /** A government fee; it is never part of a comparison rate. */
  government: z.boolean().optional().describe('A government fee; it is never part of a comparison rate.'),
});

const knownTags = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, tag]) => disclosureTags.some((known) => known === tag));

/** The dealer's finance settings. A rate is never declared without its comparison rate. */
export const financeSchema = z
  .strictObject({
    /** The lender whose rules and records apply. */
    provider: z.enum(FINANCE_PROVIDERS).describe('The lender whose rules and records apply.'),
    /** Indicative interest rate, percent a year. */
    annualRatePercent: z.number().min(0).max(50).describe('Indicative interest rate, percent a year.'),
    /** Published comparison rate, percent a year. */
    comparisonRatePercent: z.number().min(0).max(60).describe('Published comparison rate, percent a year.'),
    /** Term of the estimate, years. Default: `5`. */
    termYears: z.number().min(1).max(7).default(5).describe('Term of the estimate, years.'),
    /** Deposit assumed in the estimate, dollars. Default: `0`. */
    deposit: z.number().min(0).default(0).describe('Deposit assumed in the estimate, dollars.'),
    /** The lender. */
    lender: z
      .strictObject({
        /** Name of the lender, shown with every figure. */
        name: z.string().min(1).describe('Name of the lender, shown with every figure.'),
        /** Australian credit licence number of the lender. */
        creditLicence: z.string().describe('Australian credit licence number of the lender.'),
      })
      .describe('The lender.'),
    /** First local date of the rates. */
    rateEffectiveFrom: z.iso.date().optional().describe('First local date of the rates.'),
    /** Last local date of the rates; finance is hidden after it. */
    rateEffectiveTo: z.iso
      .date()
      .optional()
      .describe('Last local date of the rates; finance is hidden after it.'),
    /** Calculate a missing comparison rate. Default: `false`. */
    computeComparison: z.boolean().default(false).describe('Calculate a missing comparison rate.'),
    /** How an estimate is rounded to whole dollars. Default: `'nearest'`. */
    rounding: z
      .enum(['nearest', 'ceil', 'lenderConditional'])
      .default('nearest')
      .describe('How an estimate is rounded to whole dollars.'),
    /** Establishment fee by provider key, dollars, if the lender gives none. Default: `{}`. */
    establishmentFees: z
      .record(keyOf(), z.number().min(0))
      .default({})
      .describe('Establishment fee by provider key, dollars, if the lender gives none.'),
    /**
     * Estimate only vehicles with a record of the lender; otherwise the other vehicles use the dealer’s own
     * rates.
     */
    lenderRecordOnly: z
      .boolean()
      .optional()
      .describe(
        'Estimate only vehicles with a record of the lender; otherwise the other vehicles use the dealer’s own rates.',
      ),
    /** Show estimates beside prices. Default: `true`. */
    estimates: z.boolean().default(true).describe('Show estimates beside prices.'),
    /**
     * Repayment period of the estimate; a provider with monthly repayments only overrides it. Default:
     * `'weekly'`.
     */
    frequency: z
      .enum(['weekly', 'fortnightly', 'monthly'])
      .default('weekly')
      .describe('Repayment period of the estimate; a provider with monthly repayments only overrides it.'),
    /** Add the establishment fee to the loan. Default: `true`. */
    capitaliseFee: z.boolean().default(true).describe('Add the establishment fee to the loan.'),
    /** All other fees of the loan; total payable and comparison rate include them. Default: `[]`. */
    fees: z
      .array(feeSchema)
      .default([])
      .describe('All other fees of the loan; total payable and comparison rate include them.'),
    /** Warning shown with every comparison rate; default is the text of the law. */
    warning: z
      .string()
      .min(1)
      .optional()
      .describe('Warning shown with every comparison rate; default is the text of the law.'),
    /** Disclaimer under the calculator, with merge tags; the lender’s own disclaimer replaces it. */
    disclaimer: z
      .string()
      .min(1)
      .refine(knownTags, {
        message: 'It has an unknown merge tag.',
        params: { fix: `Use these: {${disclosureTags.join('}, {')}}.` },
      })
      .optional()
      .describe('Disclaimer under the calculator, with merge tags; the lender’s own disclaimer replaces it.'),
    /**
     * Inputs of the calculator: the loan, or price, deposit and residual; none hides the calculator.
     * Default: `'loan'`.
     */
    calculator: z
      .enum(['loan', 'purchase', 'none'])
      .default('loan')
      .describe(
        'Inputs of the calculator: the loan, or price, deposit and residual; none hides the calculator.',
      ),
    /** Bounds of the calculator by provider key, and `default`. Default: `{}`. */
    sliders: z
      .record(keyOf('default'), slidersSchema)
      .superRefine((sliders, context) => {
        for (const { path, min } of stuckSliders(sliders))
          context.addIssue({
            code: 'custom',
            path,
            message: 'The slider could not be moved, since its highest value is not above its lowest.',
            params: { fix: `Write a max above ${min}, or a smaller min.` },
          });
      })
      .default({})
      .describe('Bounds of the calculator by provider key, and `default`.'),
    /** Makes without an estimate. Default: `[]`. */
    excludedMakes: z.array(z.string()).default([]).describe('Makes without an estimate.'),
    /** Dealership slugs without an estimate. Default: `[]`. */
    excludedDealers: z
      .array(z.string().meta({ description: 'Slug of a dealership.', refersTo: 'dealership' }))
      .default([])
      .describe('Dealership slugs without an estimate.'),
    /** Page that replaces our own finance form: a path or an https address. Default: `null`. */
    link: webLink
      .nullable()
      .default(null)
      .describe('Page that replaces our own finance form: a path or an https address.'),
    /**
     * Request the disclaimer of a vehicle from the lender, if the vehicle has none, when a shopper opens
     * it. Default: `false`.
     */
    lenderInfo: z
      .boolean()
      .default(false)
      .describe(
        'Request the disclaimer of a vehicle from the lender, if the vehicle has none, when a shopper opens it.',
      ),
    /**
     * Show a youX quote of the page’s own loan in the full disclaimer; {} for its usual assumption, null
     * for none. Default: `null`.
     */
    youx: z
      .strictObject({
        /** The credit rating that every quote assumes. Default: `'GREAT'`. */
        selfAssessedCreditScore: z
          .string()
          .regex(/^[A-Z_]{1,20}$/, 'A rating is in capitals, as youX names it.')
          .meta({ description: 'The credit rating that every quote assumes.', example: 'GREAT' })
          .default('GREAT'),
      })
      .nullable()
      .default(null)
      .describe(
        'Show a youX quote of the page’s own loan in the full disclaimer; {} for its usual assumption, null for none.',
      ),
    /** Show the weekly figure on list cards. Default: `true`. */
    weeklyOnCards: z.boolean().default(true).describe('Show the weekly figure on list cards.'),
  })
  .refine(({ annualRatePercent, comparisonRatePercent }) => comparisonRatePercent >= annualRatePercent, {
    path: ['comparisonRatePercent'],
    message: 'It is below the interest rate, so it cannot include the fees.',
    params: {
      fix: 'Write the comparison rate that the lender publishes; without fees it equals annualRatePercent.',
    },
  })
  .refine(({ rateEffectiveFrom: from, rateEffectiveTo: to }) => !from || !to || from <= to, {
    path: ['rateEffectiveTo'],
    message: 'It is before rateEffectiveFrom, so there would never be finance.',
    params: { fix: 'Write the same day or a later one, or remove one of the two.' },
  })
  .describe('Finance estimates and the finance form.');

/** The checked `finance` of a dealer. Rates are percent a year, amounts dollars. */
export type FinanceConfig = z.output<typeof financeSchema>;
