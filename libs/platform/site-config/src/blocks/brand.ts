import { z } from 'zod';
import { fontSchema } from './font.ts';
import { externalLink, file } from '../references.ts';

/** The dealer's logo, texts and fonts on every page. */
export const brandSchema = z
  .strictObject({
    /** Path of the logo for a light background, in public/. */
    logo: file.describe('Path of the logo for a light background, in public/.'),
    /** Path of the logo for a dark background, in public/. */
    logoInverse: file.describe('Path of the logo for a dark background, in public/.'),
    /** Width of the logo, CSS pixels. */
    logoWidth: z.int().min(1).describe('Width of the logo, CSS pixels.'),
    /** Height of the logo, CSS pixels. */
    logoHeight: z.int().min(1).describe('Height of the logo, CSS pixels.'),
    /** One sentence for search engines, 20 to 170 characters. */
    description: z
      .string()
      .min(20)
      .max(170)
      .describe('One sentence for search engines, 20 to 170 characters.'),
    /** Picture of link previews, at least 1200 × 800 pixels; default is the hero of the home page. */
    shareImage: file
      .optional()
      .describe(
        'Picture of link previews, at least 1200 × 800 pixels; default is the hero of the home page.',
      ),
    /**
     * A wide picture of the dealer, for pages without a vehicle: contact, a missing page, an empty list.
     * Default: `null`.
     */
    scene: z
      .strictObject({
        /** Path of the picture, 16:9 and at least 1,920 pixels wide. */
        image: file.describe('Path of the picture, 16:9 and at least 1,920 pixels wide.'),
        /** Alternative text; empty for decoration. Default: `''`. */
        alt: z.string().default('').describe('Alternative text; empty for decoration.'),
      })
      .nullable()
      .default(null)
      .describe(
        'A wide picture of the dealer, for pages without a vehicle: contact, a missing page, an empty list.',
      ),
    /** Theme colour of the browser’s toolbar, #rrggbb. */
    themeColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'A colour is # and six small hexadecimal digits.')
      .meta({ description: 'Theme colour of the browser’s toolbar, #rrggbb.', example: '#ffffff' }),
    /** A credit line in the footer. Default: `''`. */
    credit: z.string().default('').describe('A credit line in the footer.'),
    /** Your own fonts: from npm packages, or files in public/fonts/. */
    fonts: z
      .array(fontSchema)
      .optional()
      .describe('Your own fonts: from npm packages, or files in public/fonts/.'),
    /** Logos under "We accept:". Default: `[]`. */
    payments: z
      .array(z.enum(['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay']))
      .default([])
      .describe('Logos under "We accept:".'),
    /** Social media profiles. Default: `[]`. */
    social: z
      .array(
        z.strictObject({
          /** Name of the profile, such as Facebook. */
          name: z.string().describe('Name of the profile, such as Facebook.'),
          /** Address of the profile. */
          url: externalLink.describe('Address of the profile.'),
        }),
      )
      .default([])
      .describe('Social media profiles.'),
  })
  .describe('Logo, texts and fonts of the dealer.');
