import { z } from 'zod';
import { file } from '../references.ts';

/** A font that is not part of the platform. Its weights are read from its files. */
export const fontSchema = z
  .strictObject({
    /** Its family name in theme.css; for a package, the name in the package's stylesheet. */
    family: z
      .string()
      .regex(/^[\w][\w -]*$/, 'The name of a font has letters, digits, spaces and hyphens.')
      .meta({
        description: "Its family name in theme.css; for a package, the name in the package's stylesheet.",
        example: 'Lora Variable',
      }),
    /** A font package of your package.json, or one of its stylesheets. */
    package: z
      .string()
      .min(1)
      .meta({
        description: 'A font package of your package.json, or one of its stylesheets.',
        example: '@fontsource-variable/lora',
      })
      .optional(),
    /** Your own font file: a WOFF2 file in public/fonts/. */
    file: file
      .regex(/^\/fonts\/[\w.-]+\.woff2$/, 'A font file is a WOFF2 file in public/fonts/.')
      .meta({
        description: 'Your own font file: a WOFF2 file in public/fonts/.',
        example: '/fonts/river-sans.woff2',
      })
      .optional(),
    /**
     * The font of the visitor that stands in until it arrives: Arial, or Times for a serif font. Default:
     * `'sans-serif'`.
     */
    like: z
      .enum(['sans-serif', 'serif'])
      .default('sans-serif')
      .describe('The font of the visitor that stands in until it arrives: Arial, or Times for a serif font.'),
    /** Author and licence; shown on the about page. */
    credit: z.string().min(1).describe('Author and licence; shown on the about page.'),
  })
  .refine((font) => (font.package === undefined) !== (font.file === undefined), {
    message: 'A font needs either a package or a file.',
    params: { fix: 'Write package: … for an npm package, or file: … for a file in public/fonts/.' },
  })
  .describe('A font that is not part of the platform.');

/** A dealer's own font in the declaration. */
export type OwnFont = z.output<typeof fontSchema>;
