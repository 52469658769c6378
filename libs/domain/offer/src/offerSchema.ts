import { z } from 'zod';
import { plainText } from './plainText.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const words = text.transform((value) => (value === null ? null : plainText(value)));
const name = z.string().transform(plainText).pipe(z.string().min(1));

/**
 * An offer of a dealer. Names and texts are plain text: tags and entities of the source are resolved (`plainText`). Missing
 * fields are `null` or an empty list. `start` and `expiry` are the first and last day, `YYYY-MM-DD`.
 */
export const offerSchema = z.object({
  id: z.coerce.number().int(),
  name,
  description: text,
  sanitized_description: words,
  disclaimer: words,
  category: words,
  image_url: text,
  image_or_model_image: text,
  manufacturer: z
    .object({ id: z.number().int().nullish(), name, slug: z.string() })
    .nullish()
    .transform((value) => value ?? null),
  model: z
    .object({ slug: z.string(), name, override_url: text })
    .nullish()
    .transform((value) => value ?? null),
  excluded_website_ids: z
    .array(z.coerce.number().int())
    .nullish()
    .transform((value) => value ?? []),
  start: text,
  expiry: text,
});

/** A checked offer; see `offerSchema`. */
export type Offer = z.output<typeof offerSchema>;
