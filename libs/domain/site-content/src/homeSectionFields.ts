import { z } from 'zod';
import { homeStockSections } from './homeStockSections.ts';

/**
 * The schema of a section of the home page, by its type, for `content/home.yaml` and for the option of the feature.
 *
 * @param types the schemas of its paths: `file`, a path of a file of the site, and `link`, a link for visitors.
 */
// The type of the union follows from its parts.
export function homeSectionFields({ file, link }: Record<'file' | 'link', z.ZodType<string, string>>) {
  const image = file.describe('Path of a picture. The edges of a studio render fade into the background.');
  const links = z
    .array(
      z.strictObject({
        /** Text of the link. */
        name: z.string().describe('Text of the link.'),
        url: link,
      }),
    )
    .default([]);
  return z.discriminatedUnion('type', [
    z.strictObject({
      /** The first section: a headline beside or on a picture, and the search. */
      type: z
        .literal('hero')
        .describe('The first section: a headline beside or on a picture, and the search.'),
      /** Headline; a line break starts a new line. */
      title: z.string().min(1).max(240).describe('Headline; a line break starts a new line.'),
      /** One or two sentences below it. Default: `''`. */
      text: z.string().default('').describe('One or two sentences below it.'),
      /** Path of a picture. The edges of a studio render fade into the background. */
      image,
      /**
       * Path of the same scene as an upright picture, 4:5, for phones. With it, the picture is a scene that
       * fills the hero, 16:9 and at least 1,920 pixels wide; without it, it is a studio render. Default:
       * `null`.
       */
      portrait: file
        .nullable()
        .default(null)
        .describe(
          'Path of the same scene as an upright picture, 4:5, for phones. With it, the picture is a scene that fills the hero, 16:9 and at least 1,920 pixels wide; without it, it is a studio render.',
        ),
      /** What the picture shows; empty for decoration. Default: `''`. */
      imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
      /**
       * Dark words on a light scene or studio, dark background with a diagonal picture edge, or light words
       * on a dark scene. Default: `'light'`.
       */
      tone: z
        .enum(['light', 'inverse', 'spotlit'])
        .default('light')
        .describe(
          'Dark words on a light scene or studio, dark background with a diagonal picture edge, or light words on a dark scene.',
        ),
      /** Show the Google rating of the primary location. Default: `false`. */
      rating: z.boolean().default(false).describe('Show the Google rating of the primary location.'),
      /** Popular searches under the search field of the inverse hero. Default: `[]`. */
      popular: z
        .array(
          z.strictObject({
            /** Text of the link. */
            name: z.string().describe('Text of the link.'),
            url: link,
          }),
        )
        .default([])
        .describe('Popular searches under the search field of the inverse hero.'),
      /** Buttons of the dark scene; the first is filled. Default: `[]`. */
      links: links.describe('Buttons of the dark scene; the first is filled.'),
      /**
       * The stock vehicle in the picture of the dark scene; it is named with its price while it is in stock.
       * Default: `null`.
       */
      spotlight: z
        .strictObject({
          /** Its make, spelled as in the stock. */
          make: z.string().describe('Its make, spelled as in the stock.'),
          /** Its model. */
          model: z.string().describe('Its model.'),
          /** Its colour. */
          colour: z.string().optional().describe('Its colour.'),
        })
        .nullable()
        .default(null)
        .describe(
          'The stock vehicle in the picture of the dark scene; it is named with its price while it is in stock.',
        ),
    }),
    z.strictObject({
      /** A row of body types, each a link to a search. */
      type: z.literal('bodyTypes').describe('A row of body types, each a link to a search.'),
      /** Heading of the section. Default: `'Start with the shape'`. */
      title: z.string().default('Start with the shape').describe('Heading of the section.'),
    }),
    z.strictObject({
      /** A search by price or by repayment. */
      type: z.literal('budget').describe('A search by price or by repayment.'),
      /** Heading; null for "Find … for your budget" with the item type of the site. Default: `null`. */
      title: z
        .string()
        .nullable()
        .default(null)
        .describe('Heading; null for "Find … for your budget" with the item type of the site.'),
      /** One sentence below the title. */
      text: z
        .string()
        .default('Tell us what you can set aside. We will show what it buys.')
        .describe('One sentence below the title.'),
      /** Initial repayment: $200 a week or $600 a month. Default: `'weekly'`. */
      frequency: z
        .enum(['weekly', 'monthly'])
        .default('weekly')
        .describe('Initial repayment: $200 a week or $600 a month.'),
      /** Quick picks from $5,000 to $70,000, or from $300,000 to $800,000. Default: `'everyday'`. */
      quickPrices: z
        .enum(['everyday', 'prestige'])
        .default('everyday')
        .describe('Quick picks from $5,000 to $70,000, or from $300,000 to $800,000.'),
    }),
    ...homeStockSections,
    z.strictObject({
      /** The makes in stock, each a link to a search. */
      type: z.literal('brands').describe('The makes in stock, each a link to a search.'),
      /** Heading of the section. Default: `'Our brands'`. */
      title: z.string().default('Our brands').describe('Heading of the section.'),
    }),
    z.strictObject({
      /** Figures of the dealer in large print. */
      type: z.literal('stats').describe('Figures of the dealer in large print.'),
      /** The figures, in order. */
      items: z
        .array(
          z.strictObject({
            /** The figure with its unit, such as "1,200+". */
            value: z.string().describe('The figure with its unit, such as "1,200+".'),
            /** What it counts. */
            label: z.string().describe('What it counts.'),
            /** One sentence below it. Default: `''`. */
            text: z.string().default('').describe('One sentence below it.'),
          }),
        )
        .min(1)
        .describe('The figures, in order.'),
    }),
    z.strictObject({
      /** Tiles with an icon and a link. */
      type: z.literal('tiles').describe('Tiles with an icon and a link.'),
      /** The tiles, in order. */
      items: z
        .array(
          z.strictObject({
            /** Icon beside the title. */
            icon: z.enum(['tag', 'wrench', 'car', 'phone', 'map']).describe('Icon beside the title.'),
            /** Heading of the tile. */
            title: z.string().describe('Heading of the tile.'),
            /** One sentence below the title. */
            text: z.string().describe('One sentence below the title.'),
            /** Text of the link. */
            linkText: z.string().describe('Text of the link.'),
            url: link,
          }),
        )
        .min(1)
        .describe('The tiles, in order.'),
    }),
    z.strictObject({
      /** A picture of the dealer beside a text. */
      type: z.literal('profile').describe('A picture of the dealer beside a text.'),
      /** Heading of the section. */
      title: z.string().describe('Heading of the section.'),
      /** Paragraphs, separated by an empty line. */
      text: z.string().describe('Paragraphs, separated by an empty line.'),
      /** Path of a picture. The edges of a studio render fade into the background. */
      image,
      /** What the picture shows; empty for decoration. Default: `''`. */
      imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
      /** On the page, or a dark band with a spot-lit picture. Default: `'page'`. */
      tone: z
        .enum(['page', 'inverse'])
        .default('page')
        .describe('On the page, or a dark band with a spot-lit picture.'),
      /** Buttons below the text; the first is filled. Default: `[]`. */
      links: links.describe('Buttons below the text; the first is filled.'),
    }),
    z.strictObject({
      /** The dealer’s promises to shoppers. */
      type: z.literal('promises').describe('The dealer’s promises to shoppers.'),
      /** The promises, two to four. */
      items: z
        .array(
          z.strictObject({
            /** The promise in a few words. */
            title: z.string().describe('The promise in a few words.'),
            /** One or two sentences about it. */
            text: z.string().describe('One or two sentences about it.'),
          }),
        )
        .min(1)
        .describe('The promises, two to four.'),
    }),
    z.strictObject({
      /** How many prices are below their market average, and the vehicles furthest below. */
      type: z
        .literal('evidence')
        .describe('How many prices are below their market average, and the vehicles furthest below.'),
      /** Heading of the section. Default: `'Priced on evidence'`. */
      title: z.string().default('Priced on evidence').describe('Heading of the section.'),
      /** How many vehicles. Default: `3`. */
      count: z.int().min(1).max(6).default(3).describe('How many vehicles.'),
    }),
    z.strictObject({
      /** A search for caravans by the towing capacity of the visitor's car. */
      type: z
        .literal('towing')
        .describe("A search for caravans by the towing capacity of the visitor's car."),
      /** Heading of the section. Default: `'What can my car tow?'`. */
      title: z.string().default('What can my car tow?').describe('Heading of the section.'),
      /** Popular cars with their braked towing capacity. Default: `[]`. */
      cars: z
        .array(
          z.strictObject({
            /** Make and model. */
            name: z.string().describe('Make and model.'),
            /** Braked towing capacity, kilograms. */
            kg: z.int().min(100).max(10_000).describe('Braked towing capacity, kilograms.'),
          }),
        )
        .default([])
        .describe('Popular cars with their braked towing capacity.'),
      /** Path of a picture beside it; null for none. Default: `null`. */
      image: file.nullable().default(null).describe('Path of a picture beside it; null for none.'),
    }),
    z.strictObject({
      /** Chosen vehicles, each across the screen with the dealer's words. */
      type: z
        .literal('showcase')
        .describe("Chosen vehicles, each across the screen with the dealer's words."),
      /** The vehicles, in order; one that is not in stock is left out. */
      cars: z
        .array(
          z.strictObject({
            /** Its make, spelled as in the stock. */
            make: z.string().describe('Its make, spelled as in the stock.'),
            /** Its model. */
            model: z.string().describe('Its model.'),
            /** One or two sentences about it. */
            text: z.string().min(1).describe('One or two sentences about it.'),
          }),
        )
        .min(1)
        .max(5)
        .describe('The vehicles, in order; one that is not in stock is left out.'),
    }),
    z.strictObject({
      /** Offers of content/offers, in their order; hidden without any. */
      type: z.literal('offers').describe('Offers of content/offers, in their order; hidden without any.'),
      /** Heading of the section. Default: `'Current offers'`. */
      title: z.string().default('Current offers').describe('Heading of the section.'),
      /** How many offers. Default: `2`. */
      count: z.int().min(1).max(6).default(2).describe('How many offers.'),
    }),
    z.strictObject({
      /** The newest posts of the blog; hidden without any. */
      type: z.literal('posts').describe('The newest posts of the blog; hidden without any.'),
      /** Heading of the section. Default: `'From the blog'`. */
      title: z.string().default('From the blog').describe('Heading of the section.'),
      /** One sentence below the title. Default: `''`. */
      text: z.string().default('').describe('One sentence below the title.'),
      /** How many posts. Default: `3`. */
      count: z.int().min(1).max(6).default(3).describe('How many posts.'),
    }),
    z.strictObject({
      /** Map, address and hours of the primary location. */
      type: z.literal('visit').describe('Map, address and hours of the primary location.'),
      /** Heading; null for "Visit us in" with the town. Default: `null`. */
      title: z.string().nullable().default(null).describe('Heading; null for "Visit us in" with the town.'),
      /** Show the opening hours, not only whether it is open. Default: `true`. */
      hours: z.boolean().default(true).describe('Show the opening hours, not only whether it is open.'),
      /** Background of the section. Default: `'page'`. */
      tone: z.enum(['page', 'surface']).default('page').describe('Background of the section.'),
    }),
    z.strictObject({
      /** A promotion across the page: a picture with words and a link. */
      type: z.literal('banner').describe('A promotion across the page: a picture with words and a link.'),
      /** Heading of the promotion. */
      title: z.string().min(1).describe('Heading of the promotion.'),
      /** One sentence below it. Default: `''`. */
      text: z.string().default('').describe('One sentence below it.'),
      /** Text of the button. */
      linkText: z.string().min(1).describe('Text of the button.'),
      url: link,
      /** Path of the picture, 1920 by 540 pixels. */
      image: file.describe('Path of the picture, 1920 by 540 pixels.'),
      /**
       * Path of the same subject, upright 4:5, for phones; null cuts one out of the picture. Default: `null`.
       */
      portrait: file
        .nullable()
        .default(null)
        .describe('Path of the same subject, upright 4:5, for phones; null cuts one out of the picture.'),
      /** What the picture shows; empty for decoration. Default: `''`. */
      imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
      /** The first day on which it shows, YYYY-MM-DD; null for at once. Default: `null`. */
      start: z.iso
        .date()
        .nullable()
        .default(null)
        .describe('The first day on which it shows, YYYY-MM-DD; null for at once.'),
      /** The last day on which it shows, YYYY-MM-DD; null for no end. Default: `null`. */
      expiry: z.iso
        .date()
        .nullable()
        .default(null)
        .describe('The last day on which it shows, YYYY-MM-DD; null for no end.'),
    }),
    z.strictObject({
      /** The newest reviews of the dealer on Google. */
      type: z.literal('reviews').describe('The newest reviews of the dealer on Google.'),
      /** Heading of the section. Default: `'What our customers say'`. */
      title: z.string().default('What our customers say').describe('Heading of the section.'),
      /** Background of the section. Default: `'page'`. */
      tone: z.enum(['page', 'sunken']).default('page').describe('Background of the section.'),
    }),
    z.strictObject({
      /** Every location with its address. */
      type: z.literal('locations').describe('Every location with its address.'),
      /** Heading of the section. Default: `'Our Locations'`. */
      title: z.string().default('Our Locations').describe('Heading of the section.'),
      /** Show a field for the postcode or suburb, which leads to the list by distance. Default: `false`. */
      finder: z
        .boolean()
        .default(false)
        .describe('Show a field for the postcode or suburb, which leads to the list by distance.'),
    }),
  ]);
}

/** A section of the home page, with defaults filled in. */
export type HomeSection = z.output<ReturnType<typeof homeSectionFields>>;
/** A section as a dealer declares it. */
export type HomeSectionInput = z.input<ReturnType<typeof homeSectionFields>>;
