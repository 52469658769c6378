import { z } from 'zod';
import { file } from '../references.ts';

/** A font beside those of the platform. Its weights are read from its files. */
export const fontSchema = z
  .strictObject({
    /** Its name in theme.css; that of a package is in the package's stylesheet. */
    family: z
      .string()
      .regex(/^[\w][\w -]*$/, 'The name of a font has letters, digits, spaces and hyphens.')
      .meta({
        description: "Its name in theme.css; that of a package is in the package's stylesheet.",
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
    /** A font file of your own: a WOFF2 file in public/fonts/. */
    file: file
      .regex(/^\/fonts\/[\w.-]+\.woff2$/, 'A font file is a WOFF2 file in public/fonts/.')
      .meta({
        description: 'A font file of your own: a WOFF2 file in public/fonts/.',
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
    /** Whose work it is and under which licence; the about page shows it. */
    credit: z.string().min(1).describe('Whose work it is and under which licence; the about page shows it.'),
  })
  .refine((font) => (font.package === undefined) !== (font.file === undefined), {
    message: 'A font comes from a package or from a file, one of the two.',
    params: { fix: 'Write package: … for a package of npm, or file: … for a file in public/fonts/.' },
  })
  .describe('A font beside those of the platform.');

/** A font that a dealer brings, as the declaration has it. */
export type OwnFont = z.output<typeof fontSchema>;
