export { contrastPairs } from './contrast/contrastPairs.ts';
export type { ContrastPair } from './contrast/contrastPairs.ts';
export { contrastRatio } from './contrast/contrastRatio.ts';
export { contrastProblems } from './contrast/contrastProblems.ts';
export { readTheme } from './contrast/readTheme.ts';
export type { Theme } from './contrast/readTheme.ts';
