import { DELIVERY_REGIONS } from '@forecourt/pricing';
import { z } from 'zod';
import { serviceUrl } from '../references.ts';

const postcode = z
  .string()
  .regex(/^\d{4}$/, 'A postcode is four digits, as text.')
  .meta({ example: '4000' });

const price = z.number().min(0).describe('Dollars; 0 reads "Free".');

/** What a dealer asks for bringing a vehicle to a shopper's door. The browser is told the text alone. */
export const deliverySchema = z
  .strictObject({
    /** One sentence above the delivery calculator. Default: `'To your door, anywhere in Australia.'`. */
    text: z
      .string()
      .default('To your door, anywhere in Australia.')
      .describe('One sentence above the delivery calculator.'),
    /** Prices by postcode; the first band that holds a postcode counts. Default: `[]`. */
    bands: z
      .array(
        z.strictObject({
          /** First postcode of the region. */
          from: postcode.describe('First postcode of the region.'),
          /** Last postcode of the region. */
          to: postcode.describe('Last postcode of the region.'),
          /** Dollars; 0 reads "Free". */
          price,
          /** The region, as a shopper knows it. */
          name: z.string().min(1).describe('The region, as a shopper knows it.'),
        }),
      )
      .default([])
      .describe('Prices by postcode; the first band that holds a postcode counts.'),
    /**
     * Prices by region of Australia, for postcodes that no band holds; a part counts before its whole.
     * Default: `{}`.
     */
    regions: z
      .partialRecord(z.enum(DELIVERY_REGIONS), price)
      .default({})
      .describe(
        'Prices by region of Australia, for postcodes that no band holds; a part counts before its whole.',
      ),
    /** A service that prices deliveries instead of bands and regions; null uses those. Default: `null`. */
    provider: z
      .strictObject({
        /** Where the delivery service is asked. */
        url: serviceUrl.describe('Where the delivery service is asked.'),
        /** Name of the environment variable with its key. */
        keyEnv: z.string().min(1).describe('Name of the environment variable with its key.'),
      })
      .nullable()
      .default(null)
      .describe('A service that prices deliveries instead of bands and regions; null uses those.'),
  })
  .describe('Delivery to a shopper.');

export type DeliveryConfig = z.output<typeof deliverySchema>;
