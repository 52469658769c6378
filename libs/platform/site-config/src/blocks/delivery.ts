import { DELIVERY_REGIONS } from '@forecourt/pricing';
import { z } from 'zod';
import { serviceUrl } from '../references.ts';

const postcode = z
  .string()
  .regex(/^\d{4}$/, 'A postcode is four digits, as text.')
  .meta({ example: '4000' });

const price = z.number().min(0).describe('Dollars; 0 reads "Free".');

/** Prices of delivery to a shopper. The browser gets only the text. */
export const deliverySchema = z
  .strictObject({
    /** One sentence above the delivery calculator. Default: `'To your door, anywhere in Australia.'`. */
    text: z
      .string()
      .default('To your door, anywhere in Australia.')
      .describe('One sentence above the delivery calculator.'),
    /** Prices by postcode; the first band that contains a postcode applies. Default: `[]`. */
    bands: z
      .array(
        z
          .strictObject({
            /** First postcode of the region. */
            from: postcode.describe('First postcode of the region.'),
            /** Last postcode of the region. */
            to: postcode.describe('Last postcode of the region.'),
            /** Dollars; 0 reads "Free". */
            price,
            /** The region, as a shopper knows it. */
            name: z.string().min(1).describe('The region, as a shopper knows it.'),
          })
          .refine(({ from, to }) => from <= to, {
            path: ['to'],
            message: 'It is before the first postcode, so the band contains none.',
            params: { fix: 'Write the same postcode as from or a higher one.' },
          }),
      )
      .default([])
      .describe('Prices by postcode; the first band that contains a postcode applies.'),
    /**
     * Prices by region of Australia, for postcodes in no band; the smaller region applies first. Default:
     * `{}`.
     */
    regions: z
      .partialRecord(z.enum(DELIVERY_REGIONS), price)
      .default({})
      .describe('Prices by region of Australia, for postcodes in no band; the smaller region applies first.'),
    /** A service for delivery prices; null uses bands and regions. Default: `null`. */
    provider: z
      .strictObject({
        /** URL of the delivery service. */
        url: serviceUrl.describe('URL of the delivery service.'),
        /** Name of the environment variable with its API key. */
        keyEnv: z.string().min(1).describe('Name of the environment variable with its API key.'),
      })
      .nullable()
      .default(null)
      .describe('A service for delivery prices; null uses bands and regions.'),
  })
  .describe('Delivery to a shopper.');

/** The checked `delivery` of a dealer. Prices are dollars. */
export type DeliveryConfig = z.output<typeof deliverySchema>;
