import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';
import { sectionSchema } from './section-schema.ts';
import { slots } from './slots.ts';
import { startingSections } from './starting-sections.ts';

const options = z.strictObject({
  /** Sections of the home page, top to bottom. */
  sections: z.array(sectionSchema).min(1).describe('Sections of the home page, top to bottom.'),
});

/** The home page, from configured sections, and the models in stock by body type. */
export const home = defineFeature({
  id: 'home',
  purpose: 'The home page.',
  options: { loader: options },
  defaults: (dealer) => ({ sections: startingSections(dealer) }),
  sitemap: '@forecourt/home/sitemap',
  sharePicture: ({ options: { sections } }) =>
    sections.flatMap((section) => (section.type === 'hero' ? section.image : []))[0] ?? null,
  routes: () => [
    { id: 'home.page', path: '', module: '@forecourt/home/routes/home', cache: 'public' },
    {
      id: 'home.models',
      path: 'models',
      module: '@forecourt/home/routes/models',
      cache: 'public',
      needs: 'search',
    },
  ],
  slots,
});
