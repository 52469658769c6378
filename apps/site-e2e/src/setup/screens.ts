import { readdirSync } from 'node:fs';
import path from 'node:path';

export type Screen = 'phone' | 'desktop';

const folder = path.join(import.meta.dirname, '../browser');

/** What belongs to both screens of every site, because it looks at how a page lies in its window. */
const ON_BOTH = ['pages.journey.ts'];

/**
 * The journeys of one site on one screen. Each runs on every site, and over the sites on both screens, as in a chessboard:
 * twice as many sites would otherwise mean twice the time (docs/decisions/0011). FORECOURT_JOURNEYS=all runs each on every
 * site on both screens.
 *
 * @param place of the site among all.
 */
export function journeysOn(screen: Screen, place: number): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.journey.ts'));
  const everywhere = files.filter((file) => !file.endsWith('.desktop.journey.ts')).toSorted();
  const desktopOnly = files.filter((file) => file.endsWith('.desktop.journey.ts'));
  const all = process.env['FORECOURT_JOURNEYS'] === 'all';
  const chosen = everywhere.filter(
    (file, index) => all || ON_BOTH.includes(file) || ((index + place) % 2 === 0) === (screen === 'desktop'),
  );
  return [...chosen, ...(screen === 'desktop' ? desktopOnly : [])];
}
