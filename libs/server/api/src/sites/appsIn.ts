import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The dealer apps in a folder, by the file that each of them has: the folder itself where it is such an app, else those in it, in the
 * order of their names. Empty where there is none.
 */
export async function appsIn(directory: string, file: string): Promise<string[]> {
  const isApp = (folder: string) => existsSync(path.join(folder, file));
  if (isApp(directory)) return [directory];
  const names = existsSync(directory) ? (await readdir(directory)).sort() : [];
  return names.map((name) => path.join(directory, name)).filter(isApp);
}
