/** A rule of a font package's stylesheet. */
export interface StylesheetFace {
  family: string;
  italic: boolean;
  /** Whether text is shown before the font has loaded. */
  swaps: boolean;
  /** Path of its WOFF2 file, relative to the stylesheet; null if it has none. */
  file: string | null;
  /** Whether it has English letters. */
  latin: boolean;
}

/** The `@font-face` rules of a stylesheet. */
export function stylesheetFaces(css: string): StylesheetFace[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => {
    const value = (name: string) =>
      new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`).exec(rule)?.[1]?.trim() ?? '';
    const range = value('unicode-range');
    return {
      family: value('font-family').replace(/^['"]|['"]$/g, ''),
      italic: /^(italic|oblique)/.test(value('font-style')),
      swaps: /^(swap|fallback|optional)$/.test(value('font-display')),
      file: /url\(\s*['"]?([^'")]+\.woff2)['"]?\s*\)/.exec(value('src'))?.[1] ?? null,
      latin: range === '' || /U\+0{0,4}-0{0,2}FF\b/i.test(range),
    };
  });
}
