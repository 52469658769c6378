import { green, yellow } from './say.mjs';

/** The figure of the calibrating loop. */
export const CALIBRATION = 'calibrating loop, median';

/** A benchmark's JSON line as a figure, or null for any other line. */
export function parseFigure(line) {
  if (!line.startsWith('{')) return null;
  try {
    const figure = JSON.parse(line);
    return typeof figure.figure === 'string' ? figure : null;
  } catch {
    return null;
  }
}

const short = (number) =>
  Math.abs(number) >= 100
    ? Math.round(number).toLocaleString('en-AU')
    : String(Number(number.toPrecision(3)));

/** Whether a figure reaches its target; null without a target. */
export function reaches({ value, atLeast, atMost }) {
  if (atLeast === undefined && atMost === undefined) return null;
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/** `  ✓ vehicle page, uncached   412 requests/s (at least 300) · p50 2.1 ms · p95 3.4 ms · 0.31 of a bare server` */
export function figureLine(figure) {
  const { value, unit = '', atLeast, atMost, p50, p95, ratio, against } = figure;
  const verdict = reaches(figure);
  const parts = [`${short(value)} ${unit}`.trim()];
  if (atLeast !== undefined) parts[0] += ` (at least ${short(atLeast)})`;
  if (atMost !== undefined) parts[0] += ` (at most ${short(atMost)})`;
  if (p50 !== undefined) parts.push(`p50 ${short(p50)} ms`);
  if (p95 !== undefined) parts.push(`p95 ${short(p95)} ms`);
  if (ratio !== undefined) parts.push(`${short(ratio)} of ${against ?? 'the comparison'}`);
  const mark = verdict === null ? '·' : verdict ? green('✓') : yellow('!');
  return `  ${mark} ${figure.figure.padEnd(44)} ${parts.join(' · ')}`;
}
