/** Foreground and background token, and their minimum contrast. */
export interface ContrastPair {
  front: string;
  back: string;
  /** 4.5 for text, 3 for controls and graphics (WCAG 2.2: 1.4.3 and 1.4.11). */
  least: number;
}

const TEXT = 4.5;
const GRAPHIC = 3;

const pairs: readonly [fronts: string, backs: string, least: number][] = [
  ['ink ink-2 ink-3', 'page surface sunken', TEXT],
  ['ink-2', 'stage', TEXT],
  ['ink-2', 'line', TEXT],
  ['on-brand', 'brand brand-hover brand-active', TEXT],
  ['on-brand-soft', 'brand-soft', TEXT],
  ['brand-text', 'page surface sunken', TEXT],
  ['on-accent', 'accent', TEXT],
  ['accent-text', 'page surface', TEXT],
  ['on-inverse on-inverse-2', 'inverse', TEXT],
  ['success warning danger', 'page surface', TEXT],
  ['success', 'success-soft', TEXT],
  ['warning', 'warning-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['line-strong', 'page surface sunken', GRAPHIC],
  ['brand', 'page surface', GRAPHIC],
  ['tab', 'page', GRAPHIC],
  ['focus', 'page surface sunken', GRAPHIC],
  ['on-inverse', 'inverse', GRAPHIC],
  ['gauge-low gauge-medium gauge-high', 'surface', GRAPHIC],
];

/** Every foreground/background pair of colour tokens that the platform uses, with its minimum contrast. */
export const contrastPairs: readonly ContrastPair[] = pairs.flatMap(([fronts, backs, least]) =>
  fronts
    .split(' ')
    .flatMap((front) =>
      backs.split(' ').map((back) => ({ front: `--color-${front}`, back: `--color-${back}`, least })),
    ),
);
