import { z } from 'zod';
import { link } from '../references.ts';

const linkSchema = z
  .strictObject({
    /** Text of the entry. */
    name: z.string().min(1).describe('Text of the entry.'),
    url: link,
  })
  .describe('One link.');

/** A navigation entry: a link, a fixed dropdown, or a dropdown filled from stock. */
export const navItemSchema = z
  .union([
    linkSchema,
    z.strictObject({
      /** Text of the entry. */
      name: z.string().min(1).describe('Text of the entry.'),
      /** The links below the entry, top to bottom. */
      dropdownItems: z.array(linkSchema).min(1).describe('The links below the entry, top to bottom.'),
    }),
    z.strictObject({
      /** Text of the entry. */
      name: z.string().min(1).describe('Text of the entry.'),
      /**
       * Links that come from the stock: models lists its makes; modelPanel across the page the 12 makes
       * with most vehicles, each with its 6 models with most, and numbers; stock its new, demonstrator and
       * used vehicles.
       */
      dynamicDropdown: z
        .enum(['models', 'modelPanel', 'stock'])
        .describe(
          'Links that come from the stock: models lists its makes; modelPanel across the page the 12 makes with most vehicles, each with its 6 models with most, and numbers; stock its new, demonstrator and used vehicles.',
        ),
    }),
  ])
  .describe('An entry with exactly one of url, dropdownItems or dynamicDropdown.');

export const navSchema = z
  .strictObject({
    /** Entries of the header, left to right. Default: `[]`. */
    header: z.array(navItemSchema).default([]).describe('Entries of the header, left to right.'),
    /** Groups of links in the footer. Default: `[]`. */
    footer: z
      .array(
        z.strictObject({
          /** Heading of the group. */
          title: z.string().min(1).describe('Heading of the group.'),
          /** The links of the group, top to bottom. */
          links: z.array(linkSchema).min(1).describe('The links of the group, top to bottom.'),
        }),
      )
      .default([])
      .describe('Groups of links in the footer.'),
    /** Small links in the footer: privacy, terms. Default: `[]`. */
    legal: z.array(linkSchema).default([]).describe('Small links in the footer: privacy, terms.'),
  })
  .describe('Header and footer links.');

/** An entry of a navigation: a link, or a menu. */
export type NavItem = z.output<typeof navItemSchema>;
