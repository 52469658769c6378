import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The dealer apps in a folder, found by their `dealer.config.ts`: the folder itself if it is an app, else its subfolders in order of their
 * names. Empty if there is none.
 */
export async function appsIn(directory: string, file: string): Promise<string[]> {
  const isApp = (folder: string) => existsSync(path.join(folder, file));
  if (isApp(directory)) return [directory];
  const names = existsSync(directory) ? (await readdir(directory)).sort() : [];
  return names.map((name) => path.join(directory, name)).filter(isApp);
}
