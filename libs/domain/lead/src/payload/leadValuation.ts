import { formatDollars, formatRange } from '@forecourt/pricing';
import { valuationAnswersSchema } from '@forecourt/valuation';
import { longDate } from '@forecourt/values';
import { z } from 'zod';
import { VALUATION_WORDS } from '../declared/valuationFields.ts';
import { oneLine } from '../fields/oneLine.ts';

const line = (max: number) => z.string().overwrite(oneLine).max(max);
const dollars = z.number().int();

/**
 * The online valuation of the shopper's own vehicle, as the platform worked it out; the client cannot change it. Either `range`, or
 * the sentence why there is none.
 */
export const leadValuationSchema = z.object({
  /** Id of the valuation; the same after changed answers. */
  id: z.uuid(),
  /** The day of the calculation. */
  date: z.iso.date(),
  range: z
    .object({
      min: dollars,
      max: dollars,
      /** The last day on which it holds. */
      valid_until: z.iso.date(),
      /** The steps of the calculation; `amount` in dollars, negative if it takes off. */
      reasons: z.array(z.object({ text: line(200), amount: dollars })).max(20),
      /** What it rests on: how many vehicles, and from when. */
      basis: line(300),
    })
    .nullable(),
  /** Why there is no range; null with one. */
  no_figure: line(300).nullable(),
  answers: valuationAnswersSchema,
  /** Whether the shopper accepted the range; null before the shopper answered. */
  offer_accepted: z.enum(['Yes', 'No']).nullable(),
});

/** The online valuation of a lead. */
export type LeadValuation = z.output<typeof leadValuationSchema>;

/** A fact of a valuation as text, with its key in the lead. */
export type ValuationRow = readonly [key: string, label: string, text: string];

/**
 * The facts of a valuation as labelled texts.
 *
 * @example valuationRows(valuation)[0] // ['valuation', 'Online trade-in value', '$21,700 to $25,300']
 */
export function valuationRows({
  date,
  range,
  no_figure,
  answers,
  offer_accepted,
}: LeadValuation): ValuationRow[] {
  const figure: ValuationRow[] = range
    ? [
        ['valuation', 'Online trade-in value', formatRange(range)],
        ['valuation valid', 'Value is valid until', longDate(range.valid_until)],
        ['valuation basis', 'Value basis', range.basis],
        ['valuation reasons', 'Value was worked out from', range.reasons.map(reasonText).join('; ')],
      ]
    : [['valuation', 'Online trade-in value', no_figure ?? 'None']];
  return [
    ...figure,
    ['valuation date', 'Value was worked out on', longDate(date)],
    ['valuation condition', 'Trade-in condition', VALUATION_WORDS.condition[answers.condition]],
    [
      'valuation service',
      'Trade-in service history',
      VALUATION_WORDS.service_history[answers.service_history],
    ],
    ['valuation accidents', 'Trade-in accident damage', VALUATION_WORDS.accidents[answers.accidents]],
    ...(offer_accepted === null
      ? []
      : [['valuation accepted', 'Trade-in value accepted', offer_accepted] as const]),
  ];
}

function reasonText({ text, amount }: { text: string; amount: number }): string {
  return `${text} ${formatDollars(amount)}`;
}
