/** How long a map may take, milliseconds. */
const PATIENCE_MS = 20_000;

/** What `firstView` hears of a map. */
interface HeardMap {
  on(type: 'style.load' | 'load', listener: () => void): unknown;
  on(type: 'error', listener: (event: { error: Error }) => void): unknown;
  on(type: 'sourcedata', listener: (event: { tile?: unknown }) => void): unknown;
}

/**
 * Resolves when a map shows something: it has settled, or its time is up, and a tile came. A map goes on without what is missing
 * later, or beside what came.
 *
 * @throws Error when its style does not come, or none of its tiles.
 */
export function firstView(map: HeardMap): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false;
    let hasTile = false;
    let problem = new Error('The map has nothing to show.');
    const settle = () => {
      clearTimeout(patience);
      if (hasTile) resolve();
      else reject(problem);
    };
    const patience = setTimeout(settle, PATIENCE_MS);
    map.on('style.load', () => (hasStyle = true));
    map.on('sourcedata', ({ tile }) => {
      if (tile) hasTile = true;
    });
    // Whoever listens for errors keeps them out of the console.
    map.on('error', ({ error }) => {
      problem = error;
      if (!hasStyle) settle();
    });
    map.on('load', settle);
  });
}
