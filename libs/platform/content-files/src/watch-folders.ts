import { once } from 'node:events';
import { watch } from 'chokidar';

/**
 * Follows folders from the moment on in which the promise resolves. Returns the function that ends it.
 *
 * @param onChange called at each change below them but those of code.
 * @throws the error of a system that cannot follow them, such as one whose limit of watched folders is reached.
 */
export async function watchFolders(
  folders: readonly string[],
  { onChange, onError }: { onChange(): void; onError(error: unknown): void },
): Promise<() => Promise<void>> {
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (file, stats) => stats?.isFile() === true && /\.(tsx?|css)$/.test(file),
  }).on('all', onChange);
  let isFollowed = false;
  // Each folder has an error of its own: the first one is thrown.
  watcher.on('error', (error) => {
    if (isFollowed) onError(error);
  });
  try {
    await once(watcher, 'ready');
  } catch (error) {
    await watcher.close();
    throw error;
  }
  isFollowed = true;
  return () => watcher.close();
}
