/** A parameter of Stripe's form encoding: a text, or parameters by name or number. */
export type Param = string | { [name: string]: Param };

/**
 * Reads Stripe's form encoding: `line_items[0][price_data][currency]=aud` is an object in an object.
 *
 * @example formBody('metadata[hold]=1') // { metadata: { hold: '1' } }
 */
export function formBody(text: string): Record<string, Param> {
  const body: Record<string, Param> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text))
    put(body, key.split(/\[|\]\[|\]/).filter(Boolean), value);
  return body;
}

function put(target: Record<string, Param>, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const held = target[name];
  const next: Record<string, Param> = typeof held === 'object' ? held : Object.create(null);
  target[name] = next;
  put(next, rest, value);
}

/** A text at a path of parameters; null if there is none. */
export function textAt(body: Param | undefined, ...path: string[]): string | null {
  if (path.length === 0) return typeof body === 'string' ? body : null;
  const [name = '', ...rest] = path;
  return typeof body === 'object' ? textAt(body[name], ...rest) : null;
}

/** The texts of an object of parameters, such as `metadata`. */
export function textsOf(body: Param | undefined): Record<string, string> {
  if (typeof body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
