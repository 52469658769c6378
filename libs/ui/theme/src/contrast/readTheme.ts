/** The tokens of a theme by their names, such as `--color-brand`. */
export type Theme = ReadonlyMap<string, string>;

/**
 * Reads the custom properties of a stylesheet, a dealer's `theme.css` or the platform's tokens. A later value replaces an
 * earlier one, as in CSS; comments are ignored; a value that only references another token is resolved.
 *
 * @example readTheme(':root { --color-brand: #0b5fa5; }').get('--color-brand') // '#0b5fa5'
 */
export function readTheme(...stylesheets: readonly string[]): Theme {
  const raw = new Map<string, string>();
  for (const css of stylesheets)
    for (const [, name = '', value = ''] of withoutComments(css).matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g))
      raw.set(name, value.trim());
  return new Map([...raw].map(([name, value]) => [name, followed(value, raw)]));
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

function followed(value: string, theme: Theme, depth = 0): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  const next = name === undefined ? undefined : theme.get(name);
  return next === undefined || depth > 8 ? value : followed(next, theme, depth + 1);
}
