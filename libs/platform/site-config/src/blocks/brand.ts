import { z } from 'zod';
import { fontSchema } from './font.ts';
import { externalLink, file } from '../references.ts';

/** The dealer's marks and words that appear on every page. */
export const brandSchema = z
  .strictObject({
    /** Path of the logo on light ground, in public/. */
    logo: file.describe('Path of the logo on light ground, in public/.'),
    /** Path of the logo on dark ground, in public/. */
    logoInverse: file.describe('Path of the logo on dark ground, in public/.'),
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
    /** Colour of the browser frame, #rrggbb. */
    themeColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'A colour is # and six small hexadecimal digits.')
      .meta({ description: 'Colour of the browser frame, #rrggbb.', example: '#ffffff' }),
    /** A credit line in the footer. Default: `''`. */
    credit: z.string().default('').describe('A credit line in the footer.'),
    /** Fonts of your own: from packages of npm, or files in public/fonts/. */
    fonts: z
      .array(fontSchema)
      .optional()
      .describe('Fonts of your own: from packages of npm, or files in public/fonts/.'),
    /** Logos under "We accept:". Default: `[]`. */
    payments: z
      .array(z.enum(['Visa', 'Mastercard', 'Maestro', 'Google Pay', 'Apple Pay']))
      .default([])
      .describe('Logos under "We accept:".'),
    /** Profiles elsewhere. Default: `[]`. */
    social: z
      .array(
        z.strictObject({
          /** What the profile is called, such as Facebook. */
          name: z.string().describe('What the profile is called, such as Facebook.'),
          /** Address of the profile. */
          url: externalLink.describe('Address of the profile.'),
        }),
      )
      .default([])
      .describe('Profiles elsewhere.'),
  })
  .describe('Marks and words of the dealer.');
