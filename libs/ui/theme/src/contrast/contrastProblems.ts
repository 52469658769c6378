import { contrastPairs } from './contrastPairs.ts';
import type { ContrastPair } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import type { Theme } from './readTheme.ts';

/**
 * The contrast failures of a theme: a sentence for each pair of tokens that is below its minimum or
 * lacks a colour; empty when the theme passes.
 *
 * @example contrastProblems(readTheme(platformTokens, dealerTheme)) // []
 */
export function contrastProblems(theme: Theme): string[] {
  return contrastPairs.flatMap((pair) => problem(pair, theme) ?? []);
}

function problem({ front, back, least }: ContrastPair, theme: Theme): string | null {
  const [one, other] = [theme.get(front), theme.get(back)];
  if (one === undefined) return `${front} is not set.`;
  if (other === undefined) return `${back} is not set.`;
  const ratio = contrastRatio(one, other);
  if (ratio >= least) return null;
  return `${front} (${one}) on ${back} (${other}) has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed.`;
}
