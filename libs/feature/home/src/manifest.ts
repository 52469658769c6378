import { defineFeature, file, link } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';
import { startingSections } from './starting-sections.ts';

const image = file.describe('Path of a picture; studio renders melt into the page.');
const links = z.array(z.strictObject({ name: z.string(), url: link })).default([]);

const sectionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero'),
    title: z.string().min(1).describe('Headline; a line break starts a new line.'),
    text: z.string().default('').describe('One or two sentences below it.'),
    image,
    imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
    tone: z
      .enum(['light', 'inverse', 'spotlit'])
      .default('light')
      .describe(
        'Light studio, dark ground with the picture at an angle, or a dark room with a spot-lit picture.',
      ),
    rating: z.boolean().default(false).describe('Show the Google rating of the primary location.'),
    popular: z
      .array(z.strictObject({ name: z.string(), url: link }))
      .default([])
      .describe('Popular searches under the search field of the inverse hero.'),
    links: links.describe('Buttons of the spot-lit hero; the first is filled.'),
    spotlight: z
      .strictObject({
        make: z.string().describe('Its make, as the stock has it.'),
        model: z.string().describe('Its model.'),
        colour: z.string().optional().describe('Its colour.'),
      })
      .nullable()
      .default(null)
      .describe(
        'The vehicle of the stock that the spot-lit picture stands for; named with its price while it is there.',
      ),
  }),
  z.strictObject({ type: z.literal('bodyTypes'), title: z.string().default('Start with the shape') }),
  z.strictObject({
    type: z.literal('budget'),
    title: z
      .string()
      .nullable()
      .default(null)
      .describe('Null says "Find … for your budget" with the word for what the site sells.'),
    text: z
      .string()
      .default('Tell us what you can set aside. We will show what it buys.')
      .describe('One sentence below the title.'),
    frequency: z
      .enum(['weekly', 'monthly'])
      .default('weekly')
      .describe('How often the visitor thinks of paying: $200 a week or $600 a month to begin with.'),
    quickPrices: z
      .enum(['everyday', 'prestige'])
      .default('everyday')
      .describe('Quick picks from $5,000 to $70,000, or from $300,000 to $800,000.'),
  }),
  z.strictObject({
    type: z.literal('stock'),
    title: z.string().default('Just arrived'),
    text: z.string().default(''),
    count: z.int().min(1).max(12).default(4).describe('How many vehicles.'),
    tone: z.enum(['page', 'sunken']).default('page'),
  }),
  z.strictObject({ type: z.literal('brands'), title: z.string().default('Our brands') }),
  z.strictObject({
    type: z.literal('stats'),
    items: z
      .array(z.strictObject({ value: z.string(), label: z.string(), text: z.string().default('') }))
      .min(1),
  }),
  z.strictObject({
    type: z.literal('tiles'),
    items: z
      .array(
        z.strictObject({
          icon: z.enum(['tag', 'wrench', 'car', 'phone', 'map']),
          title: z.string(),
          text: z.string(),
          linkText: z.string(),
          url: link,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    type: z.literal('profile'),
    title: z.string(),
    text: z.string(),
    image,
    imageAlt: z.string().default(''),
    tone: z
      .enum(['page', 'inverse'])
      .default('page')
      .describe('On the page, or a dark band with a spot-lit picture.'),
    links,
  }),
  z.strictObject({
    type: z.literal('promises'),
    items: z
      .array(z.strictObject({ title: z.string(), text: z.string() }))
      .min(1)
      .describe('What a shopper can count on, two to four.'),
  }),
  z.strictObject({
    type: z.literal('visit'),
    title: z.string().nullable().default(null).describe('Null says "Visit us in" and the town.'),
    hours: z.boolean().default(true).describe('Show the opening hours, not only whether it is open.'),
    tone: z.enum(['page', 'surface']).default('page').describe('The ground it stands on.'),
  }),
  z.strictObject({ type: z.literal('locations'), title: z.string().default('Our Locations') }),
]);

const options = z
  .strictObject({
    sections: z.array(sectionSchema).min(1).describe('Sections of the home page, top to bottom.'),
  })
  .describe('The home page.');

export type HomeSection = z.output<typeof sectionSchema>;
export type HomeSectionInput = z.input<typeof sectionSchema>;
export type HomeOptions = z.output<typeof options>;

declare module '@forecourt/site-config/react' {
  interface FeatureOptions {
    home: HomeOptions;
  }
}

/** The home page, from configured sections, and the models in stock by body type. */
export const home = defineFeature({
  id: 'home',
  options,
  defaults: (dealer) => ({ sections: startingSections(dealer) }),
  sitemap: '@forecourt/home/sitemap',
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
