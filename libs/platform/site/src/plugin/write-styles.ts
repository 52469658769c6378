import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';
import { platformFaces } from './faces.ts';
import { ownFonts } from './fonts/own-fonts.ts';
import { themeFamilies } from './fonts/theme-families.ts';
import { foreignDependencies, isRendered, packageRoots } from './package-roots.ts';
import { writeWhereOther } from './write-where-other.ts';

/** What no page shows: its class names, and words that look like some, would be in the stylesheet. A published package leaves it out too. */
const UNSHOWN = '**/*.{test,stories}.{ts,tsx}';

/** The stylesheet of a site, with facts that the build needs. */
export interface SiteStyles {
  /** Path of the stylesheet. */
  file: string;
  /** Names of the third-party packages that the site loads in a browser. */
  packages: string[];
  /** Text of `virtual:forecourt/fonts`. */
  fontsModule: string;
}

/**
 * Writes the stylesheet of a dealer app: the platform's theme, the packages to scan for class names, the dealer's tokens. It is a real
 * file in `.forecourt/`, because Tailwind resolves imports relative to it.
 */
export async function writeStyles(appDirectory: string, site: SiteDefinition): Promise<SiteStyles> {
  const require = createRequire(path.join(appDirectory, 'package.json'));
  const roots = packageRoots(appDirectory, site);
  const directory = path.join(appDirectory, '.forecourt');
  const relative = (file: string) => path.relative(directory, file).replaceAll('\\', '/');
  // `dist` repeats the class names of `src`, in four times as many files: scanning them takes ten times as long.
  const sources = roots
    .filter(isRendered)
    .flatMap(
      (root) =>
        ['src', 'dist'].map((part) => path.join(root, part)).find((source) => existsSync(source)) ?? [],
    );
  const named = await themeFamilies(appDirectory);
  const worn = platformFaces([...new Set(named.map(({ family }) => family))]);
  const own = ownFonts(appDirectory, site.dealer.brand.fonts ?? []).faces;
  const fallbacks = path.join(directory, 'fonts.css');
  if (own.length > 0) await writeWhereOther(fallbacks, own.map(({ css }) => css).join('\n'));
  const sheets = [
    require.resolve('@forecourt/theme/styles.css'),
    ...worn.map(({ style }) => require.resolve(`@forecourt/theme/fonts/${style}.css`)),
    ...new Set(own.flatMap(({ stylesheet }) => stylesheet ?? [])),
    ...(own.length > 0 ? [fallbacks] : []),
  ];
  const file = path.join(directory, 'styles.css');
  await writeWhereOther(
    file,
    [
      ...sheets.map((sheet) => `@import '${relative(sheet)}';`),
      ...sources.flatMap((source) => [
        `@source '${relative(source)}';`,
        `@source not '${relative(source)}/${UNSHOWN}';`,
      ]),
      `@source '../overrides.tsx';`,
      `@source '../content';`,
      `@import '../theme.css';`,
      '',
    ].join('\n'),
  );
  return {
    file,
    packages: [...new Set(roots.flatMap(foreignDependencies))].sort(),
    // Preloaded in parallel with the stylesheet, so that text and headings are shown in their fonts at once.
    fontsModule: fontsModule([
      ...worn.map(({ latin }) => ({ module: require.resolve(latin) })),
      ...own.flatMap(({ preload }) => preload ?? []),
    ]),
  };
}

/** The URLs of the font files; the build sets those of bundled files. */
function fontsModule(fonts: readonly ({ module: string } | { address: string })[]): string {
  const imports = fonts.flatMap((font, at) =>
    'module' in font ? [`import face${at} from ${JSON.stringify(`${font.module}?url`)};`] : [],
  );
  const addresses = fonts.map((font, at) => ('module' in font ? `face${at}` : JSON.stringify(font.address)));
  return [...imports, `export const preload = [${addresses.join(', ')}];`].join('\n');
}
