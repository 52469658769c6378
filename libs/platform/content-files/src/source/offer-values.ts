import { plainText } from '@forecourt/offer';

type Values = Record<string, unknown>;

/**
 * The front matter of an offer from the shape that dealer systems give it: its picture and its text under their names there, a
 * description in HTML, ids of make and model. What else it has stays, so that a wrong value is named.
 */
export function offerValues(given: Values): Values {
  const {
    description,
    sanitized_description: words,
    image_url: picture,
    image_or_model_image: shown,
    manufacturer,
    model,
    id,
    name,
    disclaimer,
    ...rest
  } = given;
  const image = rest['image'] ?? shown ?? picture;
  const text = [words, description].find((each) => typeof each === 'string' && each !== '');
  return {
    id: typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id,
    name: typeof name === 'string' ? plainText(name) : name,
    ...(disclaimer !== undefined && {
      disclaimer: typeof disclaimer === 'string' ? plainText(disclaimer) || null : disclaimer,
    }),
    ...(manufacturer !== undefined && { manufacturer: withoutId(manufacturer) }),
    ...(model !== undefined && { model: withoutId(model) }),
    ...rest,
    ...(image !== undefined && { image: image === '' ? null : image }),
    ...(rest['body'] === undefined && typeof text === 'string' && { body: asMarkdown(plainText(text)) }),
  };
}

function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  const { id: _id, ...rest } = value;
  return rest;
}

/** Plain words as Markdown that says no more than they do: every sign is escaped. */
function asMarkdown(words: string): string {
  return words.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
