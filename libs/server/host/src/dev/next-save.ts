import path from 'node:path';
import { watch } from 'chokidar';

/** What tools write into an app; nobody saves there. */
const WRITTEN = /^build([/\\]|$)|(^|[/\\])(\.|node_modules([/\\]|$))/;

/** Interval at which files are looked at, milliseconds. */
const LOOK_MS = 300;

/**
 * The next file that is saved in an app, or among the files outside of it.
 *
 * @param since counts what was saved since then, before this could follow it; milliseconds.
 */
export async function nextSave(app: string, files: Iterable<string>, since: number): Promise<string> {
  const isOutside = (file: string) => path.relative(app, file).startsWith('..');
  const watcher = watch([app, ...[...files].filter(isOutside)], {
    ignored: (file) => !isOutside(file) && WRITTEN.test(path.relative(app, file)),
    alwaysStat: true,
    // Looked at, because the system limits how many files it tells of.
    usePolling: true,
    interval: LOOK_MS,
    binaryInterval: LOOK_MS,
  });
  let isFollowed = false;
  watcher.on('ready', () => (isFollowed = true));
  // What the system does not let be looked at is not waited for.
  watcher.on('error', () => undefined);
  try {
    return await new Promise<string>((resolve) => {
      watcher.on('all', (event, file, stats) => {
        const isEarlier = !isFollowed && (event === 'addDir' || !stats || stats.ctimeMs < since);
        if (!isEarlier) resolve(file);
      });
    });
  } finally {
    await watcher.close();
  }
}
