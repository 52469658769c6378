import { defineFeature } from '@forecourt/site-config';
import { options } from './options.ts';
import { slots } from './slots.ts';

/** One vehicle, whole: `/cars/{slug}`. */
export const vdp = defineFeature({
  id: 'vdp',
  options,
  loaderOnly: ['sections'],
  sitemap: '@forecourt/vdp/sitemap',
  routes: () => [
    { id: 'vdp.vehicle', path: 'cars/:slug', module: '@forecourt/vdp/routes/vehicle', cache: 'public' },
    { id: 'vdp.print', path: 'print', module: '@forecourt/vdp/routes/print', cache: 'public' },
  ],
  defaults: ({ template }) => ({ layout: template }),
  slots,
});
