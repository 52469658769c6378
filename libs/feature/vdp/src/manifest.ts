import { defineFeature } from '@forecourt/site-config';
import { browserOptions, loaderOptions } from './options.ts';
import { slots } from './slots.ts';

/** The page of one vehicle, `/cars/{slug}`. */
export const vdp = defineFeature({
  id: 'vdp',
  purpose: 'The vehicle page.',
  options: { browser: browserOptions, loader: loaderOptions },
  moved: { marketThreshold: 'stock.marketThreshold', calculator: 'finance.calculator' },
  sitemap: '@forecourt/vdp/sitemap',
  server: '@forecourt/vdp/server',
  routes: () => [
    { id: 'vdp.vehicle', path: 'cars/:slug', module: '@forecourt/vdp/routes/vehicle', cache: 'public' },
    { id: 'vdp.print', path: 'print', module: '@forecourt/vdp/routes/print', cache: 'public' },
  ],
  defaults: ({ template }) => ({ layout: template }),
  contributions: [
    { slot: 'home.sections', id: 'recently-viewed', module: '@forecourt/vdp/slots/recently-viewed' },
    { slot: 'garage.similar', id: 'similar', module: '@forecourt/vdp/slots/similar-to-saved' },
    { slot: 'garage.sections', id: 'recently-viewed', module: '@forecourt/vdp/slots/recently-viewed' },
  ],
  slots,
});
