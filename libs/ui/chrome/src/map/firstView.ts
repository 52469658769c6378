/** Timeout of the first view, milliseconds. */
const TIMEOUT_MS = 20_000;

/** The part of a map that `firstView` uses. */
interface HeardMap {
  on(type: 'style.load' | 'load', listener: () => void): unknown;
  on(type: 'error', listener: (event: { error: Error }) => void): unknown;
  on(type: 'sourcedata', listener: (event: { tile?: unknown }) => void): unknown;
}

/**
 * Resolves when a map shows something: at least one tile has loaded, and the map is idle or the timeout has passed. Later errors, and
 * single missing tiles, are ignored.
 *
 * @throws Error when the style or all tiles fail to load.
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
    const patience = setTimeout(settle, TIMEOUT_MS);
    map.on('style.load', () => (hasStyle = true));
    map.on('sourcedata', ({ tile }) => {
      if (tile) hasTile = true;
    });
    // An error listener keeps the errors out of the console.
    map.on('error', ({ error }) => {
      problem = error;
      if (!hasStyle) settle();
    });
    map.on('load', settle);
  });
}
