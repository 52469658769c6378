import { readTheme } from '@forecourt/theme';
import type { Theme } from '@forecourt/theme';
import icons from '../../libs/ui/theme/src/icons.css?raw';
import tokens from '../../libs/ui/theme/src/tokens.css?raw';
import { dealerTheme } from '../dealers.ts';

/** All tokens as they are for a dealer: the platform's values, replaced by those of its `theme.css`. */
export const tokensOf = (dealer: unknown): Theme => readTheme(tokens, dealerTheme(String(dealer)));

/** The names of the tokens that begin with a prefix, in the order of the stylesheet; `--text-` gives no `--text-body--line-height`. */
export const named = (theme: Theme, prefix: string): string[] =>
  [...theme.keys()].filter(
    (name) => name.startsWith(prefix) && !name.endsWith('*') && !name.slice(2).includes('--'),
  );

/** The icons that are one class: `icon icon-search`. */
export const iconNames: readonly string[] = [...readTheme(icons).keys()].filter((name) =>
  name.startsWith('--icon-'),
);
