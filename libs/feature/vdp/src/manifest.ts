import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const options = z
  .strictObject({
    similarTitle: z.string().default('Similar cars').describe('Heading of the similar vehicles.'),
    showSimilar: z.boolean().default(true).describe('Show similar vehicles below the page.'),
  })
  .describe('The vehicle page.');

export type VdpOptions = z.output<typeof options>;

declare module '@forecourt/site-config/react' {
  interface FeatureOptions {
    vdp: VdpOptions;
  }
}

/** One vehicle, whole: `/cars/{slug}`. */
export const vdp = defineFeature({
  id: 'vdp',
  options,
  routes: () => [
    { id: 'vdp.vehicle', path: 'cars/:slug', module: '@forecourt/vdp/routes/vehicle', cache: 'public' },
  ],
  slots: [
    {
      id: 'vdp.gallery',
      kind: 'one',
      purpose: 'Pictures, film and 360 view of the vehicle.',
      stability: 'stable',
    },
    { id: 'vdp.price', kind: 'one', purpose: 'Price, price type and what it was.', stability: 'stable' },
    {
      id: 'vdp.actions',
      kind: 'list',
      purpose: 'What a shopper can do about this vehicle.',
      stability: 'stable',
    },
    {
      id: 'vdp.sold-actions',
      kind: 'list',
      purpose: 'What a shopper can do once the vehicle is sold.',
      stability: 'stable',
    },
    {
      id: 'vdp.sections',
      kind: 'list',
      purpose: 'Blocks below the description, full width.',
      stability: 'stable',
    },
    {
      id: 'vdp.comments',
      kind: 'one',
      purpose: 'What the dealer says about the vehicle.',
      stability: 'stable',
    },
  ],
});
