import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '@forecourt/site-config';
import type { ConfigProblem, OwnFont } from '@forecourt/site-config';
import { platformFamilies } from '../faces.ts';
import { ownFonts } from './own-fonts.ts';
import { themeFamilies } from './theme-families.ts';

/** The problems of a dealer app's fonts: its own fonts, and those that its `theme.css` names. */
export async function fontProblems(
  appDirectory: string,
  fonts: readonly OwnFont[],
): Promise<ConfigProblem[]> {
  const { problems } = ownFonts(appDirectory, fonts);
  if (!existsSync(path.join(appDirectory, 'theme.css'))) return problems;
  const named = await themeFamilies(appDirectory);
  const own = fonts.map(({ family }) => family);
  const known = [...own, ...platformFamilies];
  const unknown = named
    .filter(({ family, quoted }) => quoted && !known.includes(family))
    .map(({ token, family }) => {
      const near = nearest(family, known);
      return {
        path: `theme.css ${token}`,
        what: `there is no font "${family}"`,
        why: 'All text would be in the next font of the list.',
        fix: near
          ? `Did you mean "${near}"?`
          : `Declare it in brand.fonts (docs/recipes/own-font.md), or write one of: ${known.join(', ')}. Write a system font without quotes.`,
      };
    });
  const unused = own.flatMap((family, at) =>
    own.indexOf(family) === at && !named.some((each) => each.family === family)
      ? [
          {
            path: `brand.fonts[${at}].family`,
            what: `no token of theme.css begins with "${family}"`,
            why: 'Every page would load the font and show another.',
            fix: `Write --font-text or --font-display: '${family}', '${family} fallback', … in theme.css.`,
          },
        ]
      : [],
  );
  return [...problems, ...unknown, ...(unknown.length > 0 ? [] : unused)];
}
