import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

const options = z
  .strictObject({
    columns: z.int().min(3).max(4).default(3).describe('Cards in a row on wide screens.'),
    facets: z
      .array(
        z.enum([
          'price',
          'car_type',
          'make',
          'model',
          'body',
          'transmission',
          'km',
          'year',
          'fuel',
          'location_name',
          'seats',
          'colour',
          'drive',
          'item_type',
        ]),
      )
      .default([
        'price',
        'car_type',
        'make',
        'model',
        'body',
        'transmission',
        'km',
        'year',
        'fuel',
        'location_name',
      ])
      .describe('The filters, top to bottom.'),
    openFacets: z.int().min(0).default(6).describe('How many filters are unfolded at first.'),
    title: z.string().default('New, used and demo cars').describe('Heading of the default search page.'),
    showTown: z.boolean().default(false).describe('Show the town on every card.'),
  })
  .describe('The search page.');

export type SearchOptions = z.output<typeof options>;

declare module '@forecourt/site-config/react' {
  interface FeatureOptions {
    search: SearchOptions;
  }
}

/** Finding a vehicle: the search page under `/search`, with facets, sort, pages and the URL as its state. */
export const search = defineFeature({
  id: 'search',
  options,
  templateDefaults: { group: { showTown: true } },
  routes: () => [
    { id: 'search.results', path: 'search/*', module: '@forecourt/search/routes/results', cache: 'public' },
  ],
  slots: [
    {
      id: 'search.card-actions',
      kind: 'list',
      purpose: 'The buttons of a card, below the price.',
      stability: 'stable',
    },
    { id: 'search.card', kind: 'one', purpose: 'A vehicle in the list of results.', stability: 'stable' },
    { id: 'search.empty', kind: 'list', purpose: 'Ways on when nothing matches.', stability: 'stable' },
  ],
});
