import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file with its folder; writing what stands there already would look like a change to whoever watches the file. */
export async function writeWhereOther(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
