import { z } from 'zod';

/** The delivery estimate for a postcode. */
export const deliveryEstimateSchema = z.object({
  price: z.number().min(0).max(100_000).meta({ description: 'Dollars; 0 is free.' }),
  name: z.string().min(1).max(120).meta({ description: 'Display name of the region.' }),
});

/** Price in dollars and region of a delivery. */
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;
