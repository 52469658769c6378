import { z } from 'zod';

/** What a shopper chose in the purchase of a vehicle, as it was typed; `quotePurchase` says what is wrong with it. */
export const purchaseChoicesSchema = z.object({
  handover: z.string().max(20).meta({ description: '`pick-up` or `delivery`; empty for neither yet.' }),
  place: z.string().max(20).meta({ description: 'Id of the location of a pick-up.' }),
  address: z.string().max(1_000).meta({ description: 'Street and suburb of a delivery.' }),
  postcode: z.string().max(1_000).meta({ description: 'Of a delivery.' }),
  time: z.string().max(40).meta({ description: 'One of the offered times.' }),
  trade: z.string().max(20).meta({ description: '`none` or `own`; empty for neither yet.' }),
  trade_in: z.string().max(5_000).meta({ description: 'The vehicle that is traded in, in words.' }),
  pay: z.string().max(20).meta({ description: '`cash` or `finance`; empty for neither yet.' }),
  extras: z.array(z.string().max(60)).max(50).meta({ description: 'Ids of the extras.' }),
});

/** What a shopper chose in the purchase of a vehicle. */
export type PurchaseChoices = z.output<typeof purchaseChoicesSchema>;

const cents = z.int();

/** A part of a price. */
export const lineSchema = z.object({ label: z.string(), cents });

/** A choice in words. */
const row = z.object({ label: z.string(), text: z.string() });

/** What a purchase costs and what was chosen, as others who use the device may see it: without address and trade-in. */
export const purchaseViewSchema = z.object({
  lines: z.array(lineSchema),
  total_cents: cents.meta({ description: 'The sum of the lines.' }),
  suffix: z
    .string()
    .meta({
      description:
        'What the total includes, in the words of a price, such as `Est. drive away`; may be empty.',
    }),
  rows: z.array(row),
});

/** What the choices of a purchase cost, what is missing, and what can be chosen. */
export const purchaseQuoteSchema = purchaseViewSchema.extend({
  errors: z
    .record(z.string(), z.string())
    .meta({ description: 'A sentence for each choice that is missing or wrong.' }),
  on_road: z
    .string()
    .nullable()
    .meta({
      description: 'For whom, where and as of when the on-road costs in the lines are; null without any.',
    }),
  places: z.array(z.object({ id: z.string(), name: z.string() })),
  delivers: z.boolean(),
  times: z
    .array(z.object({ day: z.string(), times: z.array(z.object({ value: z.string(), text: z.string() })) }))
    .meta({ description: 'For the chosen pick-up or delivery.' }),
  extras: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), cents })),
  loan: z
    .object({ rows: z.array(row), example: z.string(), warning: z.string() })
    .nullable()
    .meta({
      description: 'A repayment is never shown without rates, example and warning; null without one.',
    }),
});

/** What the choices of a purchase cost, what is missing, and what can be chosen. */
export type PurchaseQuote = z.output<typeof purchaseQuoteSchema>;
