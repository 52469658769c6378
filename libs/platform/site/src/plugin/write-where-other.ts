import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and its folder. An unchanged file is not written, because file watchers would report a change. */
export async function writeWhereOther(file: string, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
