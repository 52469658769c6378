import { allParts } from '@forecourt/prize-draw';

/** A part of the wheel. */
export interface WheelPart {
  id: string;
  /** The outline, in a circle of radius 100 around 0, 0. */
  path: string;
  /** Degrees from the top, clockwise, to its middle. */
  middle: number;
}

/** The parts of a wheel. Each is as wide as it is likely, so that the wheel promises no more than the odds. */
export function wheelParts(prizes: readonly { id: string; parts: number }[]): WheelPart[] {
  const all = allParts(prizes);
  let before = 0;
  return prizes.map(({ id, parts }) => {
    const from = before / all;
    before += parts;
    const to = before / all;
    const large = parts * 2 > all ? 1 : 0;
    return { id, path: `M0 0L${at(from)}A100 100 0 ${large} 1 ${at(to)}Z`, middle: 180 * (from + to) };
  });
}

/** A point of the rim, by its share of the round. */
function at(share: number): string {
  const angle = 2 * Math.PI * share;
  return `${rounded(Math.sin(angle))} ${rounded(-Math.cos(angle))}`;
}

const rounded = (part: number): number => Math.round(part * 10_000) / 100 || 0;
