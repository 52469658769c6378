import { defineFeature, file, link } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';
import { startingSections } from './starting-sections.ts';

const image = file.describe('Path of a picture; studio renders melt into the page.');
const links = z.array(z.strictObject({ name: z.string(), url: link })).default([]);

const sectionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero'),
    /** Headline; a line break starts a new line. */
    title: z.string().min(1).describe('Headline; a line break starts a new line.'),
    /** One or two sentences below it. Default: `''`. */
    text: z.string().default('').describe('One or two sentences below it.'),
    /** Path of a picture; studio renders melt into the page. */
    image,
    /** What the picture shows; empty for decoration. Default: `''`. */
    imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
    /**
     * Light studio, dark ground with the picture at an angle, or a dark room with a spot-lit picture.
     * Default: `'light'`.
     */
    tone: z
      .enum(['light', 'inverse', 'spotlit'])
      .default('light')
      .describe(
        'Light studio, dark ground with the picture at an angle, or a dark room with a spot-lit picture.',
      ),
    /** Show the Google rating of the primary location. Default: `false`. */
    rating: z.boolean().default(false).describe('Show the Google rating of the primary location.'),
    /** Popular searches under the search field of the inverse hero. Default: `[]`. */
    popular: z
      .array(z.strictObject({ name: z.string(), url: link }))
      .default([])
      .describe('Popular searches under the search field of the inverse hero.'),
    /** Buttons of the spot-lit hero; the first is filled. Default: `[]`. */
    links: links.describe('Buttons of the spot-lit hero; the first is filled.'),
    /**
     * The vehicle of the stock that the spot-lit picture stands for; named with its price while it is
     * there. Default: `null`.
     */
    spotlight: z
      .strictObject({
        /** Its make, as the stock has it. */
        make: z.string().describe('Its make, as the stock has it.'),
        /** Its model. */
        model: z.string().describe('Its model.'),
        /** Its colour. */
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
    /** Null says "Find … for your budget" with the word for what the site sells. Default: `null`. */
    title: z
      .string()
      .nullable()
      .default(null)
      .describe('Null says "Find … for your budget" with the word for what the site sells.'),
    /** One sentence below the title. */
    text: z
      .string()
      .default('Tell us what you can set aside. We will show what it buys.')
      .describe('One sentence below the title.'),
    /**
     * How often the visitor thinks of paying: $200 a week or $600 a month to begin with. Default:
     * `'weekly'`.
     */
    frequency: z
      .enum(['weekly', 'monthly'])
      .default('weekly')
      .describe('How often the visitor thinks of paying: $200 a week or $600 a month to begin with.'),
    /** Quick picks from $5,000 to $70,000, or from $300,000 to $800,000. Default: `'everyday'`. */
    quickPrices: z
      .enum(['everyday', 'prestige'])
      .default('everyday')
      .describe('Quick picks from $5,000 to $70,000, or from $300,000 to $800,000.'),
  }),
  z.strictObject({
    type: z.literal('stock'),
    title: z.string().default('Just arrived'),
    text: z.string().default(''),
    /** How many vehicles. Default: `4`. */
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
    /** Path of a picture; studio renders melt into the page. */
    image,
    imageAlt: z.string().default(''),
    /** On the page, or a dark band with a spot-lit picture. Default: `'page'`. */
    tone: z
      .enum(['page', 'inverse'])
      .default('page')
      .describe('On the page, or a dark band with a spot-lit picture.'),
    links,
  }),
  z.strictObject({
    type: z.literal('promises'),
    /** What a shopper can count on, two to four. */
    items: z
      .array(z.strictObject({ title: z.string(), text: z.string() }))
      .min(1)
      .describe('What a shopper can count on, two to four.'),
  }),
  z.strictObject({
    type: z.literal('visit'),
    /** Null says "Visit us in" and the town. Default: `null`. */
    title: z.string().nullable().default(null).describe('Null says "Visit us in" and the town.'),
    /** Show the opening hours, not only whether it is open. Default: `true`. */
    hours: z.boolean().default(true).describe('Show the opening hours, not only whether it is open.'),
    /** The ground it stands on. Default: `'page'`. */
    tone: z.enum(['page', 'surface']).default('page').describe('The ground it stands on.'),
  }),
  z.strictObject({ type: z.literal('locations'), title: z.string().default('Our Locations') }),
]);

const options = z
  .strictObject({
    /** Sections of the home page, top to bottom. */
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
  /** The home page. */
  options,
  loaderOnly: ['sections'],
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
